export interface SignUpValues {
  role: 'EMPLOYEE' | 'EMPLOYER' | ''
  name: string
  email: string
  password: string
}

/** The checks in their order (specification, section 5); the password is typed once, so none compares it. */
export type SignUpGap = 'EMAIL' | 'PASSWORD' | 'ROLE' | 'NAME'

/** The first failed check; undefined if the form may be sent. */
export function firstGap(values: SignUpValues): SignUpGap | undefined {
  if (values.email.trim() === '') return 'EMAIL'
  if (values.password === '') return 'PASSWORD'
  if (values.role === '') return 'ROLE'
  if (values.name.trim() === '') return 'NAME'
  return undefined
}
