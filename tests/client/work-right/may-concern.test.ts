import { expect, test } from 'vitest'
import { hasStatus, mayConcern } from '../../../src/client/entities/work-right/use-may-concern.ts'

test.each([
  [null, true],
  ['unknown', true],
  ['E-9', true],
  ['E-9-1', true],
  ['h2', true],
  ['E-7-4', false],
  ['D-2', false],
])('a rule for E-9 and H-2 concerns a reader with the status %j: %j', (visaStatus, concerns) => {
  expect(mayConcern(visaStatus === null ? null : { visaStatus }, ['E-9', 'H-2'])).toBe(concerns)
})

test.each([
  [null, false],
  ['unknown', false],
  ['E-9', true],
  ['E-9-1', true],
  ['h2', true],
  ['E-7-4', false],
])('a reader with the status %j is known to have E-9 or H-2: %j', (visaStatus, has) => {
  expect(hasStatus(visaStatus === null ? null : { visaStatus }, ['E-9', 'H-2'])).toBe(has)
})
