import { expect, test } from 'vitest'
import { askedToSave, wasAskedToSave } from '../../../src/client/features/resume/saving/asked-to-save.ts'
import { EMPTY_RESUME } from '../../../src/client/entities/resume/resume-values.ts'

const written = { ...EMPTY_RESUME, name: 'Linh' }

test('what a visitor wanted to save is saved after the sign-in, once', () => {
  askedToSave(written)
  expect(wasAskedToSave(structuredClone(written))).toBe(true)
  expect(wasAskedToSave(written)).toBe(false)
})

test('another form than the one that was to be saved waits for a press of its own, and so does this one then', () => {
  askedToSave(written)
  expect(wasAskedToSave({ ...written, name: 'Somebody Else' })).toBe(false)
  expect(wasAskedToSave(written)).toBe(false)
})

test('nothing is saved that nobody asked for', () => {
  expect(wasAskedToSave(written)).toBe(false)
})
