import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsOf, errorsOf } from '../../../src/client/forms/field-errors.ts'
import { Cellphone } from '../../../src/contract/account/certification.ts'
import { SignIn, SignUp } from '../../../src/contract/account/member.ts'

const complete = {
  authType: 'EMAIL',
  role: 'EMPLOYEE',
  name: 'Tran Minh Hau',
  email: 'hau@example.com',
  password: 'long enough',
}

test('a form that fits the contract has no errors', () => {
  expect(fieldErrorsOf(SignUp, complete)).toEqual({})
})

test('each field that does not fit is named once, with the code that the server would give', () => {
  const values = { ...complete, email: 'no address', password: 'short', name: 'x'.repeat(61) }
  expect(fieldErrorsOf(SignUp, values)).toEqual({ email: 'INVALID', password: 'TOO_SHORT', name: 'TOO_LONG' })
})

test('a password of 128 characters is taken and one more is too long', () => {
  expect(fieldErrorsOf(SignUp, { ...complete, password: 'x'.repeat(128) })).toEqual({})
  expect(fieldErrorsOf(SignUp, { ...complete, password: 'x'.repeat(129) })).toEqual({ password: 'TOO_LONG' })
})

test('what was left empty is asked for, not called too short', () => {
  const values = { authType: 'EMAIL', email: '', password: '' }
  expect(fieldErrorsOf(SignIn, values)).toEqual({ email: 'REQUIRED', password: 'REQUIRED' })
})

test('of several answers about one field the first counts', () => {
  const errors = [
    { field: 'email', code: 'IN_USE' as const },
    { field: 'email', code: 'INVALID' as const },
  ]
  expect(errorsOf(errors)).toEqual({ email: 'IN_USE' })
})

const WithCellphone = z.object({ cellphone: Cellphone })

test('a cellphone that was left empty is asked for, as the server would say', () => {
  expect(fieldErrorsOf(WithCellphone, { cellphone: '' })).toEqual({ cellphone: 'REQUIRED' })
  expect(fieldErrorsOf(WithCellphone, { cellphone: '02' })).toEqual({ cellphone: 'INVALID' })
})
