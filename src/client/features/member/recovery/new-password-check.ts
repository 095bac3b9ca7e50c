import * as z from 'zod/mini'
import { Password } from '../../../../contract/member.ts'
import { type FieldTroubles, fieldTroubles } from '../../../forms/field-errors.ts'
import type { NewPasswordValues } from './new-password-fields.tsx'

const NewPassword = z.object({ password: Password })

/** What is wrong with a new password and its repetition, by field. */
export function newPasswordTroubles({ password, confirmation }: NewPasswordValues): FieldTroubles {
  if (password === '') return { password: 'REQUIRED' }
  const troubles = fieldTroubles(NewPassword, { password })
  if (Object.keys(troubles).length > 0) return troubles
  return password === confirmation ? {} : { confirmation: 'INVALID' }
}
