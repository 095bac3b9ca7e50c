import { expect, test } from 'vitest'
import { newPasswordErrors } from '../../../src/client/features/member/recovery/new-password-check.ts'

const errors = (password: string, confirmation = password) => newPasswordErrors({ password, confirmation })

test('a new password has 8 to 128 characters and an equal confirmation', () => {
  expect(errors('')).toEqual({ password: 'REQUIRED' })
  expect(errors('1234567')).toEqual({ password: 'TOO_SHORT' })
  expect(errors('x'.repeat(129))).toEqual({ password: 'TOO_LONG' })
  expect(errors('12345678', '12345679')).toEqual({ confirmation: 'INVALID' })
  expect(errors('12345678')).toEqual({})
})
