import type { Insertable } from 'kysely'
import {
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  type JobCategory,
  type PeriodType,
  type WorkType,
} from '../../contract/base/enums.ts'
import { regions } from '../../reference/regions.ts'
import type { Database } from '../db/schema.ts'
import { demoHome } from './places.ts'
import { createRandom, type Random, weighted } from './random.ts'
import { DEMO_INTRODUCTION, EXPERIENCE, STRENGTHS, WISHES } from './text/introductions.ts'

type ResumeRow = Insertable<Database['resumes']>
type ExpectedJobRow = Insertable<Database['expected_jobs']>

interface Applicant {
  row: Insertable<Database['members']>
  country: string
}

const WORK_TYPES: readonly WorkType[] = [
  'FOREIGN_WORKER',
  'FOREIGN_WORKER',
  'FOREIGN_STUDENT',
  'JOB_SEEKER',
  'IMMIGRANT',
]
const sectorOf = weighted<JobCategory>([
  ['FACTORY', 8],
  ['FARM', 4],
  ['RESTAURANT', 4],
  ['CONSTRUCTION', 4],
  ['ETC', 3],
  ['OFFICE', 2],
  ['TRANSLATION', 1],
])
/** Lowest desired pay in won a month, and the steps above it. */
const MIN_WISH = 2_200_000
const WISH_STEPS = 10
const WISH_STEP = 100_000
const leaves = regions.filter((region) => region.isLeaf)

/** Generates resumes and desired jobs; the first worker is the demonstration worker, whose resume is complete. */
export function generateResumes(
  seed: string,
  workers: readonly Applicant[],
  now: Date,
): { rows: ResumeRow[]; expectedJobs: ExpectedJobRow[] } {
  const random = createRandom(`${seed}/resumes`)
  const generated = workers.map((worker, index) =>
    index === 0 ? demo(random, worker) : generateOne(random, worker, now),
  )
  return {
    rows: generated.map(({ resume }) => resume),
    expectedJobs: generated.map(({ expected }) => expected),
  }
}

function generateOne(random: Random, worker: Applicant, now: Date) {
  const sector = sectorOf(random)
  const further = random.some(JOB_CATEGORIES, random.int(0, 1))
  const career = Object.fromEntries([sector, ...further].map((one) => [one, random.pick(PERIOD_TYPES)]))
  const resume = resumeRow(random, worker, {
    birth_date: `${now.getUTCFullYear() - random.int(20, 48)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    work_type: random.pick(WORK_TYPES),
    gender: random.chance(0.6) ? 'MAN' : 'WOMAN',
    korean_capability: random.pick(KOREAN_CAPABILITIES),
    details: random.pick(EXPERIENCE[sector]),
    introduction: `${random.pick(STRENGTHS)} ${random.pick(WISHES)}`,
    career: JSON.stringify(career),
  })
  const minimum = MIN_WISH + random.int(0, WISH_STEPS) * WISH_STEP
  const anyRegion = random.chance(0.3)
  const expected = expectedRow(random, worker, {
    region_id: anyRegion ? null : random.pick(leaves).id,
    any_region: anyRegion,
    category: sector,
    min_pay_amount: minimum,
    max_pay_amount: random.chance(0.5) ? minimum + random.int(2, 6) * WISH_STEP : null,
  })
  return { resume, expected }
}

function demo(random: Random, worker: Applicant) {
  const career: Partial<Record<JobCategory, PeriodType>> = { FACTORY: 'ABOVE_1YEAR', FARM: 'UNDER_6MONTH' }
  const resume = resumeRow(random, worker, {
    birth_date: '1996-05-14',
    work_type: 'FOREIGN_WORKER',
    gender: 'MAN',
    korean_capability: 'GOOD',
    details: '자동차 부품 조립·검사 2년 4개월',
    introduction: DEMO_INTRODUCTION,
    career: JSON.stringify(career),
  })
  const expected = expectedRow(random, worker, {
    region_id: demoHome().id,
    any_region: false,
    category: 'FACTORY',
    min_pay_amount: 2_500_000,
    max_pay_amount: 3_200_000,
  })
  return { resume, expected }
}

function resumeRow(
  random: Random,
  { row, country }: Applicant,
  own: Pick<
    ResumeRow,
    'birth_date' | 'work_type' | 'gender' | 'korean_capability' | 'details' | 'introduction' | 'career'
  >,
): ResumeRow {
  return {
    id: random.uuid(new Date(row.created_at)),
    member_id: row.id,
    name: row.name,
    country_iso_code: country,
    cellphone: `010${random.int(20_000_000, 99_999_999)}`,
    created_at: row.created_at,
    updated_at: row.created_at,
    ...own,
  }
}

function expectedRow(
  random: Random,
  { row }: Applicant,
  own: Pick<ExpectedJobRow, 'region_id' | 'any_region' | 'category' | 'min_pay_amount' | 'max_pay_amount'>,
): ExpectedJobRow {
  return {
    id: random.uuid(new Date(row.created_at)),
    member_id: row.id,
    version: 1,
    any_category: false,
    pay_type: 'MONTHLY',
    any_pay: false,
    created_at: row.created_at,
    updated_at: row.created_at,
    ...own,
  }
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
