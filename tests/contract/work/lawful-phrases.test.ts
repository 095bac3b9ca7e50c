import { expect, it } from 'vitest'
import { lawfulPhrases } from '../../../src/contract/work/lawful-phrases.ts'

const phrases = ['VISA_E9_OK', 'VISA_F4_OK', 'STUDENTS_WELCOME', 'DORMITORY'].map((code) => ({
  code,
  parameters: {},
}))
const codesFor = (...asked: Parameters<typeof lawfulPhrases>) =>
  lawfulPhrases(...asked).map(({ code }) => code)

it('welcomes E-9 to a factory, and not to interpreting, which the law does not allow', () => {
  expect(codesFor(phrases, { jobCategories: ['FACTORY'] })).toContain('VISA_E9_OK')
  expect(codesFor(phrases, { jobCategories: ['TRANSLATION'] })).toEqual([
    'VISA_F4_OK',
    'STUDENTS_WELCOME',
    'DORMITORY',
  ])
})

it('welcomes no students to construction, and no F-4 to cleaning', () => {
  expect(codesFor(phrases, { jobCategories: ['CONSTRUCTION'] })).not.toContain('STUDENTS_WELCOME')
  expect(codesFor(phrases, { jobCategories: ['ETC'], occupations: ['CLEANER'] })).not.toContain('VISA_F4_OK')
})
