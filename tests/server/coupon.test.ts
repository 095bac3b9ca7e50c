import { beforeAll, expect, test } from 'vitest'
import { listCoupons } from '../../src/contract/payment/coupon.ts'
import { quoteOrder } from '../../src/contract/payment/order.ts'
import { FOREVER } from '../../src/server/features/coupon/service.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  employer = await aVerifiedEmployer(server)
})

const TICKET = { productId: 'ticket-30000' }
const countUses = async (id: string) => {
  const { db } = server.database
  const coupon = await db.selectFrom('coupons').select('used').where('id', '=', id).executeTakeFirstOrThrow()
  const members = await db.selectFrom('member_coupons').select('used').where('coupon_id', '=', id).execute()
  expect(members.reduce((sum, member) => sum + member.used, 0)).toBe(coupon.used)
  return coupon.used
}
const list = async (member: TestMember) => (await server.call(listCoupons, { token: member.token })).data

test('A coupon is registered once, however its code is typed', async () => {
  const { id } = await till.aCoupon({ code: 'WELCOME2026' })
  for (const code of ['welcome-2026', ' WELCOME 2026 ', 'WELCOME2026']) {
    const { status, data } = await till.register(employer, code)
    expect({ status, id: data.id }).toEqual({ status: 201, id })
  }
  expect((await list(employer)).filter((coupon) => coupon.id === id)).toMatchObject([
    { code: 'WELCOME2026', usesLeft: 1, usable: true, kind: 'WON', amount: 1_000 },
  ])
})

test('A coupon without an end has no validUntil', async () => {
  const endless = await till.aCoupon({ validUntil: FOREVER })
  await till.register(employer, endless.code)
  const ending = await till.aCoupon()
  await till.register(employer, ending.code)
  const until = (await list(employer)).map(({ id, validUntil }) => [id, validUntil !== null])
  expect(Object.fromEntries(until)).toMatchObject({ [endless.id]: false, [ending.id]: true })
})

test('An unknown, expired or used-up coupon is rejected with its own error code', async () => {
  const over = await till.aCoupon({ validUntil: new Date(Date.now() - 1) })
  const one = await till.aCoupon({ totalLimit: 1 })
  const other = await aVerifiedEmployer(server)
  await till.register(other, one.code)
  await till.place(other, { ...TICKET, couponId: one.id })
  const code = async (text: string) => (await till.register(employer, text)).problem.responseCode
  expect(await code('NO-SUCH-COUPON')).toBe('COUPON_UNKNOWN')
  expect(await code(over.code)).toBe('COUPON_EXPIRED')
  expect(await code(one.code)).toBe('COUPON_USED')
  expect(await code('')).toBe('VALIDATION')
  expect(await code("' or 1=1")).toBe('VALIDATION')
})

test.each([
  ['WON', 4_500, 4_500],
  ['WON', 90_000, 30_000],
  ['PERCENT', 15, 4_500],
  ['PERCENT', 33, 9_900],
] as const)('A coupon of %s %i takes %i off 30,000', async (kind, amount, discount) => {
  const member = await aVerifiedEmployer(server)
  const coupon = await till.aCoupon({ kind, amount })
  await till.register(member, coupon.code)
  const { data } = await till.place(member, { ...TICKET, couponId: coupon.id })
  expect(data).toMatchObject({ discountAmount: discount, totalAmount: 30_000 - discount })
})

test('An order with a coupon that the member has not registered answers 404', async () => {
  const coupon = await till.aCoupon()
  await till.register(await aVerifiedEmployer(server), coupon.code)
  const { problem } = await till.place(employer, { ...TICKET, couponId: coupon.id })
  expect(problem.responseCode).toBe('NOT_FOUND')
  expect(await countUses(coupon.id)).toBe(0)
})

test('A coupon cannot be used before its start or after its end', async () => {
  const coupon = await till.aCoupon({
    validFrom: new Date(Date.now() + MINUTE),
    validUntil: new Date(Date.now() + 3 * MINUTE),
  })
  await till.register(employer, coupon.code)
  const order = async () =>
    (await till.place(employer, { ...TICKET, couponId: coupon.id })).problem.responseCode
  expect(await order()).toBe('COUPON_EXPIRED')
  server.clock.now = new Date(Date.now() + 4 * MINUTE)
  expect(await order()).toBe('COUPON_EXPIRED')
  server.clock.now = null
})

test('A coupon for one use is used once by fifty concurrent orders', async () => {
  const coupon = await till.aCoupon({ totalLimit: 1, memberLimit: 1 })
  await till.register(employer, coupon.code)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => till.place(employer, { ...TICKET, couponId: coupon.id })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ problem }) => problem.responseCode === 'COUPON_USED')).toHaveLength(49)
  expect(await countUses(coupon.id)).toBe(1)
})

test('A coupon limited to three uses in total is used three times by eight members', async () => {
  const coupon = await till.aCoupon({ totalLimit: 3 })
  const members = await Promise.all(Array.from({ length: 8 }, () => aVerifiedEmployer(server)))
  await Promise.all(members.map((member) => till.register(member, coupon.code)))
  const answers = await Promise.all(
    members.map((member) => till.place(member, { ...TICKET, couponId: coupon.id })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ problem }) => problem.responseCode === 'COUPON_USED')).toHaveLength(5)
  expect(await countUses(coupon.id)).toBe(3)
})

test('A coupon becomes usable again after its order is cancelled, declined or expired, but not after it is paid', async () => {
  const coupon = await till.aCoupon()
  const member = await aVerifiedEmployer(server)
  await till.register(member, coupon.code)
  const form = { ...TICKET, couponId: coupon.id }
  const cancelled = await till.begin(member, form)
  const quote = await server.call(quoteOrder, { token: member.token, query: form })
  expect(quote.problem.responseCode).toBe('COUPON_USED')
  expect((await till.place(member, form)).problem.responseCode).toBe('COUPON_USED')
  await till.cancel(member, cancelled.id)
  const declined = await till.begin(member, form)
  await till.act(declined.id, 'DECLINE')
  await till.confirm(member, declined.id)
  await till.place(member, form)
  await till.later(31 * MINUTE)
  server.clock.now = null
  expect(await countUses(coupon.id)).toBe(0)
  expect((await till.buy(member, form)).status).toBe('PAID')
  expect(await countUses(coupon.id)).toBe(1)
  expect((await list(member)).find(({ id }) => id === coupon.id)).toMatchObject({
    usesLeft: 0,
    usable: false,
  })
})

test('Usable coupons are listed before unusable ones, each group ordered by end', async () => {
  const member = await aVerifiedEmployer(server)
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
  const registerCouponOf = async (coupon: { id: string; code: string }) => {
    expect((await till.register(member, coupon.code)).status).toBe(201)
    return coupon.id
  }
  const usedUp = await registerCouponOf(await till.aCoupon({ validUntil: at(5) }))
  await till.place(member, { ...TICKET, couponId: usedUp })
  const usedByOthers = await till.aCoupon({ totalLimit: 1, validUntil: at(6) })
  await registerCouponOf(usedByOthers)
  const other = await aVerifiedEmployer(server)
  await till.register(other, usedByOthers.code)
  await till.place(other, { ...TICKET, couponId: usedByOthers.id })
  const toCome = await registerCouponOf(await till.aCoupon({ validFrom: at(1), validUntil: at(7) }))
  const late = await registerCouponOf(await till.aCoupon({ validUntil: at(60) }))
  const soon = await registerCouponOf(await till.aCoupon({ validUntil: at(30), totalLimit: 5 }))
  const over = await registerCouponOf(await till.aCoupon({ validUntil: at(0.5) }))
  server.clock.now = at(0.75)
  const shown = await list(member)
  server.clock.now = null
  expect(shown.map(({ id, usable }) => [id, usable])).toEqual([
    [soon, true],
    [late, true],
    [over, false],
    [usedUp, false],
    [usedByOthers.id, false],
    [toCome, false],
  ])
})

test('Registering coupons is limited to sixty attempts an hour', async () => {
  const member = await aVerifiedEmployer(server)
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, place) => till.register(member, `GUESS${place}`)),
  )
  expect(answers.filter(({ problem }) => problem.responseCode === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})
