import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { chosenApplicants } from '../../../src/client/entities/applicant/applicants-query.ts'
import { countsWith, knownApplicants } from '../../../src/client/features/applicant/unsent-counts.ts'
import type { OpenApplicant } from '../../../src/contract/employer/applicant.ts'

const stages = { SENT: 4, READ: 2, SHORTLISTED: 0, INTERVIEW: 0, HIRED: 0, REJECTED: 1 }

test('Counts include what was decided here and is not sent', () => {
  const counts = { stages, shortlisted: 3, countries: [] }
  const shown = [
    { applicant: { stage: 'SENT' }, decision: { stage: 'REJECTED' }, isShortlisted: true },
    { applicant: { stage: 'READ', isShortlisted: true }, decision: { stage: 'READ' }, isShortlisted: false },
    { applicant: { stage: 'READ' }, decision: { stage: 'READ' }, isShortlisted: true },
  ] as const
  expect(countsWith(counts, shown)).toEqual({
    stages: { ...stages, SENT: 3, REJECTED: 2 },
    shortlisted: 4,
    countries: [],
  })
})

test('Applicants of all lists that were read are known by their newest data', () => {
  const queries = new QueryClient()
  const list = (ids: readonly string[], askedAt: number, isShortlisted: boolean) => ({
    data: ids.map((id) => ({ id, isShortlisted }) as OpenApplicant),
    askedAt,
  })
  const write = (choice: object, stage: 'SENT' | 'READ', data: ReturnType<typeof list>) =>
    queries.setQueryData(chosenApplicants({ ...choice, stages: [stage] }, 1).queryKey, data)
  write({}, 'SENT', list(['a', 'b'], 1, false))
  write({}, 'READ', list(['b', 'c'], 2, true))
  write({ countries: ['VN'] }, 'READ', list(['d'], 3, false))
  const known = (choice: object) =>
    knownApplicants(queries, choice).map(({ applicant, dataTime }) => [applicant.id, dataTime])
  expect(known({})).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 3],
  ])
  expect(known({ countries: ['VN'] })).toEqual([['d', 3]])
})
