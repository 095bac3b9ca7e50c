import { v7 } from 'uuid'
import type { Insertable, Selectable } from 'kysely'
import { hourlyEquivalent } from '../../src/contract/wage/wage.ts'
import { inTransaction, type Db, type Tx } from '../../src/server/db/database.ts'
import type { JobTable } from '../../src/server/db/job-tables.ts'
import { writeListings } from '../../src/server/features/job/service.ts'

/** As it is saved: phrases are JSON. */
export type JobRow = Omit<Selectable<JobTable>, 'revision' | 'paid_days' | 'phrases'> & { phrases: string }

const DAY = 86_400_000
/** 경기 화성시 동탄구. */
export const DONGTAN = 142

/** An employer with a company. @returns the company's id */
export async function aCompany(db: Db, now: Date): Promise<string> {
  const memberId = v7()
  const id = v7()
  await db
    .insertInto('members')
    .values({
      id: memberId,
      email: `${memberId}@ilteo.test`,
      name: '가온테크',
      role: 'EMPLOYER',
      password_hash: null,
      lang_code: 'ko',
      cellphone: null,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('companies')
    .values({ id, member_id: memberId, name: '가온테크', created_at: now })
    .execute()
  return id
}

/** An unsaved job; by default an open LOCAL job of a factory. */
export function aJob(companyId: string, now: Date, overrides: Partial<JobRow> = {}): JobRow {
  const job = {
    id: v7(),
    company_id: companyId,
    product_type: 'LOCAL' as const,
    status: 'IN_PROGRESS' as const,
    closed_reason: null,
    title: '조립원 모집',
    company_name: '가온테크',
    contact: '01012345678',
    details: '부품을 조립합니다.',
    address: '경기도 화성시 동탄구 동탄대로 1',
    address_details: '2층',
    address_code: '18400',
    road_address_english: null,
    bcode: null,
    sigungu_code: '41597',
    region_id: DONGTAN,
    local_region_ids: [],
    latitude: 37.2,
    longitude: 127.07,
    categories: ['FACTORY' as const],
    category_etc: null,
    keywords: ['PROVIDE_MEAL' as const],
    gender: 'NONE' as const,
    number_of_persons: 2,
    nationality_unconcerned: true,
    country_codes: [],
    pay_type: 'HOURLY' as const,
    pay_amount: 12_000,
    period_type: 'ABOVE_1YEAR' as const,
    number_of_work_days: 5,
    work_days: null,
    start_minutes: 540,
    end_minutes: 1080,
    break_minutes: null,
    business_hour_negotiable: false,
    on_the_way: false,
    visa_available: false,
    use_secure_payment: false,
    guaranteed_until: null,
    guarantee_kind: null,
    workplace_size: null,
    long_hours_reason: null,
    start_date: null,
    image_file: null,
    occupations: [],
    phrases: '[]',
    work_source: 'MATCHED' as const,
    period_start: now,
    period_end: new Date(now.getTime() + 7 * DAY),
    listed_at: now,
    closed_at: null,
    created_at: now,
    updated_at: now,
    ...overrides,
  }
  const { pay_type: payType, pay_amount: payAmount } = job
  return { hourly_equivalent: hourlyEquivalent({ payType, payAmount }), ...job }
}

/** Saves jobs and adds the open ones to the lists. */
export const publish = (db: Db, ...jobs: JobRow[]): Promise<void> =>
  inTransaction(db, (tx) => publishIn(tx, ...jobs))

export async function publishIn(tx: Tx, ...jobs: JobRow[]): Promise<void> {
  await tx
    .insertInto('jobs')
    .values(jobs satisfies Insertable<JobTable>[])
    .execute()
  const listed = jobs.flatMap((job) =>
    job.status === 'IN_PROGRESS' && job.listed_at && job.period_end
      ? [{ ...job, phrases: JSON.parse(job.phrases), listed_at: job.listed_at, period_end: job.period_end }]
      : [],
  )
  await writeListings(tx, listed)
}
