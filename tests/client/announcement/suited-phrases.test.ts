import { expect, test } from 'vitest'
import {
  bookFor,
  jobPhraseBook,
  suitedCodes,
} from '../../../src/client/features/announcement/form/work/suited-phrases.ts'
import { hasWord } from '../../../src/client/entities/phrase/phrase-book.ts'
import { JOB_CATEGORIES } from '../../../src/contract/base/enums.ts'

const farm = { categories: ['FARM' as const], isOtherWork: false }
const heading = { id: 'heading' }
const bookOf = (chosen: string[], suited: string[]) =>
  bookFor({ chosen: { name: heading, codes: chosen }, suited: { name: heading, codes: suited } })
const codesIn = (book: typeof jobPhraseBook, group: string) =>
  book.phrases.filter((phrase) => phrase.group === group).map(({ code }) => code)

test('the conditions of a farm begin with what is chosen and then with farm work', () => {
  const book = bookOf(['LUNCH_GIVEN'], suitedCodes(farm, []))
  expect(book.groups.slice(0, 2).map(({ code }) => code)).toEqual(['CHOSEN', 'SUITED'])
  expect(codesIn(book, 'CHOSEN')).toEqual(['LUNCH_GIVEN'])
  expect(codesIn(book, 'SUITED').slice(0, 2)).toEqual(['PLANT_AND_WATER', 'HARVEST_AND_SORT'])
})

test('every condition is listed once, whatever the kind of work is', () => {
  const all = jobPhraseBook.phrases.map(({ code }) => code).toSorted()
  for (const category of JOB_CATEGORIES) {
    const suited = suitedCodes({ categories: [category], isOtherWork: false }, [])
    expect(suited.filter((code) => !all.includes(code))).toEqual([])
    expect(
      bookOf([], suited)
        .phrases.map(({ code }) => code)
        .toSorted(),
    ).toEqual(all)
  }
})

test('without a kind of work the occupation decides what suits', () => {
  const none = { categories: [], isOtherWork: false }
  expect(suitedCodes(none, ['PIG_FARM_WORKER'])).toEqual(suitedCodes(farm, []))
  expect(suitedCodes(none, [])).toEqual([])
  expect(suitedCodes({ categories: [], isOtherWork: true }, [])).toContain('LOAD_TRUCKS')
})

test('a condition is found by its text and by the words that employers write', () => {
  const words = jobPhraseBook.phrases.find(({ code }) => code === 'LUNCH_GIVEN')?.words
  expect(hasWord('점심 식사를 드립니다', words, '점심 식사')).toBe(true)
  expect(hasWord('점심 식사를 드립니다', words, '중식')).toBe(true)
  expect(hasWord('점심 식사를 드립니다', words, '용접')).toBe(false)
})
