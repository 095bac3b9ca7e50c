export interface SignUpValues {
  role: 'EMPLOYEE' | 'EMPLOYER' | ''
  name: string
  email: string
  password: string
  confirmation: string
}

/** The five checks in their order (specification, section 5). */
export type SignUpGap = 'EMAIL' | 'PASSWORD' | 'CONFIRMATION' | 'ROLE' | 'NAME'

/** The first failed check; undefined if the form may be sent. */
export function firstGap(values: SignUpValues): SignUpGap | undefined {
  if (values.email.trim() === '') return 'EMAIL'
  if (values.password === '') return 'PASSWORD'
  if (values.password !== values.confirmation) return 'CONFIRMATION'
  if (values.role === '') return 'ROLE'
  if (values.name.trim() === '') return 'NAME'
  return undefined
}
