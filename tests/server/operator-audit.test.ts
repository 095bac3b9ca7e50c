import { beforeAll, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import * as member from '../../src/contract/operator/member.ts'
import * as news from '../../src/contract/operator/news.ts'
import { listActs, listOperators } from '../../src/contract/operator/operator.ts'
import { maskedName } from '../../src/server/features/talent/service.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { aPaidTicket } from '../support/orders.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NEWS = { title: '소식', company: '일터', contents: '내용' }

let server: RunningServer
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  token = operator.token
})

const aMemberId = async () => (await aWorker(server)).id

test('The audit trail filters by operator, act and subject, newest first', async () => {
  const other = await anOperator(server)
  const workerId = await aMemberId()
  const showMemberBy = (by: string, reason: string) =>
    server.call(member.showMember, { params: { id: workerId }, body: { reason }, token: by })
  await showMemberBy(token, '첫 문의')
  await showMemberBy(other.token, '둘째 문의')
  const find = async (query: object) => (await server.call(listActs, { query: { ...query }, token })).data
  expect(await find({ subject: workerId })).toMatchObject([
    { act: 'member.show', details: { reason: '둘째 문의' }, operator: { id: other.id } },
    { act: 'member.show', details: { reason: '첫 문의' }, operator: { id: operator.id } },
  ])
  expect(await find({ operatorId: other.id })).toHaveLength(1)
  await server.call(news.createNews, { body: NEWS, token })
  expect(new Set((await find({ act: 'member.show' })).map(({ act }) => act))).toEqual(
    new Set(['member.show']),
  )
  const { data } = await server.call(listOperators, { token })
  expect(data.map(({ id }) => id).toSorted()).toEqual([operator.id, other.id].toSorted())
})

test('The audit trail shows current names of subjects and masks members', async () => {
  const find = async (subject: string) =>
    (await server.call(listActs, { query: { subject }, token })).data.map(({ subjectName }) => subjectName)
  const { data } = await server.call(news.createNews, { body: { ...NEWS, title: '처음 제목' }, token })
  const params = { id: data.id }
  await server.call(news.editNews, { params, body: { ...NEWS, title: '새 제목' }, token })
  expect(await find(data.id)).toEqual(['새 제목', '새 제목'])
  await server.call(news.deleteNews, { params, token })
  expect(await find(data.id)).toEqual([null, null, null])
  const workerId = await aMemberId()
  await server.call(member.showMember, { params: { id: workerId }, body: { reason: '문의' }, token })
  expect(await find(workerId)).toEqual([maskedName('Tran Minh Hau')])
  expect(maskedName('Tran Minh Hau')).not.toBe('Tran Minh Hau')
})

test('Only acts of refunding name the member behind their subject', async () => {
  const employer = await anEmployer(server)
  const orderId = await aPaidTicket(server, employer.id)
  const body = { reason: '고객 요청' }
  await server.call(member.refundMemberOrder, { params: { id: orderId }, body, token })
  await server.call(member.showMember, { params: { id: await aMemberId() }, body, token })
  await server.call(news.createNews, { body: NEWS, token })
  const { data } = await server.call(listActs, { query: { pageSize: 50 }, token })
  expect(data.find(({ subject }) => subject === orderId)?.memberId).toBe(employer.id)
  const others = data.filter(({ act }) => act !== 'order.refund')
  expect(others.map(({ act }) => act)).toEqual(expect.arrayContaining(['member.show', 'news.create']))
  expect(others.every(({ memberId }) => memberId === null)).toBe(true)
})

test.each([
  'delete from operator_acts',
  'truncate operator_acts',
  "update operator_acts set subject = 'another'",
  'update operator_acts set operator_id = null',
  "update operator_acts set details = details - 'reason'",
  `update operator_acts set details = '{"reasonErased": true}'`,
  `update operator_acts set details = details || '{"reason": "another", "reasonErased": true}'`,
])('The database rejects "%s"', async (statement) => {
  const params = { id: await aMemberId() }
  await server.call(member.showMember, { params, body: { reason: '문의' }, token })
  const before = await actsIn(server)
  await expect(server.database.pool.query(statement)).rejects.toThrow('only grows')
  expect(await actsIn(server)).toEqual(before)
})

test('The acts of an operator who removed the account stay, under the id', async () => {
  const leaving = await anOperator(server)
  await server.call(news.createNews, { body: NEWS, token: leaving.token })
  const removal = await server.call(removeMember, { token: leaving.token, body: { password: PASSWORD } })
  expect(removal.status).toBe(200)
  expect((await actsIn(server)).at(-1)).toMatchObject({ act: 'news.create', operator_id: leaving.id })
  const { data } = await server.call(listActs, { query: { operatorId: leaving.id }, token })
  expect(data).toMatchObject([{ act: 'news.create', operator: { id: leaving.id, name: null } }])
})
