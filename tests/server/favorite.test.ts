import { beforeAll, expect, test } from 'vitest'
import { favoriteJob, getJob, listFavorites, listJobs, unfavoriteJob } from '../../src/contract/job/job.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { aCompany, aJob, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let company: string

beforeAll(async () => {
  server = await runServer()
  company = await aCompany(server.database.db, new Date())
})

async function published(overrides: Partial<JobRow> = {}): Promise<string> {
  const job = aJob(company, new Date(), overrides)
  await publish(server.database.db, job)
  return job.id
}

const add = (id: string, member: TestMember) =>
  server.call(favoriteJob, { params: { id }, token: member.token })
const remove = (id: string, member: TestMember) =>
  server.call(unfavoriteJob, { params: { id }, token: member.token })

test('Concurrent requests save a job once, and it is marked as favorite for that member only', async () => {
  const worker = await aWorker(server)
  const id = await published({ title: '책갈피시험' })
  const answers = await Promise.all([add(id, worker), add(id, worker), add(id, worker)])
  expect(answers.map((answer) => answer.data.favorited)).toEqual([true, true, true])
  const favorites = await server.call(listFavorites, { token: worker.token })
  expect(favorites.totalCount).toBe(1)
  expect(favorites.data[0]).toMatchObject({ id, favorited: true })
  const inList = (token?: string) =>
    server.call(listJobs, { query: { query: '책갈피시험' }, ...(token ? { token } : {}) })
  expect((await inList(worker.token)).data[0]?.favorited).toBe(true)
  expect((await inList()).data[0]?.favorited).toBe(false)
  expect((await server.call(getJob, { params: { id }, token: worker.token })).data.favorited).toBe(true)
})

test('Removing a favorite twice succeeds', async () => {
  const worker = await aWorker(server)
  const id = await published()
  await add(id, worker)
  expect(await remove(id, worker)).toMatchObject({ status: 200, data: { favorited: false } })
  expect((await remove(id, worker)).status).toBe(200)
  expect((await server.call(listFavorites, { token: worker.token })).totalCount).toBe(0)
})

test('Favorites are listed newest first, and closed jobs stay in the list', async () => {
  const worker = await aWorker(server)
  const start = Date.now()
  const ids: string[] = []
  for (let index = 0; index < 11; index++) {
    server.clock.now = new Date(start + index * 1_000)
    const id = await published({ period_end: new Date(start + 60_000) })
    await add(id, worker)
    ids.unshift(id)
  }
  server.clock.now = new Date(start + 61_000)
  const page = await server.call(listFavorites, { token: worker.token })
  expect(page).toMatchObject({ totalCount: 11, totalPages: 2 })
  expect(page.data.map((card) => card.id)).toEqual(ids.slice(0, 10))
  expect(page.data[0]?.status).toBe('CLOSED')
  server.clock.now = null
})

test('Only job seekers can save a job, and only a public one', async () => {
  const worker = await aWorker(server)
  const hidden = await published({ status: 'IN_REVIEW' })
  expect((await server.call(favoriteJob, { params: { id: hidden } })).status).toBe(401)
  expect((await add(hidden, await anEmployer(server))).status).toBe(403)
  expect((await add(hidden, worker)).status).toBe(404)
  expect((await remove('01900000-0000-7000-8000-000000000000', worker)).status).toBe(404)
})
