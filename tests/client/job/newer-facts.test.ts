import { expect, test } from 'vitest'
import type { JobDetail } from '../../../src/contract/job/job.ts'
import { isOutdatedBy, withNewerFacts } from '../../../src/client/features/job/detail/newer-facts.ts'

const kept: JobDetail = {
  id: 'job-1',
  companyName: '한빛정밀',
  title: '조립 사원',
  address: '경기 화성시 향남읍',
  addressDetails: '',
  payType: 'HOURLY',
  payAmount: 11_000,
  apply: false,
  favorited: true,
  visaAvailable: false,
  useSecurePayment: false,
  createdDate: '2026-11-01T00:00:00.000Z',
  imageUrl: null,
  logoImageUrl: null,
  keywordList: [],
  numberOfPersons: 1,
  gender: 'NONE',
  periodType: 'UNDER_1YEAR',
  numberOfWorkDays: 5,
  workingTimeSpan: '09:00-18:00',
  productType: 'LOCAL',
  status: 'IN_PROGRESS',
  periodEnd: '2026-12-01T00:00:00.000Z',
  regionId: 1,
  regionName: '경기 화성시',
  jobCategories: [],
  hourlyEquivalent: 11_000,
  details: '부품을 조립해요.',
  latitude: 37,
  longitude: 127,
  contact: '01012345678',
  categoryEtc: null,
  businessHourNegotiable: false,
  nationalityUnconcerned: true,
  countryCodes: [],
  onTheWay: false,
  closedReason: null,
  closedDate: null,
  businessName: null,
  businessVerified: true,
  regionMedianHourly: null,
  regionMedianName: '',
  application: null,
}

test('a later list updates the status and pay of a stored job', () => {
  const card = { job: { ...kept, status: 'CLOSED' as const, payAmount: 12_000 }, dataTime: 2_000 }
  expect(withNewerFacts(kept, 1_000, card)).toEqual({ ...kept, status: 'CLOSED', payAmount: 12_000 })
})

test('an earlier list changes nothing on a job read after it', () => {
  const card = { job: { ...kept, status: 'CLOSED' as const }, dataTime: 1_000 }
  expect(withNewerFacts(kept, 2_000, card)).toBe(kept)
})

test('a later list that differs only in the member’s own marks does not outdate a job', () => {
  expect(
    isOutdatedBy(kept, 1_000, { job: { ...kept, favorited: false, apply: true }, dataTime: 2_000 }),
  ).toBe(false)
})

test('the same days of work do not outdate a job, and other days do', () => {
  const stored: JobDetail = { ...kept, workDays: ['MON', 'TUE'] }
  const from = (workDays: JobDetail['workDays']) => ({ job: { ...kept, workDays }, dataTime: 2_000 })
  expect(isOutdatedBy(stored, 1_000, from(['MON', 'TUE']))).toBe(false)
  expect(withNewerFacts(stored, 1_000, from(['SAT', 'SUN'])).workDays).toEqual(['SAT', 'SUN'])
})
