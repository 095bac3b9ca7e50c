import { expect, test } from 'vitest'
import { matchOccupations } from '../../../src/contract/work/match-occupations.ts'
import titles from '../fixtures/occupation-titles.json' with { type: 'json' }

/** Of 500 titles that the words of the occupations were not chosen by: with regions, wages, shifts and slips of the pen. */
const LEAST = 0.9

test('nine of ten titles that the matcher was not made for get their occupation', () => {
  const missed = titles.filter(({ title, codes }) => !codes.includes(matchOccupations({ title })[0] ?? ''))
  expect(titles).toHaveLength(500)
  const share = 1 - missed.length / titles.length
  expect({ share, missed: missed.map(({ title }) => title) }).toSatisfy(() => share >= LEAST)
})
