import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { reportJob } from '../../src/contract/job/report.ts'
import { listReports } from '../../src/contract/case/report.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let jobId: string

beforeAll(async () => {
  server = await runServer()
  const acts = announcementActions(server)
  jobId = await acts.aPublicOne(await aVerifiedEmployer(server))
})

const report = (body: unknown, { id = jobId, token = '' } = {}) =>
  server.call(reportJob, { params: { id }, body, token })
const kept = () => server.database.db.selectFrom('job_reports').selectAll().execute()

test('Anybody may report a job, and only the first report of a visitor per day is stored', async () => {
  const worker = await aWorker(server)
  expect((await report({ reason: 'FEE_DEMANDED', text: '소개비를 달라고 해요' })).status).toBe(201)
  expect((await report({ reason: 'FRAUD' })).status).toBe(201)
  expect((await report({ reason: 'ETC', text: '다른 이유' }, { token: worker.token })).status).toBe(201)
  expect(await kept()).toMatchObject([
    { reason: 'FEE_DEMANDED', details: '소개비를 달라고 해요', member_id: null, settled_at: null },
    { reason: 'ETC', member_id: worker.id },
  ])
})

test('A report of an unknown job, with an unknown reason or with too long a text is rejected', async () => {
  expect((await report({ reason: 'FRAUD' }, { id: v7() })).status).toBe(404)
  expect((await report({ reason: 'BORING' })).problem.errors).toMatchObject([
    { field: 'reason', code: 'UNKNOWN' },
  ])
  expect((await report({ reason: 'ETC', text: 'x'.repeat(1_001) })).problem.errors).toMatchObject([
    { field: 'text', code: 'TOO_LONG' },
  ])
})

test('A member may send ten reports an hour', async () => {
  const worker = await aWorker(server)
  const statuses = []
  for (let count = 0; count < 11; count++)
    statuses.push((await report({ reason: 'FRAUD' }, { token: worker.token })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test('A report sent again under its key is answered as before and uses nothing of the hour', async () => {
  const { id, token } = await aWorker(server)
  const key = v7()
  const body = { reason: 'FRAUD', text: 'asks for money' }
  const answers = []
  for (let count = 0; count < 12; count++)
    answers.push(await server.call(reportJob, { params: { id: jobId }, body, token, key }))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect((await kept()).filter(({ member_id: memberId }) => memberId === id)).toHaveLength(1)
})

test('A report of a member whose session has ended is not taken for a visitor’s', async () => {
  const before = (await kept()).length
  expect((await report({ reason: 'FRAUD' }, { token: 'ended' })).status).toBe(401)
  expect(await kept()).toHaveLength(before)
})

test('An operator sees the text of a job as it was when it was reported', async () => {
  const { token } = await anOperator(server)
  const formerTexts = async () => {
    const { data } = await server.call(listReports, { token })
    return data.filter(({ job }) => job.id === jobId).map(({ formerText }) => formerText)
  }
  await report({ reason: 'FRAUD' })
  expect(new Set(await formerTexts())).toEqual(new Set([null]))
  const { db } = server.database
  await db.updateTable('jobs').set({ details: 'Nothing to see here' }).where('id', '=', jobId).execute()
  for (const text of await formerTexts()) {
    expect(text).toContain('0312345678')
    expect(text).not.toContain('Nothing to see here')
  }
})
