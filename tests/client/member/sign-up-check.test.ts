import { expect, test } from 'vitest'
import { firstGap, type SignUpValues } from '../../../src/client/features/member/sign-up/sign-up-check.ts'

const complete: SignUpValues = {
  role: 'EMPLOYEE',
  name: 'Tran Minh Hau',
  email: 'hau@example.com',
  password: 'long enough',
}

test('the checks come in order: email, password, member type, name', () => {
  const steps: Partial<SignUpValues>[] = [
    { email: 'hau@example.com' },
    { password: 'long enough' },
    { role: 'EMPLOYER' },
    { name: 'Hau' },
  ]
  let values: SignUpValues = { role: '', name: '', email: '', password: '' }
  const asked = [firstGap(values)]
  for (const step of steps) {
    values = { ...values, ...step }
    asked.push(firstGap(values))
  }
  expect(asked).toEqual(['EMAIL', 'PASSWORD', 'ROLE', 'NAME', undefined])
})

test('spaces do not count as an email or a name', () => {
  expect(firstGap({ ...complete, email: '  ' })).toBe('EMAIL')
  expect(firstGap({ ...complete, name: ' \t' })).toBe('NAME')
})

test('a password may consist of spaces', () => {
  expect(firstGap({ ...complete, password: '        ' })).toBeUndefined()
})
