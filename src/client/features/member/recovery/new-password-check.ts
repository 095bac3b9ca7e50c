import * as z from 'zod/mini'
import { Password } from '../../../../contract/account/member.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import type { NewPasswordValues } from './new-password-fields.tsx'

const NewPassword = z.object({ password: Password })

/** What is wrong with a new password and its repetition, by field. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FieldErrors {
  if (password === '') return { password: 'REQUIRED' }
  const errors = fieldErrorsOf(NewPassword, { password })
  if (Object.keys(errors).length > 0) return errors
  return password === confirmation ? {} : { confirmation: 'INVALID' }
}
