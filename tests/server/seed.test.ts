import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBusinessNumber } from '../../src/contract/employer/business-number.ts'
import { JOB_CATEGORIES, JOB_KEYWORDS, PAY_TYPES, PRODUCT_TYPES } from '../../src/contract/base/enums.ts'
import { ResumeForm } from '../../src/contract/candidate/resume-form.ts'
import { hourlyEquivalent } from '../../src/contract/wage/wage.ts'
import { minimumWageOn } from '../../src/reference/wage/minimum-wages.ts'
import { regions } from '../../src/reference/regions.ts'
import { usualHoursToDecide } from '../../src/server/features/employer/verification-queries.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { matchPassword } from '../../src/server/features/member/password.ts'
import { readArtwork } from '../../src/server/seed/artwork.ts'
import { generateCompanies } from '../../src/server/seed/companies.ts'
import { employerRow } from '../../src/server/seed/demo-employer.ts'
import { isUnseeded, emptyTables } from '../../src/server/seed/reset.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { VERIFIED_BUSINESSES, WAITING_BUSINESSES } from '../../src/server/seed/text/operator-desk.ts'
import { seoulDay } from '../../src/server/seoul-day.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let dataDir: string
let database: TestDatabase

async function seeded(jobs: number, seed: string): Promise<TestDatabase> {
  const fresh = await aDatabase()
  await seedDemo(fresh, { files: createLocalFiles(dataDir), now: NOW, jobs, seed })
  return fresh
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-seed-'))
  database = await aDatabase()
  expect(await isUnseeded(database.db)).toBe(true)
  await seedDemo(database, { files: createLocalFiles(dataDir), now: NOW })
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('Demonstration content', () => {
  test('The content covers every district, category, tier, keyword and pay type, with open and closed jobs', async () => {
    const jobs = await database.db.selectFrom('jobs').selectAll().execute()
    expect(jobs.length).toBeGreaterThanOrEqual(3_000)
    const leaves = regions.filter((region) => region.isLeaf).map((region) => region.id)
    const covered = new Set(jobs.map((job) => job.region_id))
    expect(leaves.filter((id) => !covered.has(id))).toEqual([])
    const all = <T>(values: readonly T[]) => new Set(values)
    expect(all(jobs.flatMap((job) => job.categories))).toEqual(all(JOB_CATEGORIES))
    expect(all(jobs.flatMap((job) => job.keywords))).toEqual(all(JOB_KEYWORDS))
    expect(all(jobs.map((job) => job.pay_type))).toEqual(all(PAY_TYPES))
    expect(all(jobs.map((job) => job.product_type))).toEqual(all(PRODUCT_TYPES))
    expect(all(jobs.map((job) => job.status))).toEqual(all(['IN_PROGRESS', 'CLOSED']))
    expect(await isUnseeded(database.db)).toBe(false)
  })

  test('Every job pays at least the minimum wage and stores its pay per hour', async () => {
    const jobs = await database.db.selectFrom('jobs').selectAll().execute()
    const wrong = jobs.filter((job) => {
      const hourly = hourlyEquivalent({
        payType: job.pay_type,
        payAmount: job.pay_amount,
        numberOfWorkDays: job.number_of_work_days,
        startMinutes: job.start_minutes,
        endMinutes: job.end_minutes,
      })
      return hourly !== job.hourly_equivalent || hourly < minimumWageOn(seoulDay(job.created_at))
    })
    expect(wrong.map((job) => job.title)).toEqual([])
  })

  test('No job asks for a gender, and none that is permanent or helps with a visa is for a short term', async () => {
    const jobs = await database.db.selectFrom('jobs').selectAll().execute()
    expect(jobs.filter(({ gender }) => gender !== 'NONE').map(({ title }) => title)).toEqual([])
    const lasting = jobs.filter(
      ({ phrases, visa_available }) =>
        visa_available || phrases.some(({ code }) => code === 'PERMANENT_JOB' || code === 'LONG_TERM_WANTED'),
    )
    expect(lasting.some(({ phrases }) => phrases.some(({ code }) => code === 'PERMANENT_JOB'))).toBe(true)
    const brief = lasting.filter(({ period_type }) => !/1YEAR/.test(period_type))
    expect(brief.map(({ title, period_type }) => [title, period_type])).toEqual([])
  })

  test('The lists contain exactly the open jobs, and their images exist', async () => {
    const { db } = database
    const open = await db.selectFrom('jobs').select('id').where('status', '=', 'IN_PROGRESS').execute()
    const listed = await db.selectFrom('job_listings').select('job_id').where('region_id', '=', 0).execute()
    const searched = await db.selectFrom('job_searches').select('job_id').execute()
    const sorted = (ids: string[]) => ids.toSorted()
    expect(sorted(listed.map((row) => row.job_id))).toEqual(sorted(open.map((row) => row.id)))
    expect(sorted(searched.map((row) => row.job_id))).toEqual(sorted(open.map((row) => row.id)))
    const premium = await db
      .selectFrom('jobs')
      .select('image_file')
      .where('product_type', '=', 'PREMIUM')
      .execute()
    const onDisk = new Set(
      (await readdir(dataDir, { recursive: true })).map((path) => path.split('/').at(-1)),
    )
    expect(premium.filter((job) => job.image_file === null || !onDisk.has(job.image_file))).toEqual([])
  })

  test('The three members can sign in, the worker has a resume and the employer has applicants', async () => {
    const { db } = database
    const members = await db
      .selectFrom('members')
      .selectAll()
      .where('password_hash', 'is not', null)
      .execute()
    expect(members.map((member) => `${member.role} ${member.email}`).toSorted()).toEqual([
      'EMPLOYEE worker@ilteo.test',
      'EMPLOYER employer@ilteo.test',
      'OPERATOR operator@ilteo.test',
    ])
    for (const member of members)
      expect(await matchPassword(member.password_hash, 'ilteo-demo-1')).toBe('CURRENT')

    const worker = members.find((member) => member.role === 'EMPLOYEE')
    const applied = await db
      .selectFrom('applications')
      .select('status')
      .where('member_id', '=', worker?.id ?? '')
      .execute()
    expect(new Set(applied.map((row) => row.status)).size).toBe(5)
    expect(
      await db
        .selectFrom('resumes')
        .select('id')
        .where('member_id', '=', worker?.id ?? '')
        .execute(),
    ).toHaveLength(1)

    const employer = members.find((member) => member.role === 'EMPLOYER')
    const postings = await db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .leftJoin('applications', 'applications.job_id', 'jobs.id')
      .select(['jobs.product_type', 'jobs.created_at', 'applications.id as applicant'])
      .where('companies.member_id', '=', employer?.id ?? '')
      .execute()
    expect(postings.filter((row) => row.applicant !== null).length).toBeGreaterThan(10)
    const week = NOW.getTime() - 7 * 86_400_000
    expect(postings.filter((row) => row.product_type === 'LIFE' && row.created_at.getTime() > week)).toEqual(
      [],
    )
  })

  test("Resumes and desired jobs pass the validation of their forms, and the worker's is complete", async () => {
    const { db } = database
    const resumes = await db
      .selectFrom('resumes')
      .innerJoin('members', 'members.id', 'resumes.member_id')
      .innerJoin('expected_jobs', 'expected_jobs.member_id', 'resumes.member_id')
      .selectAll('resumes')
      .select([
        'members.email',
        'expected_jobs.region_id',
        'expected_jobs.any_region',
        'expected_jobs.category',
      ])
      .execute()
    expect(resumes.length).toBeGreaterThan(40)
    for (const row of resumes) {
      const form = ResumeForm.parse({
        name: row.name,
        birthDate: row.birth_date,
        cellphone: row.cellphone,
        details: row.details,
        introduction: row.introduction,
        countyIsoCode: row.country_iso_code,
        gender: row.gender,
        koreanCapability: row.korean_capability,
        jobCategoryPeriodTypeMap: row.career,
        workType: row.work_type,
      })
      expect(form.details).not.toBe('')
      expect(row.any_region).toBe(row.region_id === null)
    }
    const worker = resumes.find((row) => row.email === 'worker@ilteo.test')
    expect(Object.entries(worker ?? {}).filter(([, value]) => value === null || value === '')).toEqual([
      ['country_etc_text', ''],
      ['profile_image', null],
    ])
  })

  test('The employer has views, a balanced ledger, proposals and an unused LIFE announcement', async () => {
    const { db } = database
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('email', '=', 'employer@ilteo.test')
      .executeTakeFirstOrThrow()
    const account = db.selectFrom('point_accounts').selectAll().where('member_id', '=', id)
    expect(await account.executeTakeFirst()).toMatchObject({ paid: 28_000, free: 0 })
    const entries = await db.selectFrom('point_entries').selectAll().where('member_id', '=', id).execute()
    expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(0)
    const own = entries.filter((entry) => entry.account === 'PAID')
    expect(own.reduce((sum, entry) => sum + entry.points, 0)).toBe(28_000)
    const proposals = await db.selectFrom('proposals').select('status').orderBy('status').execute()
    expect(proposals.map(({ status }) => status)).toEqual(['ACCEPTED', 'SENT'])
    const views = await db.selectFrom('job_view_days').selectAll().execute()
    expect(views.length).toBeGreaterThan(20)
    expect(views.every((row) => row.views > 0)).toBe(true)
    const life = await db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select('jobs.created_at')
      .where('companies.member_id', '=', id)
      .where('jobs.product_type', '=', 'LIFE')
      .where('jobs.created_at', '>', new Date(NOW.getTime() - 7 * 86_400_000))
      .execute()
    expect(life).toEqual([])
  })
})

test('The operator finds open and settled work of each kind', async () => {
  const { db } = database
  const reports = await db.selectFrom('job_reports').selectAll().execute()
  expect(reports.filter((report) => report.settled_at === null)).toHaveLength(4)
  expect(reports.filter((report) => report.outcome === 'DISMISSED')).toHaveLength(1)
  const reported = await db
    .selectFrom('jobs')
    .select('status')
    .where(
      'id',
      'in',
      reports.map((report) => report.job_id),
    )
    .execute()
  expect(reported.map(({ status }) => status)).toEqual(Array.from(reported, () => 'IN_PROGRESS'))

  const requests = await db
    .selectFrom('business_verifications')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .execute()
  expect(requests.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'REQUESTED'),
    ...Array.from({ length: 6 }, () => 'VERIFIED'),
  ])
  expect(await usualHoursToDecide(db, NOW)).toBe(14)
  const files = createLocalFiles(dataDir)
  for (const { business_number, certificate_file } of requests) {
    expect(isBusinessNumber(business_number)).toBe(true)
    expect(await files.read(certificate_file ?? '')).not.toBeNull()
  }
  const coupons = await db.selectFrom('coupons').selectAll().execute()
  const isOver = coupons.map(({ valid_until }) => valid_until <= NOW)
  expect([coupons.length, isOver.filter(Boolean).length]).toEqual([4, 1])
  expect(coupons.some(({ valid_from }) => valid_from > NOW)).toBe(true)

  const acts = await db.selectFrom('operator_acts').selectAll().execute()
  expect(acts.filter(({ act }) => act === 'coupon.create')).toHaveLength(4)
  expect(acts.filter(({ act }) => act === 'report.settle')).toHaveLength(1)
  expect(acts.every(({ operator_id }) => operator_id !== null)).toBe(true)
})

test('No employer of a generated company shares an email address with another member, however many jobs there are', async () => {
  const companies = generateCompanies('many', 10_000_000, readArtwork('many'), NOW)
  const generated = new Set(companies.map((company, index) => employerRow(company, index).email))
  expect(generated.size).toBe(companies.length)
  const members = await database.db.selectFrom('members').select('email').execute()
  const others = members.flatMap(({ email }) => email ?? []).filter((email) => !email.startsWith('company-'))
  const asking = [...WAITING_BUSINESSES, ...VERIFIED_BUSINESSES].map(({ email }) => email)
  expect([...others, ...asking].filter((email) => generated.has(email))).toEqual([])
})

test('The content can be removed and loaded again', async () => {
  const again = await seeded(50, 'twice')
  await emptyTables(again.pool)
  expect(await isUnseeded(again.db)).toBe(true)
  await seedDemo(again, { files: createLocalFiles(dataDir), now: NOW, jobs: 50, seed: 'twice' })
  expect(await again.db.selectFrom('coupons').select('id').execute()).toHaveLength(4)
  await again.close()
})

describe('Seed value', () => {
  const digest = async ({ db }: TestDatabase) => {
    const hash = createHash('sha256')
    for (const table of ['jobs', 'companies', 'job_listings', 'favorites', 'applications', 'news'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute()
      for (const row of rows.map((found) => JSON.stringify(found)).toSorted()) hash.update(row)
    }
    return hash.digest('hex')
  }

  test('The same seed value creates the same content, and another one different content', async () => {
    const [one, same, other] = await Promise.all([seeded(100, 'a'), seeded(100, 'a'), seeded(100, 'b')])
    const digests = await Promise.all([one, same, other].map(digest))
    expect(digests[1]).toBe(digests[0])
    expect(digests[2]).not.toBe(digests[0])
    await Promise.all([one, same, other].map((made) => made.close()))
  })
})
