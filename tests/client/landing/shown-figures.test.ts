import { expect, test } from 'vitest'
import { isShown } from '../../../src/client/features/landing/shown-figures.ts'

const FEW = { openJobs: 9, people: 29, nationalities: 1, openedPercent: null }
const MANY = { openJobs: 10, people: 30, nationalities: 1, openedPercent: 0 }

test.each([
  [FEW, false],
  [MANY, true],
])('the landing page shows the counts of %o: %o', (counted, is) => {
  expect(Object.values(isShown).map((shows) => shows(counted))).toEqual([is, is, is])
})
