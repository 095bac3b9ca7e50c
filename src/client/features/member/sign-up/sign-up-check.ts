import * as z from 'zod/mini'
import { MemberName } from '../../../../contract/account/member-name.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import type { MemberRole } from '../role-of-path.ts'

export interface SignUpValues {
  role: MemberRole | ''
  name: string
  email: string
  password: string
  consent: boolean
}

/**
 * The first field that is missing, in the order in which they are reported; the password is typed once, so no check
 * compares it.
 * @param needsConsent whether the operator has set terms of use or a privacy policy
 */
export function missingField(values: SignUpValues, needsConsent: boolean): FieldErrors {
  if (values.email.trim() === '') return { email: 'REQUIRED' }
  if (values.password === '') return { password: 'REQUIRED' }
  if (values.role === '') return { role: 'REQUIRED' }
  if (values.name.trim() === '') return { name: 'REQUIRED' }
  if (needsConsent && !values.consent) return { consent: 'REQUIRED' }
  return {}
}

export type NumberSignUpValues = Pick<SignUpValues, 'role' | 'name' | 'consent'>

const Named = z.object({ name: MemberName })

/** The first field of a sign-up by cellphone that is missing, else what is wrong with the name. */
export function numberSignUpErrors(values: NumberSignUpValues, needsConsent: boolean): FieldErrors {
  if (values.role === '') return { role: 'REQUIRED' }
  if (values.name.trim() === '') return { name: 'REQUIRED' }
  if (needsConsent && !values.consent) return { consent: 'REQUIRED' }
  return fieldErrorsOf(Named, values)
}
