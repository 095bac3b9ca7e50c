import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { noteMember } from '../../src/contract/operator/member.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember
/** As it is stored: in small letters. */
let email: string
beforeAll(async () => {
  server = await runServer()
})
beforeEach(async () => {
  employer = await aVerifiedEmployer(server)
  email = `kim+jobs.${v7()}@ilteo.test`
  await server.database.db
    .updateTable('members')
    .set({ email, cellphone: '01098761234' })
    .where('id', '=', employer.id)
    .execute()
})

const leave = async () => {
  const answer = await server.call(removeMember, { token: employer.token, body: { password: PASSWORD } })
  expect(answer.status).toBe(200)
}
const written = () => email.replace('kim', 'Kim').replace('ilteo', 'Ilteo')
const details = () => `${written()} / 010 9876 1234 / 010.9876.1234 / 01098761234 / 010-9876-1235`
const ERASED = '– / – / – / – / 010-9876-1235'

test('A posting loses the contacts of an employer who leaves, however they are written, and no others', async () => {
  const similar = `${email.replace('.test', '-test')} / ha${email} / 4001098761234`
  const id = await announcementActions(server).aPublicOne(employer, { details: `${details()} / ${similar}` })
  await leave()
  const { data } = await server.call(getJob, { params: { id } })
  expect(data.details).toBe(`${ERASED} / ${similar}`)
})

test('A report of another posting loses its text with a number of who leaves, and a note the number alone', async () => {
  const [other, reporter] = [await aVerifiedEmployer(server), await aWorker(server)]
  const jobId = await announcementActions(server).aPublicOne(other)
  const report = { reason: 'FRAUD', text: 'it is 010 9876 1234 again' }
  await server.call(reportJob, { params: { id: jobId }, body: report, token: reporter.token })
  const { token } = await anOperator(server)
  const note = { params: { id: other.id }, body: { text: details() }, token }
  expect((await server.call(noteMember, note)).status).toBe(201)
  await leave()
  const { pool } = server.database
  const { rows: reports } = await pool.query('select details from job_reports where job_id = $1', [jobId])
  const { rows: notes } = await pool.query('select text from member_notes where member_id = $1', [other.id])
  expect([reports, notes]).toEqual([[{ details: '' }], [{ text: ERASED }]])
})

test('A waiting mail goes with the account of its reader alone, not with an address that ends another', async () => {
  const now = new Date()
  const [own, others] = [v7(), v7()]
  const task = (id: string, to: string) => ({
    id,
    kind: 'password-reset',
    payload: JSON.stringify({ email: to, name: 'Kim' }),
    due_at: now,
    created_at: now,
  })
  await server.database.db
    .insertInto('tasks')
    .values([task(own, written()), task(others, `ha${email}`)])
    .execute()
  await leave()
  const rows = await server.database.db
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'password-reset')
    .execute()
  expect(rows).toEqual([{ id: others }])
})
