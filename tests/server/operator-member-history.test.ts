import { beforeAll, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { listPostings } from '../../src/contract/operator/list.ts'
import { listMemberApplications, listMemberNotes, noteMember } from '../../src/contract/operator/member.ts'
import { listActs, type OperatorAct } from '../../src/contract/operator/operator.ts'
import { insertAct } from '../../src/server/features/operator/audit.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  token = operator.token
})

const note = (id: string, text: string) => server.call(noteMember, { params: { id }, body: { text }, token })
const textsOf = async (id: string) =>
  (await server.call(listMemberNotes, { params: { id }, token })).data.map(({ text }) => text)

test('A note about a member has its operator and time, latest first, and its act does not repeat it', async () => {
  const { id } = await aWorker(server)
  expect((await note(id, ' ')).problem.errors).toMatchObject([{ field: 'text', code: 'REQUIRED' }])
  expect((await note(id, '전화: 번호를 바꾸고 싶어 함')).status).toBe(201)
  await note(id, '다시 전화하기로 함')
  const { data, totalCount } = await server.call(listMemberNotes, { params: { id }, token })
  expect(totalCount).toBe(2)
  expect(data).toMatchObject([
    { text: '다시 전화하기로 함', operator: { id: operator.id }, createdDate: expect.any(String) },
    { text: '전화: 번호를 바꾸고 싶어 함', operator: { id: operator.id } },
  ])
  const acts = (await actsIn(server)).filter(({ act, subject }) => act === 'member.note' && subject === id)
  expect(acts.map(({ details }) => details)).toEqual([{}, {}])
})

test('Notes are deleted with the account, and notes about others lose its number', async () => {
  const leaving = await aWorker(server)
  const staying = await aWorker(server)
  await server.database.db
    .updateTable('members')
    .set({ cellphone: '01098765432' })
    .where('id', '=', leaving.id)
    .execute()
  await note(leaving.id, '통화함')
  await note(staying.id, '친구 번호는 010-9876-5432')
  const body = { password: PASSWORD }
  expect((await server.call(removeMember, { body, token: leaving.token })).status).toBe(200)
  expect((await server.call(listMemberNotes, { params: { id: leaving.id }, token })).status).toBe(404)
  const left = await server.database.db.selectFrom('member_notes').selectAll().execute()
  expect(left.filter(({ member_id }) => member_id === leaving.id)).toEqual([])
  expect(await textsOf(staying.id)).toEqual(['친구 번호는 –'])
})

test('A member’s applications and a company’s postings are listed for the member', async () => {
  const { db } = server.database
  const now = new Date()
  const company = await aCompany(db, now)
  const job = aJob(company, now, { title: '포장' })
  await publish(db, job)
  await publish(db, aJob(await aCompany(db, now), now))
  const worker = await aWorker(server, { hasResume: true })
  await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
  const { data, totalCount } = await server.call(listMemberApplications, { params: { id: worker.id }, token })
  expect([totalCount, data]).toMatchObject([1, [{ jobId: job.id, title: '포장', status: 'SENT' }]])
  const { member_id: memberId } = await db
    .selectFrom('companies')
    .select('member_id')
    .where('id', '=', company)
    .executeTakeFirstOrThrow()
  const postings = await server.call(listPostings, { query: { memberId }, token })
  expect(postings.data.map(({ id }) => id)).toEqual([job.id])
})

test('The audit trail is filtered by day, and decisions apart from views', async () => {
  const eager = await anOperator(server)
  const recorded = (act: OperatorAct, now: string) =>
    insertAct(server.database.db, { operatorId: eager.id, act, subject: 'members', now: new Date(now) })
  await recorded('member.note', '2024-03-01T14:59:00Z')
  await recorded('member.search', '2024-03-01T15:00:00Z')
  const actsOf = async (query: object) =>
    (await server.call(listActs, { query: { operatorId: eager.id, ...query }, token })).data.map(
      ({ act }) => act,
    )
  expect(await actsOf({})).toEqual(['member.search', 'member.note'])
  expect(await actsOf({ kind: 'VIEW' })).toEqual(['member.search'])
  expect(await actsOf({ kind: 'DECISION' })).toEqual(['member.note'])
  expect(await actsOf({ from: '2024-03-02' })).toEqual(['member.search'])
  expect(await actsOf({ to: '2024-03-01' })).toEqual(['member.note'])
  const wrong = await server.call(listActs, { query: { from: '2024-03-02', to: '2024-03-01' }, token })
  expect(wrong.problem.errors).toMatchObject([{ field: 'to', code: 'TOO_SMALL' }])
})
