import { expect, test } from 'vitest'
import {
  NO_DESIRED_JOB,
  regionIdsOf,
  withChoice,
  withRegions,
} from '../../../src/client/entities/desired-job/desired-job-rules.ts'

const everythingOpen = {
  ...NO_DESIRED_JOB,
  noSelectExpectedRegion: true,
  noSelectExpectedJobCategory: true,
  noSelectExpectedPayAmount: true,
}
const everythingChosen = {
  ...NO_DESIRED_JOB,
  expectedRegionId: 138,
  expectedJobCategory: 'FACTORY' as const,
  expectedPayType: 'HOURLY' as const,
  expectedMinPayAmount: 11_000,
  expectedMaxPayAmount: 13_000,
}

test('choosing a sector clears "any work" and nothing else', () => {
  expect(withChoice(everythingOpen, { expectedJobCategory: 'FARM' })).toEqual({
    ...everythingOpen,
    expectedJobCategory: 'FARM',
    noSelectExpectedJobCategory: false,
  })
})

test('choosing a pay type or typing an amount clears "any pay"', () => {
  for (const choice of [
    { expectedPayType: 'DAILY' as const },
    { expectedMinPayAmount: 0 },
    { expectedMaxPayAmount: 120_000 },
  ])
    expect(withChoice(everythingOpen, choice)).toEqual({
      ...everythingOpen,
      ...choice,
      noSelectExpectedPayAmount: false,
    })
})

test('choosing a region clears "any region"', () => {
  expect(withChoice(everythingOpen, { expectedRegionId: 138 }).noSelectExpectedRegion).toBe(false)
})

test('"any pay" clears both amounts and keeps the pay type', () => {
  expect(withChoice(everythingChosen, { noSelectExpectedPayAmount: true })).toEqual({
    ...everythingChosen,
    noSelectExpectedPayAmount: true,
    expectedMinPayAmount: null,
    expectedMaxPayAmount: null,
  })
})

test('"any work" clears the sector, and "any region" the region', () => {
  expect(withChoice(everythingChosen, { noSelectExpectedJobCategory: true }).expectedJobCategory).toBe(null)
  expect(withChoice(everythingChosen, { noSelectExpectedRegion: true }).expectedRegionId).toBe(null)
})

test('clearing an opt-out or a field changes nothing else', () => {
  expect(withChoice(everythingOpen, { noSelectExpectedPayAmount: false })).toEqual({
    ...everythingOpen,
    noSelectExpectedPayAmount: false,
  })
  expect(withChoice(everythingOpen, { expectedMinPayAmount: null })).toEqual(everythingOpen)
})

test('several regions are chosen and cleared together, and a draft with one region has that one', () => {
  const chosen = withChoice(everythingOpen, withRegions([18, 138]))
  expect([chosen.expectedRegionId, regionIdsOf(chosen)]).toEqual([18, [18, 138]])
  expect(regionIdsOf(withChoice(chosen, { noSelectExpectedRegion: true }))).toEqual([])
  expect(regionIdsOf({ expectedRegionId: 138 })).toEqual([138])
})
