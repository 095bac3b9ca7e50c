import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { getLandingFigures } from '../../src/contract/site/landing.ts'
import type { ApplicationStatus } from '../../src/contract/base/enums.ts'
import { countAll } from '../../src/server/features/landing/queries.ts'
import { aMember } from '../support/members.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T03:00:00Z')

let server: RunningServer
beforeEach(async () => {
  server = await runServer()
  server.clock.now = NOW
})

const before = (days: number) => new Date(NOW.getTime() - days * DAY)

async function aPerson(countryIsoCode: string): Promise<string> {
  const { db } = server.database
  const { id } = await aMember(server, { hasResume: true })
  await db
    .updateTable('resumes')
    .set({ country_iso_code: countryIsoCode })
    .where('member_id', '=', id)
    .execute()
  return id
}

/** That many applications at that time, each for a different job. */
async function applications(count: number, status: ApplicationStatus, at: Date): Promise<void> {
  const { db } = server.database
  const member = await aPerson('vn')
  const { id: resume } = await db
    .selectFrom('resumes')
    .select('id')
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow()
  const company = await aCompany(db, at)
  const closed = { status: 'CLOSED' as const, closed_reason: 'EXPIRED' as const }
  const jobs = Array.from({ length: count }, () => aJob(company, at, closed))
  await publish(db, ...jobs)
  await db
    .insertInto('applications')
    .values(
      jobs.map((job) => ({
        id: v7({ msecs: at.getTime() }),
        member_id: member,
        job_id: job.id,
        resume_id: resume,
        status,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

test('The landing page counts each open job once, whatever its regions', async () => {
  const { db } = server.database
  const company = await aCompany(db, before(10))
  const inTwo = { local_region_ids: [143, 144] }
  await publish(
    db,
    aJob(company, NOW),
    aJob(company, NOW, inTwo),
    aJob(company, before(8)),
    aJob(company, NOW, { status: 'CLOSED', closed_reason: 'EMPLOYER' }),
    aJob(company, NOW, { status: 'PAYMENT_DUE', period_end: null, listed_at: null }),
  )
  const { data } = await server.call(getLandingFigures)
  expect(data.openJobs).toBe(2)
})

test('The landing page counts foreign members with a resume, and each nationality once', async () => {
  for (const country of ['vn', 'vn', 'np', 'uz', 'kr', 'etc']) await aPerson(country)
  await aMember(server)
  const { data } = await server.call(getLandingFigures)
  expect(data).toMatchObject({ people: 5, nationalities: 3 })
})

test('The landing page shows zeros and no percentage without data', async () => {
  const { data } = await server.call(getLandingFigures)
  expect(data).toEqual({ openJobs: 0, people: 0, nationalities: 0, openedPercent: null })
})

test('The percentage counts applications read by a company among those 7 to 97 days old and not withdrawn', async () => {
  await applications(9, 'READ', before(20))
  await applications(5, 'SHORTLISTED', before(30))
  await applications(3, 'REJECTED', before(96))
  await applications(4, 'SENT', before(8))
  // None of these counts.
  await applications(30, 'SENT', before(6))
  await applications(30, 'SENT', before(98))
  await applications(30, 'WITHDRAWN', before(20))
  const { data } = await server.call(getLandingFigures)
  // 17 of 21 is 80.95 %.
  expect(data.openedPercent).toBe(80)
})

test('The percentage is omitted below twenty applications', async () => {
  await applications(19, 'READ', before(20))
  const { data } = await server.call(getLandingFigures)
  expect(data.openedPercent).toBeNull()
})

test('The figures of the landing page are cached', async () => {
  await server.call(getLandingFigures)
  await aPerson('vn')
  const { data } = await server.call(getLandingFigures)
  expect(data.people).toBe(0)
  const counts = await countAll(server.database.db, NOW, { from: before(97), to: before(7) })
  expect(counts.people).toBe(1)
})
