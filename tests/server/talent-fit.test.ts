import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
} from '../../src/contract/base/enums.ts'
import { EXPECTED_PAY_TYPES } from '../../src/contract/candidate/resume.ts'
import { regions } from '../../src/reference/regions.ts'
import { FIT_POINTS, fitOf, type Need, type Offer } from '../../src/server/features/talent/fit.ts'
import { maskedName } from '../../src/server/features/talent/talents.ts'

const regionId = fc.constantFrom(...regions.map(({ id }) => id))
const districtId = fc.constantFrom(...regions.filter(({ parent }) => parent !== null).map(({ id }) => id))
const minutes = fc.option(fc.integer({ min: 0, max: 1_439 }))

const occupations = fc.subarray(['WELDER', 'PACKER', 'COOK'])

const aNeed: fc.Arbitrary<Need> = fc.record({
  regionIds: fc.array(districtId, { minLength: 1, maxLength: 3 }),
  categories: fc.subarray([...JOB_CATEGORIES]),
  occupations,
  keywords: fc.subarray([...JOB_KEYWORDS]),
  hourlyEquivalent: fc.integer({ min: 8_000, max: 60_000 }),
  numberOfWorkDays: fc.integer({ min: 1, max: 7 }),
  startMinutes: minutes,
  endMinutes: minutes,
})
const anOffer: fc.Arbitrary<Offer> = fc.record({
  regionIds: fc.array(regionId, { maxLength: 3 }),
  anyRegion: fc.boolean(),
  category: fc.option(fc.constantFrom(...JOB_CATEGORIES)),
  anyCategory: fc.boolean(),
  occupations,
  payType: fc.option(fc.constantFrom(...EXPECTED_PAY_TYPES)),
  minPayAmount: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  anyPay: fc.boolean(),
  career: fc.dictionary(fc.constantFrom(...JOB_CATEGORIES), fc.constantFrom(...PERIOD_TYPES)),
  koreanCapability: fc.option(fc.constantFrom(...KOREAN_CAPABILITIES)),
  mayStart: fc.boolean(),
})
const pointsOf = (need: Need, offer: Offer) =>
  Object.fromEntries(fitOf(need, offer).reasons.map(({ reason, points }) => [reason, points]))

describe('Score of a candidate', () => {
  test('The maximum score is a hundred', () => {
    expect(Object.values(FIT_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100)
  })

  test('The score is the sum of its reasons, each a whole number up to its maximum', () => {
    fc.assert(
      fc.property(aNeed, anOffer, (need, offer) => {
        const { score, reasons } = fitOf(need, offer)
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0))
        for (const { reason, points, of } of reasons) {
          expect(of).toBe(FIT_POINTS[reason])
          expect(Number.isInteger(points)).toBe(true)
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(of)
        }
      }),
    )
  })

  test('The score never falls when the job pays more or the candidate asks for less', () => {
    fc.assert(
      fc.property(aNeed, anOffer, fc.integer({ min: 0, max: 20_000 }), (need, offer, more) => {
        const before = fitOf(need, offer).score
        expect(
          fitOf({ ...need, hourlyEquivalent: need.hourlyEquivalent + more }, offer).score,
        ).toBeGreaterThanOrEqual(before)
        if (offer.minPayAmount === null) return
        const modest = { ...offer, minPayAmount: Math.max(0, offer.minPayAmount - more) }
        expect(fitOf(need, modest).score).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('The score never falls with better Korean or longer experience', () => {
    fc.assert(
      fc.property(
        aNeed,
        anOffer,
        fc.nat(KOREAN_CAPABILITIES.length - 2),
        fc.nat(PERIOD_TYPES.length - 2),
        fc.constantFrom(...JOB_CATEGORIES),
        (need, offer, korean, period, category) => {
          const at = (koreanCapability: number, experience: number) =>
            fitOf(need, {
              ...offer,
              koreanCapability: KOREAN_CAPABILITIES[koreanCapability] ?? null,
              career: { ...offer.career, [category]: PERIOD_TYPES[experience] },
            }).score
          expect(at(korean + 1, period)).toBeGreaterThanOrEqual(at(korean, period))
          expect(at(korean, period + 1)).toBeGreaterThanOrEqual(at(korean, period))
        },
      ),
    )
  })

  test('An occupation that both sides name scores the wish for work highest, and another one of the sector lowest', () => {
    const [need] = fc.sample(aNeed, 1)
    const [offer] = fc.sample(anOffer, 1)
    const work = (wished: string[], category: Offer['category'] = 'FACTORY') =>
      pointsOf(
        { ...need!, categories: ['FACTORY'], occupations: ['WELDER'] },
        { ...offer!, category, anyCategory: false, occupations: wished, career: {} },
      )['SECTOR']
    expect([work(['PACKER', 'WELDER']), work([]), work(['PACKER'])]).toEqual([20, 18, 16])
    expect([work(['WELDER'], null), work([], null), work(['COOK'], 'RESTAURANT')]).toEqual([20, 8, 0])
  })

  test('Residence earns its ten points exactly if the rules let the candidate start', () => {
    fc.assert(
      fc.property(aNeed, anOffer, fc.boolean(), (need, offer, mayStart) => {
        expect(pointsOf(need, { ...offer, mayStart })['RESIDENCE']).toBe(mayStart ? 10 : 0)
      }),
    )
  })

  test('The region scores its district highest, then any region, a neighboring province, and others', () => {
    const [need] = fc.sample(aNeed, 1)
    const [offer] = fc.sample(anOffer, 1)
    const region = (regionIds: number[], anyRegion = false) =>
      pointsOf({ ...need!, regionIds: [142] }, { ...offer!, regionIds, anyRegion })['REGION']
    // Dongtan-gu in Hwaseong, Hwaseong, Gyeonggi, anywhere, Jangan-gu in Suwon, Jongno-gu in Seoul.
    expect([region([142]), region([138]), region([9]), region([], true), region([96]), region([18])]).toEqual(
      [30, 30, 30, 24, 16, 0],
    )
    expect(region([18, 142])).toBe(30)
  })
})

describe('Masked names', () => {
  test.each([
    ['Nguyen Van An', 'Nguyen V. A.'],
    ['김민수', '김**'],
    ['  Karimov   Aziz ', 'Karimov A.'],
    ['A', 'A'],
  ])('The name %j is masked as %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked)
  })
})
