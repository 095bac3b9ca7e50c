import { expect, test } from 'vitest'
import {
  missingField,
  numberSignUpErrors,
  type SignUpValues,
} from '../../../src/client/features/member/sign-up/sign-up-check.ts'

const complete: SignUpValues = {
  role: 'EMPLOYEE',
  name: 'Tran Minh Hau',
  email: 'hau@example.com',
  password: 'long enough',
  consent: true,
}

test('the checks come in order: email, password, member type, name, consent', () => {
  const steps: Partial<SignUpValues>[] = [
    { email: 'hau@example.com' },
    { password: 'long enough' },
    { role: 'EMPLOYER' },
    { name: 'Hau' },
    { consent: true },
  ]
  let values: SignUpValues = { role: '', name: '', email: '', password: '', consent: false }
  const asked = [missingField(values, true)]
  for (const step of steps) {
    values = { ...values, ...step }
    asked.push(missingField(values, true))
  }
  expect(asked).toEqual([
    { email: 'REQUIRED' },
    { password: 'REQUIRED' },
    { role: 'REQUIRED' },
    { name: 'REQUIRED' },
    { consent: 'REQUIRED' },
    {},
  ])
})

test('spaces do not count as an email or a name', () => {
  expect(missingField({ ...complete, email: '  ' }, true)).toEqual({ email: 'REQUIRED' })
  expect(missingField({ ...complete, name: ' \t' }, true)).toEqual({ name: 'REQUIRED' })
})

test('a password may consist of spaces', () => {
  expect(missingField({ ...complete, password: '        ' }, true)).toEqual({})
})

test('consent is not asked where the operator has set no texts', () => {
  expect(missingField({ ...complete, consent: false }, false)).toEqual({})
})

test('a sign-up by cellphone asks for member type, name and consent, and refuses a name with an address', () => {
  const asked = { role: 'EMPLOYEE', name: 'Hau', consent: false } as const
  expect(numberSignUpErrors({ ...asked, role: '' }, true)).toEqual({ role: 'REQUIRED' })
  expect(numberSignUpErrors({ ...asked, name: ' ' }, true)).toEqual({ name: 'REQUIRED' })
  expect(numberSignUpErrors(asked, true)).toEqual({ consent: 'REQUIRED' })
  expect(numberSignUpErrors({ ...asked, name: 'www.example.com' }, false)).toEqual({ name: 'INVALID' })
  expect(numberSignUpErrors(asked, false)).toEqual({})
})
