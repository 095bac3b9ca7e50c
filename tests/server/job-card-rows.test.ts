import { beforeAll, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { findCards } from '../../src/server/features/job/service.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const FILTER = { jobCategories: ['FARM' as const] }

let server: RunningServer
let company: string
let jobId: string

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const { db } = server.database
  company = await aCompany(db, NOW)
  const job = aJob(company, NOW, { categories: ['FARM'], title: '딸기 수확', company_name: '한빛' })
  await publish(db, job)
  jobId = job.id
})

async function listed(langCode = 'en') {
  const { data } = await server.call(listJobs, { query: { ...FILTER, langCode } })
  return data.find((card) => card.id === jobId)
}

test('A list shows what was changed since it was read before', async () => {
  const { db } = server.database
  expect(await listed()).toMatchObject({
    title: '딸기 수확',
    companyNameRomanized: 'Hanbit',
    logoImageUrl: null,
  })
  await db
    .updateTable('jobs')
    .set({ title: '사과 수확', company_name: '새빛', number_of_persons: 7 })
    .where('id', '=', jobId)
    .execute()
  await db
    .insertInto('files')
    .values({
      reference: 'logo/new.webp',
      type: 'logo',
      content_type: 'image/webp',
      size: 1,
      is_public: true,
      created_at: NOW,
    })
    .execute()
  await db.updateTable('companies').set({ logo_file: 'logo/new.webp' }).where('id', '=', company).execute()
  const changed = await listed()
  expect(changed).toMatchObject({
    title: '사과 수확',
    companyNameRomanized: 'Saebit',
    logoImageUrl: '/files/logo/new.webp',
  })
  expect(changed?.headline).toContain('7')
})

test('A list says what a job is in the language of each reader', async () => {
  const headlines = await Promise.all(['en', 'vi', 'ko'].map(async (code) => (await listed(code))?.headline))
  expect(new Set(headlines).size).toBe(3)
  expect(await Promise.all(['en', 'vi', 'ko'].map(async (code) => (await listed(code))?.headline))).toEqual(
    headlines,
  )
})

test('What a transaction read and did not keep is not shown', async () => {
  const { db } = server.database
  const before = await listed()
  const cancelled = db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ title: '배 수확' }).where('id', '=', jobId).execute()
    expect(await findCards(trx, [jobId])).toMatchObject([{ title: '배 수확' }])
    await trx.updateTable('jobs').set({ title: '감 수확' }).where('id', '=', jobId).execute()
    expect(await findCards(trx, [jobId])).toMatchObject([{ title: '감 수확' }])
    throw new Error('cancelled')
  })
  await expect(cancelled).rejects.toThrow('cancelled')
  expect(await listed()).toEqual(before)
})

test('Cards keep the order of the ids that are asked for, without those that are gone', async () => {
  const { db } = server.database
  const other = aJob(company, NOW, { categories: ['FARM'] })
  await publish(db, other)
  const ids = [other.id, crypto.randomUUID(), jobId]
  const found = async () => (await findCards(db, ids)).map(({ id }) => id)
  expect(await found()).toEqual([other.id, jobId])
  await db.deleteFrom('job_listings').where('job_id', '=', other.id).execute()
  await db.deleteFrom('jobs').where('id', '=', other.id).execute()
  expect(await found()).toEqual([jobId])
})
