import { expect, test } from 'vitest'
import { askedToSave, wasAskedToSave } from '../../../src/client/features/resume/saving/asked-to-save.ts'
import { EMPTY_RESUME } from '../../../src/client/entities/resume/resume-values.ts'

const written = { ...EMPTY_RESUME, name: 'Linh' }

test('a form that a visitor asked to save is saved once after sign-in', () => {
  askedToSave(written)
  expect(wasAskedToSave(structuredClone(written))).toBe(true)
  expect(wasAskedToSave(written)).toBe(false)
})

test('a changed form drops the request to save', () => {
  askedToSave(written)
  expect(wasAskedToSave({ ...written, name: 'Somebody Else' })).toBe(false)
  expect(wasAskedToSave(written)).toBe(false)
})

test('a form without a request is not saved', () => {
  expect(wasAskedToSave(written)).toBe(false)
})
