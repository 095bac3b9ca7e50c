import { beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { readJobQuery } from '../../src/contract/job/job-query.ts'
import { countJobsByRegion } from '../../src/contract/place/region.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const HWASEONG = 138
let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

/** A company with an open job whose title says nothing of its name. */
async function anEmployerCalled(name: string, isVerified: boolean) {
  const { db } = server.database
  const id = await aCompany(db, new Date())
  await db.updateTable('companies').set({ name, is_name_decided: isVerified }).where('id', '=', id).execute()
  const job = aJob(id, new Date(), { company_name: name, title: '사무 보조', region_id: HWASEONG })
  await publish(db, job)
  return job
}

const found = async (query: string) =>
  (await server.call(listJobs, { query: { query } })).data.map((each) => each.id)
const read = async (query: string) =>
  (await server.call(readJobQuery, { query: { query, langCode: 'ko' } })).data

describe('The name of a verified business that is made of a place and a trade', () => {
  test('finds its jobs, with and without the legal form', async () => {
    const job = await anEmployerCalled('화성정밀가공 주식회사', true)
    for (const query of ['화성정밀가공', '화성정밀가공 주식회사']) {
      expect(await found(query)).toEqual([job.id])
      expect(await read(query)).toEqual({ parts: [], rest: query, unread: '' })
      const { data } = await server.call(countJobsByRegion, { query: { query } })
      expect(data.length).toBeGreaterThan(0)
    }
  })

  test('is read as place and trade while nobody has verified it', async () => {
    await anEmployerCalled('안산용접', false)
    expect((await read('안산용접')).parts).toHaveLength(2)
  })

  test('does not capture a word or words that are understood as they are', async () => {
    await anEmployerCalled('용접', true)
    await anEmployerCalled('안산 도장', true)
    expect((await read('용접')).parts).toHaveLength(1)
    expect((await read('안산 도장')).parts).toHaveLength(2)
  })
})
