import { beforeAll, describe, expect, test } from 'vitest'
import { listApplications } from '../../src/contract/candidate/application.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { listLatePayCases, settleLatePay } from '../../src/contract/case/guarantee.ts'
import { inDays as daysFrom } from '../support/guarantees.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aHiredWorker, tellLatePay } from '../support/late-pay.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember

/** Noon in Seoul: no test is at work when the day ends. */
const NOON = new Date('2026-11-20T03:00:00Z')
const inDays = (days: number) => daysFrom(days, NOON)

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOON
  operator = await anOperator(server)
})

const aHired = (options?: Parameters<typeof aHiredWorker>[2]) => aHiredWorker(server, operator, options)
const tell = (id: string, token: string, change?: object) => tellLatePay(server, id, token, change)
const cases = async (status = 'OPEN') =>
  (await server.call(listLatePayCases, { query: { status, pageSize: '50' }, token: operator.token })).data
const settle = (id: string, body: object, token = operator.token) =>
  server.call(settleLatePay, { params: { id }, body, token })
const ownOf = async (worker: TestMember) =>
  (await server.call(listApplications, { token: worker.token })).data[0]
const kindsOf = async ({ token }: TestMember) =>
  (await server.call(listNotifications, { token })).data.map(({ kind }) => kind)

describe('Late pay', () => {
  test('A hired worker can call on the guarantee; operators see the case, and the company is told', async () => {
    const { employer, worker, id } = await aHired()
    expect(await ownOf(worker)).toMatchObject({ isPayGuaranteed: true, latePay: null })
    const { status, data } = await tell(id, worker.token)
    expect([status, data.status]).toEqual([201, 'OPEN'])
    expect((await cases()).find((each) => each.id === data.id)).toMatchObject({
      details: '10일인데 못 받았어요',
      workerId: worker.id,
      guarantee: { kind: 'INSURANCE', until: inDays(90) },
    })
    expect(await kindsOf(employer)).toContain('LATE_PAY_OPENED')
    expect((await ownOf(worker))?.latePay).toMatchObject({ status: 'OPEN', outcome: null })
  })

  test('Telling it again answers the open case', async () => {
    const { worker, id } = await aHired()
    const first = await tell(id, worker.token)
    const again = await Promise.all([tell(id, worker.token), tell(id, worker.token, { details: '또' })])
    expect(again.map(({ status, data }) => [status, data.id])).toEqual([
      [200, first.data.id],
      [200, first.data.id],
    ])
  })

  test('A decision is told to both with its note, and can be undone', async () => {
    const { employer, worker, id } = await aHired()
    const { data } = await tell(id, worker.token)
    const settled = await settle(data.id, { outcome: 'COVERED', note: '보험에서 나와요' })
    expect((await ownOf(worker))?.latePay).toMatchObject({ outcome: 'COVERED', note: '보험에서 나와요' })
    const told = (await server.call(listNotifications, { token: worker.token })).data
    expect(told.find(({ kind }) => kind === 'LATE_PAY_SETTLED')).toMatchObject({
      numberOfPersons: expect.any(Number),
    })
    expect(await kindsOf(employer)).toContain('LATE_PAY_DECIDED')
    expect((await settle(data.id, { outcome: 'PAID' })).status).toBe(412)
    await server.call(undoDecision, {
      params: { id: settled.data.undo?.decisionId ?? '' },
      token: operator.token,
    })
    expect((await ownOf(worker))?.latePay).toMatchObject({ status: 'OPEN', outcome: null, note: '' })
    expect(await kindsOf(worker)).not.toContain('LATE_PAY_SETTLED')
  })

  test('After a decision another case can be opened, which the undo then does not touch', async () => {
    const { worker, id } = await aHired()
    const { data } = await tell(id, worker.token)
    const settled = await settle(data.id, { outcome: 'PAID' })
    expect((await tell(id, worker.token)).status).toBe(201)
    const decisionId = settled.data.undo?.decisionId ?? ''
    const undone = await server.call(undoDecision, { params: { id: decisionId }, token: operator.token })
    expect(undone.problem.responseCode).toBe('UNDO_REFUSED')
  })

  test.each([
    ['was not hired', { status: 'INTERVIEW' }],
    ['was refused', { status: 'REJECTED' }],
    ['took a job that does not ask for the guarantee', { securePayment: false }],
  ])('A worker who %s cannot open a case', async (_, change) => {
    const { worker, id } = await aHired(change)
    expect((await ownOf(worker))?.isPayGuaranteed).toBe(false)
    expect((await tell(id, worker.token)).problem.responseCode).toBe('JOB_STATE')
  })

  test.each([
    ['is to come', { dueOn: inDays(2) }],
    ['was before the grant', { dueOn: inDays(-2) }],
    ['does not exist', { dueOn: '2026-02-31' }],
  ])('A day that %s is refused', async (_, change) => {
    const { worker, id } = await aHired()
    expect((await tell(id, worker.token, change)).status).toBe(400)
  })

  test('A case needs a grant and words, of a bounded length', async () => {
    const without = await aHired({ isGranted: false })
    expect((await tell(without.id, without.worker.token)).status).toBe(400)
    const { worker, id } = await aHired()
    expect((await tell(id, worker.token, { details: ' \u200B ' })).status).toBe(400)
    expect((await tell(id, worker.token, { details: 'a'.repeat(1_001) })).status).toBe(400)
  })

  test('Nobody else opens a case, and only operators see and decide them', async () => {
    const { employer, worker, id } = await aHired()
    expect((await tell(id, (await aWorker(server)).token)).status).toBe(404)
    expect((await tell(id, employer.token)).status).toBe(403)
    const { data } = await tell(id, worker.token)
    for (const { token } of [employer, worker]) {
      expect((await server.call(listLatePayCases, { token })).status).toBe(403)
      expect((await settle(data.id, { outcome: 'PAID' }, token)).status).toBe(403)
    }
    expect((await settle(data.id, { outcome: 'MAYBE' })).status).toBe(400)
  })
})
