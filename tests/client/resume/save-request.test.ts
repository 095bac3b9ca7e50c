import { expect, test } from 'vitest'
import { requestSave, takeSaveRequest } from '../../../src/client/features/resume/saving/save-request.ts'
import { EMPTY_RESUME } from '../../../src/client/entities/resume/resume-values.ts'

const written = { ...EMPTY_RESUME, name: 'Linh' }

test('a form that a visitor asked to save is saved once after sign-in', () => {
  requestSave(written)
  expect(takeSaveRequest(structuredClone(written))).toBe(true)
  expect(takeSaveRequest(written)).toBe(false)
})

test('a changed form drops the request to save', () => {
  requestSave(written)
  expect(takeSaveRequest({ ...written, name: 'Somebody Else' })).toBe(false)
  expect(takeSaveRequest(written)).toBe(false)
})

test('a form without a request is not saved', () => {
  expect(takeSaveRequest(written)).toBe(false)
})
