import { expect, test } from 'vitest'
import {
  NO_EXPECTED_JOB,
  withChoice,
  wonFrom,
} from '../../../src/client/entities/desired-job/expected-job-rules.ts'

const everythingOpen = {
  ...NO_EXPECTED_JOB,
  noSelectExpectedRegion: true,
  noSelectExpectedJobCategory: true,
  noSelectExpectedPayAmount: true,
}
const everythingChosen = {
  ...NO_EXPECTED_JOB,
  expectedRegionId: 138,
  expectedJobCategory: 'FACTORY' as const,
  expectedPayType: 'HOURLY' as const,
  expectedMinPayAmount: 11_000,
  expectedMaxPayAmount: 13_000,
}

test('choosing a sector takes back "any work" and nothing else', () => {
  expect(withChoice(everythingOpen, { expectedJobCategory: 'FARM' })).toEqual({
    ...everythingOpen,
    expectedJobCategory: 'FARM',
    noSelectExpectedJobCategory: false,
  })
})

test('choosing a pay type or typing either amount takes back "any pay"', () => {
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

test('choosing a region takes back "any region"', () => {
  expect(withChoice(everythingOpen, { expectedRegionId: 138 }).noSelectExpectedRegion).toBe(false)
})

test('"any pay" empties both amounts and keeps the pay type', () => {
  expect(withChoice(everythingChosen, { noSelectExpectedPayAmount: true })).toEqual({
    ...everythingChosen,
    noSelectExpectedPayAmount: true,
    expectedMinPayAmount: null,
    expectedMaxPayAmount: null,
  })
})

test('"any work" empties the sector, "any region" the region', () => {
  expect(withChoice(everythingChosen, { noSelectExpectedJobCategory: true }).expectedJobCategory).toBe(null)
  expect(withChoice(everythingChosen, { noSelectExpectedRegion: true }).expectedRegionId).toBe(null)
})

test('unticking an opt-out, or emptying a field, opts nobody out or in', () => {
  expect(withChoice(everythingOpen, { noSelectExpectedPayAmount: false })).toEqual({
    ...everythingOpen,
    noSelectExpectedPayAmount: false,
  })
  expect(withChoice(everythingOpen, { expectedMinPayAmount: null })).toEqual(everythingOpen)
})

test('pay keeps its digits only; what has none is no amount', () => {
  expect(wonFrom('2,500,000')).toBe(2_500_000)
  expect(wonFrom('12k')).toBe(12)
  expect(wonFrom('many')).toBe(null)
  expect(wonFrom('')).toBe(null)
})
