import { beforeAll, describe, expect, test } from 'vitest'
import { refundMemberOrder } from '../../src/contract/operator/member.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let till: ReturnType<typeof paymentActions>
let operator: TestMember
let suspensions: Awaited<ReturnType<typeof suspensionActions>>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  till = paymentActions(server)
  operator = await anOperator(server)
  suspensions = await suspensionActions(server, operator)
})

const later = (days: number) => new Date(Date.now() + days * DAY)

describe('Payments of a suspended employer', () => {
  test('The days of a paid pass are added to the running term on restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '연장 공고' })
    const { period_end: end } = await acts.stored(id)
    const order = await till.begin(employer, { productId: 'local-7', jobId: id })
    await till.act(order.id, 'APPROVE')
    await suspensions.suspend(employer)
    await till.later(3 * 60_000)
    server.clock.now = null
    expect(await till.stored(order.id)).toMatchObject({ status: 'PAID', starts_at: null })
    expect(await acts.stored(id)).toMatchObject({ period_end: end, paid_days: 7, status: 'IN_PROGRESS' })
    expect(await acts.isListed('연장 공고', id)).toBe(false)
    await suspensions.restore(employer)
    expect(await acts.stored(id)).toMatchObject({ period_end: new Date((end?.getTime() ?? 0) + 7 * DAY) })
    expect(await acts.stored(id)).toMatchObject({ paid_days: null })
    expect(await acts.isListed('연장 공고', id)).toBe(true)
  })

  test('The days of a paid pass start a new term on restoration if the former one has ended', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '다시 시작' })
    await suspensions.suspend(employer)
    await acts.pay(id, 7)
    await acts.at(later(9), async () => {
      await sweep(server.database.db, server.services.files, later(9))
      await suspensions.restore(employer)
      expect(await acts.isListed('다시 시작', id)).toBe(true)
    })
    const { period_end: end, paid_days: paid } = await acts.stored(id)
    expect(paid).toBeNull()
    expect(Math.round(((end?.getTime() ?? 0) - Date.now()) / DAY)).toBe(16)
  })

  test('A first pass is published on restoration only', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { title: '첫 결제', productType: 'LOCAL' })
    await suspensions.suspend(employer)
    expect(await acts.pay(data.id, 7)).toBe('IN_REVIEW')
    expect((await acts.jobPage(data.id)).status).toBe(404)
    await suspensions.restore(employer)
    expect(await acts.isListed('첫 결제', data.id)).toBe(true)
  })

  test('A pass whose days wait can be refunded, and its days are not added on restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const order = await till.begin(employer, { productId: 'local-7', jobId: id })
    await till.act(order.id, 'APPROVE')
    await suspensions.suspend(employer)
    await till.later(3 * 60_000)
    server.clock.now = null
    const refund = () =>
      server.call(refundMemberOrder, {
        params: { id: order.id },
        body: { reason: '이용 정지' },
        token: operator.token,
      })
    expect((await refund()).data).toEqual({ status: 'REFUNDED', isReturned: true })
    expect(await acts.stored(id)).toMatchObject({ paid_days: null, status: 'IN_PROGRESS' })
    await suspensions.restore(employer)
    expect(await acts.isListed('조립원 모집', id)).toBe(true)
  })
})
