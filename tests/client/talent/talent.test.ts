import { expect, test } from 'vitest'
import { validate, type ProposalValues } from '../../../src/client/features/proposal/proposal-values.ts'
import { experienceIn, verdictOf } from '../../../src/client/features/talent/fit-verdict.ts'
import { filterValues, readCandidateFilter } from '../../../src/client/entities/candidate/candidate-filter.ts'
import { withChange } from '../../../src/client/features/talent/near-change.ts'
import { lessStrict } from '../../../src/server/features/talent/near-matches.ts'
import type { FitReason } from '../../../src/contract/base/enums.ts'

const about = { resumeId: '01a02e73-0736-77b8-8b8d-b017dc9bbf4e', jobId: null }
const whole: ProposalValues = {
  title: '자동차 부품 조립',
  company: '한빛정밀',
  contact: '010-2481-0099',
  category: 'FACTORY',
  payType: 'MONTHLY',
  payAmount: '2650000',
  address: '경기도 화성시',
  hours: '09:00-18:00',
  periodType: 'ABOVE_1YEAR',
  numberOfWorkDays: 5,
  details: '',
}

test('a complete proposal fits the contract, with the phone number in digits', () => {
  expect(validate(whole, about).form).toMatchObject({
    payAmount: 2_650_000,
    contact: '01024810099',
    jobId: null,
  })
})

test('each empty required field has an error', () => {
  const { errors } = validate(
    { ...whole, title: ' ', company: '', category: null, payAmount: '', periodType: null },
    about,
  )
  expect(errors).toMatchObject({
    company: 'REQUIRED',
    category: 'REQUIRED',
    payAmount: 'REQUIRED',
    periodType: 'REQUIRED',
  })
  expect(errors).toHaveProperty('title')
})

test('pay below the minimum wage is too small, counting eight hours a day where hours are not given', () => {
  const low = { ...whole, payAmount: '1000000' }
  const result = validate(low, about)
  expect(result.errors).toEqual({ payAmount: 'TOO_SMALL' })
  expect(result).toHaveProperty('pay.missing')
  expect(validate({ ...low, hours: '협의' }, about).errors).toEqual({ payAmount: 'TOO_SMALL' })
  expect(validate({ ...whole, payAmount: '2600000', hours: '협의' }, about).form).toBeDefined()
  expect(validate({ ...low, hours: '', payType: 'HOURLY', payAmount: '9000' }, about).errors).toEqual({
    payAmount: 'TOO_SMALL',
  })
})

const talent = {
  expectedJobCategory: 'FACTORY',
  expectedMinPayAmount: 2_500_000,
  koreanCapability: 'GOOD',
  workRight: null,
} as const
const verdict = (
  reason: FitReason,
  points: number,
  of: number,
  who: Parameters<typeof verdictOf>[1] = talent,
) => verdictOf({ reason, points, of }, who, ['FACTORY'])

test('the verdict of a reason improves with its points', () => {
  expect([30, 24, 16, 10, 0].map((points) => verdict('REGION', points, 30))).toEqual([
    'REGION_HERE',
    'REGION_ANY',
    'REGION_PROVINCE',
    'REGION_NONE',
    'REGION_ELSEWHERE',
  ])
  expect([20, 18, 3].map((points) => verdict('PAY', points, 20))).toEqual([
    'PAY_FITS',
    'PAY_NEAR',
    'PAY_MORE',
  ])
  expect([8, 6, 3].map((points) => verdict('KOREAN', points, 10))).toEqual([
    'KOREAN_ENOUGH',
    'KOREAN_SOME',
    'KOREAN_LITTLE',
  ])
})

test('a verdict follows the candidate’s own answers rather than the points', () => {
  expect(verdict('PAY', 16, 20, { ...talent, expectedMinPayAmount: null })).toBe('PAY_OPEN')
  expect(verdict('SECTOR', 24, 30)).toBe('SECTOR_THIS')
  expect(verdict('SECTOR', 24, 30, { ...talent, expectedJobCategory: 'FARM' })).toBe('SECTOR_OTHER')
  expect(
    verdict('SECTOR', 20, 30, { ...talent, expectedJobCategory: null, sharedOccupations: ['WELDER'] }),
  ).toBe('SECTOR_OCCUPATION')
  expect(verdict('KOREAN', 10, 10, { ...talent, koreanCapability: 'VERY_BAD' })).toBe('KOREAN_ANY')
  expect(verdict('KOREAN', 10, 10, { ...talent, koreanCapability: 'VERY_GOOD' })).toBe('KOREAN_ENOUGH')
})

test('a residence type has no verdict, whatever points an older answer gives for it', () => {
  expect([10, 8, 0].map((points) => verdict('RESIDENCE', points, 10))).toEqual(
    Array.from({ length: 3 }, () => 'RESIDENCE_UNKNOWN'),
  )
})

test('the longest experience in one of the sectors counts', () => {
  const career = { FARM: 'ABOVE_1YEAR', FACTORY: 'UNDER_MONTH', OFFICE: 'UNDER_1YEAR' } as const
  expect(experienceIn(career, ['FACTORY', 'OFFICE'])).toEqual({ sector: 'OFFICE', period: 'UNDER_1YEAR' })
  expect(experienceIn(career, ['RESTAURANT'])).toBeUndefined()
})

const STRICT = {
  place: 'HERE',
  koreanCapability: 'NORMAL',
  occupations: 'WELDER,PACKER',
  jobCategories: 'FACTORY',
  workTypes: 'FOREIGN_WORKER',
  countryIsoCodes: 'vn',
} as const

test.each([STRICT, { ...STRICT, place: 'NEAR' as const, koreanCapability: 'VERY_BAD' as const }])(
  'each step less of the filter %j lists those whom the server counted for it',
  (filter) => {
    const steps = lessStrict(filterValues(filter))
    expect(steps.map(([change]) => change)).toHaveLength(filter.place === 'HERE' ? 7 : 6)
    for (const [change, counted] of steps)
      expect(JSON.stringify(filterValues(withChange(filter, change)))).toBe(JSON.stringify(counted))
  },
)

test('place and order of candidates are read from an address, unknown ones are left out', () => {
  expect(readCandidateFilter({ place: 'NEAR', sort: 'pay' })).toEqual({ place: 'NEAR', sort: 'pay' })
  expect(readCandidateFilter({ place: 'MOON', sort: 'beauty' })).toEqual({})
})
