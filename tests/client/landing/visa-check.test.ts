import { expect, test } from 'vitest'
import { readWork, workNote, WORKS } from '../../../src/client/features/landing/worker/visa-work.ts'
import { visaAnswer, visaGroups } from '../../../src/client/features/landing/worker/visa-check.ts'
import { visaStatuses } from '../../../src/reference/visa-statuses.ts'

test.each([
  ['F-6', 'yes'],
  ['F-5', 'yes'],
  ['E-7', 'within'],
  ['E-9', 'within'],
  ['H-2', 'within'],
  ['F-2', 'within'],
  ['F-4', 'within'],
  ['D-2', 'permit'],
  ['F-3', 'permit'],
  ['G-1', 'permit'],
  ['C-3', 'no'],
  ['B-1', 'no'],
] as const)('status %s has the verdict %s', (code, verdict) => {
  expect(visaAnswer(code)?.verdict).toBe(verdict)
})

test('only statuses of article 23 of the decree are marked as verified', () => {
  const verified = visaStatuses.filter(({ code }) => visaAnswer(code)?.isVerified)
  expect(verified.map(({ code }) => code).join(' ')).toBe(
    'C-4 E-1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 E-9 E-10 F-2 F-4 F-6 H-1 H-2',
  )
})

test('a code is found regardless of case and spaces, and an unknown one has no answer', () => {
  expect(visaAnswer(' e-9 ')?.status.nameKo).toBe('비전문취업')
  expect(visaAnswer('E-99')).toBeUndefined()
  expect(visaAnswer('')).toBeUndefined()
})

test('the groups list each of the 37 statuses once, work first, in numeric order', () => {
  const groups = visaGroups()
  const codes = groups.flatMap(({ statuses }) => statuses.map(({ code }) => code))
  expect(codes).toHaveLength(37)
  expect(new Set(codes).size).toBe(37)
  expect(codes.slice(0, 10).join(' ')).toBe('E-1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 E-9 E-10')
  expect(groups.map(({ group }) => group)).toEqual(['E', 'H', 'F', 'D', 'G', 'C', 'B', 'A'])
})

test.each([
  ['F-6', 'CONSTRUCTION', 'allowed'],
  ['F-2', 'FACTORY', 'mostly'],
  ['F-4', 'FACTORY', 'simple'],
  ['F-4', 'OFFICE', 'notSimple'],
  ['E-8', 'FARM', 'inField'],
  ['E-8', 'FACTORY', 'outside'],
  ['E-9', 'FACTORY', 'assigned'],
  ['E-9', 'RESTAURANT', 'ask'],
  ['E-9', 'TRANSLATION', 'outside'],
  ['E-2', 'RESTAURANT', 'outside'],
  ['E-7', 'FACTORY', 'ask'],
  ['H-2', 'RESTAURANT', 'ask'],
  ['D-2', 'RESTAURANT', 'permit'],
  ['C-3', 'FARM', 'none'],
] as const)('status %s says of %s: %s', (code, work, note) => {
  const status = visaStatuses.find((each) => each.code === code)
  expect(status && workNote(status, work)).toBe(note)
})

test('work is said to be allowed for the two statuses without limits only', () => {
  const allowed = visaStatuses.filter((status) => WORKS.some((work) => workNote(status, work) === 'allowed'))
  expect(allowed.map(({ code }) => code)).toEqual(['F-6', 'F-5'])
})

test('an unknown kind of work in the address is ignored', () => {
  expect(readWork('FARM')).toBe('FARM')
  expect(readWork('ETC')).toBeUndefined()
  expect(readWork(undefined)).toBeUndefined()
})
