import { expect, test } from 'vitest'
import { firstGap, type SignUpValues } from '../../../src/client/features/member/sign-up/sign-up-check.ts'

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
  const asked = [firstGap(values, true)]
  for (const step of steps) {
    values = { ...values, ...step }
    asked.push(firstGap(values, true))
  }
  expect(asked).toEqual(['EMAIL', 'PASSWORD', 'ROLE', 'NAME', 'CONSENT', undefined])
})

test('spaces do not count as an email or a name', () => {
  expect(firstGap({ ...complete, email: '  ' }, true)).toBe('EMAIL')
  expect(firstGap({ ...complete, name: ' \t' }, true)).toBe('NAME')
})

test('a password may consist of spaces', () => {
  expect(firstGap({ ...complete, password: '        ' }, true)).toBeUndefined()
})

test('consent is not asked where the operator has set no texts', () => {
  expect(firstGap({ ...complete, consent: false }, false)).toBeUndefined()
})
