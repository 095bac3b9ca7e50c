import { expect, test } from 'vitest'
import { errorsOfCodeRefusal, refusedCode } from '../../../src/client/entities/certification/code-refusal.ts'
import { ApiProblem, NetworkFailure } from '../../../src/client/api/problem.ts'
import { ERROR_STATUS, type ErrorCode, type FieldError } from '../../../src/contract/base/errors.ts'

const refusal = (responseCode: ErrorCode, ...errors: FieldError[]) => {
  const status = ERROR_STATUS[responseCode]
  return new ApiProblem(status, {
    type: '',
    title: '',
    detail: '',
    status,
    instance: '',
    responseCode,
    errors,
  })
}
const atCode: FieldError = { field: 'code', code: 'INVALID', message: 'is not the code that was sent' }

test('a wrong code is not reported as malformed at its field', () => {
  expect(errorsOfCodeRefusal(refusal('CODE_MISMATCH', atCode))).toEqual({})
})

test('a malformed code is reported at its field', () => {
  expect(errorsOfCodeRefusal(refusal('VALIDATION', atCode))).toEqual({ code: 'INVALID' })
})

test('an expired code and a lost network give no field errors', () => {
  expect(errorsOfCodeRefusal(refusal('CODE_EXPIRED'))).toEqual({})
  expect(errorsOfCodeRefusal(new NetworkFailure('lost'))).toEqual({})
})

test('only a wrong or expired code is explained at the field of the code', () => {
  expect(refusedCode(refusal('CODE_MISMATCH', atCode))).toBe('CODE_MISMATCH')
  expect(refusedCode(refusal('CODE_EXPIRED'))).toBe('CODE_EXPIRED')
  expect(refusedCode(refusal('PASSWORD_MISMATCH'))).toBeUndefined()
  expect(refusedCode(new NetworkFailure('lost'))).toBeUndefined()
  expect(refusedCode(null)).toBeUndefined()
})
