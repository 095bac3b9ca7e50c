import { expect, test } from 'vitest'
import { isOtherNationality } from '../../../src/client/entities/resume/nationality-note.tsx'

test('a job is for other nationalities only where it names some and the reader’s is known and none of them', () => {
  expect(isOtherNationality(['vn', 'np'], 'mm')).toBe(true)
  expect(isOtherNationality(['vn', 'np'], 'np')).toBe(false)
  expect(isOtherNationality([], 'mm')).toBe(false)
  expect(isOtherNationality(['vn'], null)).toBe(false)
  expect(isOtherNationality(['vn'], '')).toBe(false)
})
