import * as z from 'zod/mini'
import { Password } from '../../../../contract/account/member.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import type { NewPasswordValues } from './new-password-fields.tsx'

const NewPassword = z.object({ password: Password })

/** Errors of a new password and its confirmation by field. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FieldErrors {
  if (password === '') return { password: 'REQUIRED' }
  const errors = fieldErrorsOf(NewPassword, { password })
  if (Object.keys(errors).length > 0) return errors
  return password === confirmation ? {} : { confirmation: 'INVALID' }
}
