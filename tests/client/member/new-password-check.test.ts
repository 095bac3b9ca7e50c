import { expect, test } from 'vitest'
import { newPasswordTroubles } from '../../../src/client/features/member/recovery/new-password-check.ts'

const troubles = (password: string, confirmation = password) =>
  newPasswordTroubles({ password, confirmation })

test('a new password has 8 to 128 characters and is given twice alike', () => {
  expect(troubles('')).toEqual({ password: 'REQUIRED' })
  expect(troubles('1234567')).toEqual({ password: 'TOO_SHORT' })
  expect(troubles('x'.repeat(129))).toEqual({ password: 'TOO_LONG' })
  expect(troubles('12345678', '12345679')).toEqual({ confirmation: 'INVALID' })
  expect(troubles('12345678')).toEqual({})
})
