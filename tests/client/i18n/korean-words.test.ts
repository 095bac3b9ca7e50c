import { expect, test } from 'vitest'
import { CATALOGUES, entriesIn } from '../../languages/catalogues.ts'

test('Korean names what an unverified company’s posting waits for alike everywhere', () => {
  const waiting = [
    'In review',
    'In review, requested on {day}',
    'Verification in progress',
    'Your posting is in review',
  ]
  const entries = entriesIn('ko')
  for (const source of waiting) {
    const translations = entries.filter((each) => each.source === source).map((each) => each.translation)
    expect(translations).not.toEqual([])
    for (const translation of translations) expect(translation).toContain('사업자 인증')
  }
  expect(entries.filter(({ translation }) => translation.includes('심사'))).toEqual([])
})

/** Statements under somebody's name, on paper or in a message, keep the formal ending. */
const IN_SOMEBODYS_NAME = [
  'Before income tax, calculated from what the worker entered. Call 1350 to check.',
  'I have read this and agree',
  'I understand.',
  'Thank you for applying. We have chosen somebody else this time. We wish you all the best.',
  'Thank you.',
  'The days of this month were not entered. The pay due is shown as a range.',
  'What is written here is true.',
]

test('the Korean interface speaks with one ending, the polite 해요', () => {
  const spoken = [...CATALOGUES.filter((name) => name !== 'work'), 'operator']
  const formal = entriesIn('ko', spoken).filter(({ translation }) => /니다|니까|십시오/.test(translation))
  expect(formal.map(({ source }) => source).toSorted()).toEqual(IN_SOMEBODYS_NAME)
})

test('the Korean conditions of a posting, which the company states, keep the formal ending', () => {
  const stated = entriesIn('ko', ['work']).filter(({ translation }) => translation.endsWith('요'))
  // Requests to the reader ("가져오세요") end the same everywhere.
  expect(stated.filter(({ translation }) => !translation.endsWith('세요'))).toEqual([])
})

test('Korean has one word for “any” and for a verified business', () => {
  const texts = entriesIn('ko', [...CATALOGUES, 'operator']).map(({ translation }) => translation)
  expect(texts.filter((text) => /무관|확인된 (사업자|회사)/.test(text))).toEqual([])
})
