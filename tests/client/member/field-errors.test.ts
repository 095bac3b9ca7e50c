import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsOf, errorsOf } from '../../../src/client/forms/field-errors.ts'
import { Cellphone } from '../../../src/contract/account/cellphone.ts'
import { SignIn, SignUp } from '../../../src/contract/account/member.ts'

const complete = {
  authType: 'EMAIL',
  role: 'EMPLOYEE',
  name: 'Tran Minh Hau',
  email: 'hau@example.com',
  password: 'long enough',
}

test('a valid form has no errors', () => {
  expect(fieldErrorsOf(SignUp, complete)).toEqual({})
})

test('each invalid field has one error, with the code of the server', () => {
  const values = { ...complete, email: 'no address', password: 'short', name: 'x'.repeat(61) }
  expect(fieldErrorsOf(SignUp, values)).toEqual({ email: 'INVALID', password: 'TOO_SHORT', name: 'TOO_LONG' })
})

test('a password of 128 characters is valid, and one more is too long', () => {
  expect(fieldErrorsOf(SignUp, { ...complete, password: 'x'.repeat(128) })).toEqual({})
  expect(fieldErrorsOf(SignUp, { ...complete, password: 'x'.repeat(129) })).toEqual({ password: 'TOO_LONG' })
})

test('an empty field is required rather than too short', () => {
  const values = { authType: 'EMAIL', email: '', password: '' }
  expect(fieldErrorsOf(SignIn, values)).toEqual({ email: 'REQUIRED', password: 'REQUIRED' })
})

test('the first of several errors of a field counts', () => {
  const errors = [
    { field: 'email', code: 'IN_USE' as const },
    { field: 'email', code: 'INVALID' as const },
  ]
  expect(errorsOf(errors)).toEqual({ email: 'IN_USE' })
})

test('a choice that was not made is asked for, and one that nobody knows is called unknown', () => {
  const { role: _, ...unchosen } = complete
  expect(fieldErrorsOf(SignUp, unchosen)).toEqual({ role: 'REQUIRED' })
  expect(fieldErrorsOf(SignUp, { ...complete, role: 'BOSS' })).toEqual({ role: 'UNKNOWN' })
})

test('an empty list is asked for, as an empty text is', () => {
  const Chosen = z.object({ sectors: z.array(z.string()).check(z.minLength(1), z.maxLength(2)) })
  expect(fieldErrorsOf(Chosen, { sectors: [] })).toEqual({ sectors: 'REQUIRED' })
  expect(fieldErrorsOf(Chosen, { sectors: ['a', 'b', 'c'] })).toEqual({ sectors: 'TOO_LONG' })
})

const WithCellphone = z.object({ cellphone: Cellphone })

test('an empty cellphone is required, and a malformed one is invalid', () => {
  expect(fieldErrorsOf(WithCellphone, { cellphone: '' })).toEqual({ cellphone: 'REQUIRED' })
  expect(fieldErrorsOf(WithCellphone, { cellphone: '02' })).toEqual({ cellphone: 'INVALID' })
})
