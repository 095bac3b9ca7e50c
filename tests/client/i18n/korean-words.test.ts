import { expect, test } from 'vitest'
import { entriesIn } from '../../languages/catalogues.ts'

test('Korean names what an unverified company’s posting waits for alike everywhere', () => {
  const waiting = [
    'In review',
    'In review since {day}',
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
