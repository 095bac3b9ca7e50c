import { expect, test } from 'vitest'
import type { JobCategory } from '../../../src/contract/base/enums.ts'
import { sortByRight } from '../../../src/client/features/job/may-take/use-found-jobs.ts'
import {
  filterOf,
  readJobSearch,
  withoutFilters,
} from '../../../src/client/features/job/search/job-search.ts'

const job = (...jobCategories: JobCategory[]) => ({
  jobCategories,
  numberOfWorkDays: 5,
  workingTimeSpan: '09:00-18:00',
  periodType: 'ABOVE_1YEAR' as const,
})
const page = [job('FACTORY'), job('CONSTRUCTION'), job('OFFICE')]

test('a permanent resident may take every job of a page, in its order', () => {
  expect(sortByRight(page, { visaStatus: 'F-5' })).toEqual({ open: page, notKnown: [] })
})

test('a short-term visitor may take none', () => {
  expect(sortByRight(page, { visaStatus: 'C-3' })).toEqual({ open: [], notKnown: [] })
})

test('a job that goes through the employment center counts as open to its status', () => {
  const [factory] = page
  expect(sortByRight([job('FACTORY')], { visaStatus: 'E-9' })).toEqual({ open: [factory], notKnown: [] })
})

test('a status without rules leaves every job not known, never open', () => {
  expect(sortByRight(page, { visaStatus: 'Z-9' })).toEqual({ open: [], notKnown: page })
})

test('a student is shown no construction, and nothing as open while the facts that decide are missing', () => {
  const { open, notKnown } = sortByRight(page, { visaStatus: 'D-2' })
  expect([...open, ...notKnown]).not.toContain(page[1])
})

test('the wish to see own jobs is in the address, is not sent, and goes with the other filters', () => {
  const search = readJobSearch({ mayTake: 'true', tier: 'local' })
  expect(search).toEqual({ mayTake: 'true', tier: 'local' })
  expect(filterOf(search, 'en').filter).not.toHaveProperty('mayTake')
  expect(withoutFilters(search).mayTake).toBeUndefined()
})
