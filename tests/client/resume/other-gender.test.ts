import { expect, test } from 'vitest'
import { isOtherGender } from '../../../src/client/entities/resume/gender-fit.tsx'

test('a job is for another gender only where both the job and the resume state one', () => {
  expect(isOtherGender('WOMAN', 'MAN')).toBe(true)
  expect(isOtherGender('MAN', 'WOMAN')).toBe(true)
  expect(isOtherGender('MAN', 'MAN')).toBe(false)
  expect(isOtherGender('NONE', 'MAN')).toBe(false)
  expect(isOtherGender('WOMAN', 'NONE')).toBe(false)
  expect(isOtherGender('WOMAN', null)).toBe(false)
  expect(isOtherGender('WOMAN', undefined)).toBe(false)
})
