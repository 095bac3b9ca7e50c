import { expect, test } from 'vitest'
import type { ChosenPhrase } from '../../src/contract/work/phrase.ts'
import { drawArtwork } from '../../src/server/seed/artwork.ts'
import { generateCompanies } from '../../src/server/seed/companies.ts'
import { generateJobs } from '../../src/server/seed/generate-jobs.ts'

const CONTRADICTIONS = [
  ['NO_KOREAN', 'SIMPLE_KOREAN'],
  ['NO_KOREAN', 'GOOD_KOREAN'],
  ['NO_KOREAN', 'TOPIK_LEVEL'],
  ['DAY_SHIFT', 'NIGHT_SHIFT'],
  ['DAY_SHIFT', 'SHIFT_WORK'],
  ['NO_HEAVY_LIFTING', 'CARRY_MATERIALS'],
  ['NO_HEAVY_LIFTING', 'LOAD_TRUCKS'],
  ['MEALS_THREE', 'MEALS_TWO'],
  ['SINGLE_ROOM', 'SHARED_ROOM'],
  ['SINGLE_ROOM', 'COUPLES_WELCOME'],
  ['NO_EXPERIENCE_OK', 'EXPERIENCE_WANTED'],
  ['BUS_FROM_DORMITORY', 'HOUSING_NEAR'],
] as const
const HOUSING = ['DORMITORY', 'DORMITORY_FREE', 'SHARED_ROOM']

test('No demonstration job contradicts itself in what readers of other languages are told of it', () => {
  const now = new Date('2026-11-20T03:00:00Z')
  const artwork = drawArtwork('demo')
  const companies = generateCompanies('demo', 300, artwork, now)
  const jobs = Array.from(generateJobs({ seed: 'demo', companies, artwork, now }, 3_000)).flat()
  expect(jobs).toHaveLength(3_000)
  const told = jobs.map(({ title, phrases }) => {
    const read: readonly ChosenPhrase[] = JSON.parse(phrases)
    return { title, codes: new Set<string>(read.map(({ code }) => code)) }
  })
  const contradicting = told.filter(
    ({ codes }) =>
      CONTRADICTIONS.some(([one, other]) => codes.has(one) && codes.has(other)) ||
      (codes.has('BUS_FROM_DORMITORY') && !HOUSING.some((code) => codes.has(code))),
  )
  expect(contradicting.map(({ title, codes }) => [title, ...codes])).toEqual([])
})
