import { expect, test } from 'vitest'
import {
  isSameForAllWork,
  rightTo,
  shownReasons,
  worksByVerdict,
} from '../../../src/client/features/landing/worker/visa-verdicts.ts'
import {
  readHours,
  readWork,
  statusOf,
  visaGroups,
} from '../../../src/client/features/landing/worker/visa-check.ts'

test('A status is found regardless of case and spaces, and an unknown code has none', () => {
  expect(statusOf(' e-9 ')?.nameKo).toBe('비전문취업')
  expect(statusOf('E-99')).toBeUndefined()
  expect(statusOf('')).toBeUndefined()
})

test('The groups list each of the 37 statuses once, work first, in numeric order', () => {
  const groups = visaGroups()
  const codes = groups.flatMap(({ statuses }) => statuses.map(({ code }) => code))
  expect(codes).toHaveLength(37)
  expect(new Set(codes).size).toBe(37)
  expect(codes.slice(0, 10).join(' ')).toBe('E-1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 E-9 E-10')
  expect(groups.map(({ group }) => group)).toEqual(['E', 'H', 'F', 'D', 'G', 'C', 'B', 'A'])
})

test('An unknown kind of work or number of hours in the address is ignored', () => {
  expect(readWork('FARM')).toBe('FARM')
  expect(readWork('ETC')).toBeUndefined()
  expect(readWork(undefined)).toBeUndefined()
  expect(readHours('20')).toBe(20)
  expect(readHours('21')).toBeUndefined()
})

test('Without a kind of work, the answer for E-9 lists the kinds by what is allowed', () => {
  const asked = { code: 'E-9', work: undefined, weekdayHours: undefined }
  expect(isSameForAllWork(rightTo(asked))).toBe(false)
  const groups = Object.fromEntries(worksByVerdict(asked).map(({ verdict, works }) => [verdict, works]))
  expect(groups['EMPLOYMENT_CENTRE']).toEqual(expect.arrayContaining(['FACTORY', 'FARM', 'CONSTRUCTION']))
  expect(groups['NO']).toEqual(expect.arrayContaining(['OFFICE', 'TRANSLATION']))
  expect(isSameForAllWork(rightTo({ ...asked, code: 'F-5' }))).toBe(true)
})

test('The answer for E-9 tells re-employment and the return whichever kind of work is chosen, and that for F-5 neither', () => {
  const asked = { code: 'E-9', work: undefined, weekdayHours: undefined }
  const codes = (question: Parameters<typeof shownReasons>[0]) =>
    shownReasons(question).map(({ code }) => code)
  expect(codes(asked)).toEqual(['E9_REEMPLOYMENT', 'E9_RETURN'])
  expect(codes({ ...asked, work: 'OFFICE' })).toEqual(['E9_SECTOR_OUTSIDE', 'E9_REEMPLOYMENT', 'E9_RETURN'])
  expect(codes({ ...asked, work: 'FACTORY' }).filter((code) => code === 'E9_RETURN')).toHaveLength(1)
  expect(codes({ ...asked, code: 'F-5' })).not.toContain('E9_RETURN')
})
