export interface SignUpValues {
  role: 'EMPLOYEE' | 'EMPLOYER' | ''
  name: string
  email: string
  password: string
  consent: boolean
}

/** The checks, in the order in which they are reported; the password is typed once, so none compares it. */
export type SignUpGap = 'EMAIL' | 'PASSWORD' | 'ROLE' | 'NAME' | 'CONSENT'

/**
 * The first failed check; undefined if the form may be sent.
 * @param needsConsent whether the operator has set terms of use or a privacy policy
 */
export function firstGap(values: SignUpValues, needsConsent: boolean): SignUpGap | undefined {
  if (values.email.trim() === '') return 'EMAIL'
  if (values.password === '') return 'PASSWORD'
  if (values.role === '') return 'ROLE'
  if (values.name.trim() === '') return 'NAME'
  if (needsConsent && !values.consent) return 'CONSENT'
  return undefined
}
