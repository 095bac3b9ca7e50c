import { expect, test } from 'vitest'
import type { ChosenPhrase } from '../../src/contract/work/phrase.ts'
import { readArtwork } from '../../src/server/seed/artwork.ts'
import { generateCompanies } from '../../src/server/seed/companies.ts'
import { phraseByCode } from '../../src/reference/phrases.ts'
import { generateJobs } from '../../src/server/seed/generate-jobs.ts'
import { TRAPS } from '../../src/server/seed/text/traps.ts'
import { isWorkOf } from '../support/occupation-tasks.ts'

const CONTRADICTIONS = [
  ['NO_KOREAN', 'SIMPLE_KOREAN'],
  ['NO_KOREAN', 'GOOD_KOREAN'],
  ['NO_KOREAN', 'TOPIK_LEVEL'],
  ['DAY_SHIFT', 'NIGHT_SHIFT'],
  ['DAY_SHIFT', 'SHIFT_WORK'],
  ['NO_HEAVY_LIFTING', 'CARRY_MATERIALS'],
  ['NO_HEAVY_LIFTING', 'LOAD_TRUCKS'],
  ['MEALS_THREE', 'MEALS_TWO'],
  ['MEALS_GIVEN', 'LUNCH_FREE'],
  ['MEALS_FREE', 'LUNCH_FREE'],
  ['SINGLE_ROOM', 'SHARED_ROOM'],
  ['SINGLE_ROOM', 'COUPLES_WELCOME'],
  ['NO_EXPERIENCE_OK', 'EXPERIENCE_WANTED'],
  ['BUS_FROM_DORMITORY', 'HOUSING_NEAR'],
] as const
const HOUSING = ['DORMITORY', 'DORMITORY_FREE', 'SHARED_ROOM']

const now = new Date('2026-11-20T03:00:00Z')

function generate(seed: string) {
  const artwork = readArtwork(seed)
  const companies = generateCompanies(seed, 300, artwork, now)
  const jobs = Array.from(generateJobs({ seed, companies, artwork, now }, 3_000)).flat()
  expect(jobs).toHaveLength(3_000)
  return jobs.map((job) => {
    const read: readonly ChosenPhrase[] = JSON.parse(job.phrases)
    return { ...job, codes: new Set<string>(read.map(({ code }) => code)) }
  })
}

/** By seed. */
const made = new Map<string, ReturnType<typeof generate>>()

function generated(seed: string) {
  const jobs = made.get(seed) ?? generate(seed)
  made.set(seed, jobs)
  return jobs
}

test('No demonstration job contradicts itself in what readers of other languages are told of it', () => {
  const contradicting = generated('demo').filter(
    ({ codes }) =>
      CONTRADICTIONS.some(([one, other]) => codes.has(one) && codes.has(other)) ||
      (codes.has('BUS_FROM_DORMITORY') && !HOUSING.some((code) => codes.has(code))),
  )
  expect(contradicting.map(({ title, codes }) => [title, ...codes])).toEqual([])
})

// The second seed is the one that the demonstration is loaded with.
test.each(['demo', 'ilteo'])(
  'Every demonstration job names tasks of its occupation, and the main one: %s',
  (seed) => {
    const jobs = generated(seed).map(({ title, occupations: [occupation = ''], codes }) => ({
      title,
      occupation,
      tasks: [...codes].filter((code) => phraseByCode(code)?.group === 'TASKS'),
    }))
    const odd = jobs.filter(({ occupation, tasks }) => !isWorkOf(occupation, tasks))
    expect(odd.map(({ title, occupation, tasks }) => [title, occupation, ...tasks])).toEqual([])
    const titles = new Set(jobs.map(({ title }) => title))
    expect(TRAPS.filter(({ title }) => !titles.has(title))).toEqual([])
  },
)

test('No demonstration job is paid by the week and on one day of the month', () => {
  const weekly = generated('demo').filter(({ pay_type }) => pay_type === 'WEEKLY')
  expect(weekly.length).toBeGreaterThan(0)
  const odd = weekly.filter(({ codes }) => codes.has('PAID_ON_DAY') || codes.has('PAID_AT_MONTH_END'))
  expect(odd.map(({ title }) => title)).toEqual([])
})

test('No demonstration job is for a shorter term than what its pay is for', () => {
  const odd = generated('demo').filter(
    ({ pay_type, period_type }) =>
      (pay_type === 'YEARLY' && period_type !== 'ABOVE_1YEAR') ||
      (pay_type === 'MONTHLY' && /WEEK|UNDER_MONTH/.test(period_type)),
  )
  expect(odd.map(({ title, pay_type, period_type }) => [title, pay_type, period_type])).toEqual([])
})

test('Demonstration jobs by day without a dormitory promise lunch only', () => {
  const jobs = generated('demo').filter(
    ({ start_minutes, end_minutes, keywords }) =>
      start_minutes === 540 &&
      end_minutes === 1080 &&
      keywords.includes('PROVIDE_MEAL') &&
      !keywords.includes('PROVIDE_RESIDENCE'),
  )
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.filter(({ codes }) => !codes.has('LUNCH_FREE')).map(({ title }) => title)).toEqual([])
})
