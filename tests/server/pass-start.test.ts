import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listMemberOrders, refundMemberOrder } from '../../src/contract/operator/member.ts'
import { getReceipt } from '../../src/contract/payment/receipt.ts'
import { aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { caseActions } from '../support/cases.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let cases: ReturnType<typeof caseActions>
let operator: TestMember
let suspensions: Awaited<ReturnType<typeof suspensionActions>>

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  cases = caseActions(server)
  operator = await anOperator(server)
  suspensions = await suspensionActions(server, operator)
})
beforeEach(() => {
  server.clock.now = null
})

/** A pass that was paid before the verification, which is approved. */
async function aPassOfTheVerified() {
  const { employer, id } = await cases.aRequest()
  const jobId = (await cases.acts.publish(employer, { productType: 'GRAND' })).data.id
  const { id: orderId } = await till.buy(employer, { productId: 'grand-30', jobId })
  const { data } = await cases.approve(operator, id)
  return { employer, jobId, orderId, decision: data.undo?.decisionId }
}
/** Orders of passes for the job that are paid while the member is suspended. */
async function payWhileSuspended(employer: TestMember, jobId: string, productIds: readonly string[]) {
  const ids: string[] = []
  for (const productId of productIds) {
    const { id } = await till.begin(employer, { productId, jobId })
    await till.act(id, 'APPROVE')
    ids.push(id)
  }
  await suspensions.suspend(employer)
  await till.later(3 * MINUTE)
  server.clock.now = null
  return ids
}
const startOf = async (id = '') => (await till.stored(id)).starts_at
const refund = (id = '') =>
  server.call(refundMemberOrder, { params: { id }, body: { reason: '변심' }, token: operator.token })

test('A pass that waited for the verification starts with it, and is no longer offered for a refund', async () => {
  const { employer, jobId, orderId } = await aPassOfTheVerified()
  expect(await startOf(orderId)).toEqual((await cases.acts.stored(jobId)).period_start)
  const listed = await server.call(listMemberOrders, { params: { id: employer.id }, token: operator.token })
  expect(listed.data).toMatchObject([{ isRefundable: false, refundObstacle: 'PASS_STARTED' }])
  const receipt = await server.call(getReceipt, { params: { id: orderId }, token: employer.token })
  expect(receipt.data).toMatchObject({ isRefundable: false, startsDate: expect.any(String) })
})

test('A pass waits again once the approval that started it is undone, and can be refunded', async () => {
  const { jobId, orderId, decision } = await aPassOfTheVerified()
  expect((await cases.undo(operator, decision)).status).toBe(200)
  expect(await startOf(orderId)).toBeNull()
  expect((await refund(orderId)).data.status).toBe('REFUNDED')
  expect(await cases.acts.stored(jobId)).toMatchObject({ paid_days: null })
})

test('Passes paid during a suspension start one after the other behind the running term, and can be refunded until then', async () => {
  const employer = await aVerifiedEmployer(server)
  const jobId = await cases.acts.aPublicOne(employer)
  const end = (await cases.acts.stored(jobId)).period_end?.getTime() ?? 0
  const [first, second] = await payWhileSuspended(employer, jobId, ['local-7', 'local-15'])
  expect(await startOf(first)).toBeNull()
  await suspensions.restore(employer)
  expect(await startOf(first)).toEqual(new Date(end))
  expect(await startOf(second)).toEqual(new Date(end + 7 * DAY))
  expect((await refund(second)).data).toEqual({ status: 'REFUNDED', isReturned: true })
  expect((await cases.acts.stored(jobId)).period_end).toEqual(new Date(end + 7 * DAY))
})

test('A refund of a pass that has started does not take the days of a later one that waits', async () => {
  const { employer, jobId, orderId } = await aPassOfTheVerified()
  await payWhileSuspended(employer, jobId, ['grand-30'])
  expect((await refund(orderId)).problem.responseCode).toBe('ORDER_STATE')
  expect(await cases.acts.stored(jobId)).toMatchObject({ paid_days: 30 })
})
