import type { FieldErrors } from '../../../forms/field-errors.ts'

export interface SignUpValues {
  role: 'EMPLOYEE' | 'EMPLOYER' | ''
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
