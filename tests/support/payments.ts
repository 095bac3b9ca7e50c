import { v7 } from 'uuid'
import { registerCoupon } from '../../src/contract/payment/coupon.ts'
import {
  cancelOrder,
  confirmOrder,
  getOrder,
  listOrders,
  type Order,
  payOrder,
  placeOrder,
} from '../../src/contract/payment/order.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { makeCoupon, type NewCoupon } from '../../src/server/features/coupon/service.ts'
import { findLedgerFaults } from '../../src/server/features/point/service.ts'
import type { SandboxOutcome } from '../../src/server/providers/payment/payment-provider.ts'
import { untilIdle } from './background.ts'
import type { TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

export const MINUTE = 60_000

/** Purchases of employers on a running server, including the steps at the (sandbox) provider. */
export function paymentActions(server: RunningServer) {
  const { db } = server.database
  const now = () => server.clock.now ?? new Date()
  const place = (employer: TestMember, body: Record<string, unknown>, key?: string) =>
    server.call(placeOrder, { token: employer.token, body, ...(key ? { key } : {}) })
  const pay = (employer: TestMember, id: string, body: Record<string, unknown> = { method: 'CreditCard' }) =>
    server.call(payOrder, { token: employer.token, params: { id }, body })
  const confirm = (employer: TestMember, id: string) =>
    server.call(confirmOrder, { token: employer.token, params: { id } })
  const act = async (id: string, outcome: SandboxOutcome) => {
    const { sandbox } = server.services.payments
    if (!sandbox) throw new Error('payments are real here')
    const body = new URLSearchParams({ outcome })
    return server.fetch(sandbox.pageOf(id), { method: 'POST', body, redirect: 'manual' })
  }
  const begin = async (
    employer: TestMember,
    body: Record<string, unknown> = { productId: 'ticket-10000' },
  ) => {
    const { data } = await place(employer, body)
    await pay(employer, data.id)
    return data
  }
  return {
    place,
    pay,
    confirm,
    act,
    /** Creates an order and opens the provider's page. */
    begin,
    /** Creates an order, approves it at the provider and confirms it on return. */
    async buy(
      employer: TestMember,
      body: Record<string, unknown> = { productId: 'ticket-10000' },
    ): Promise<Order> {
      const { id } = await begin(employer, body)
      await act(id, 'APPROVE')
      return (await confirm(employer, id)).data
    },
    /** Creates an order with a virtual account that awaits its deposit. */
    async awaitDeposit(employer: TestMember, body: Record<string, unknown> = { productId: 'ticket-10000' }) {
      const { data } = await place(employer, body)
      return (await pay(employer, data.id, { method: 'DepositWithoutBankbook' })).data.order
    },
    cancel: (employer: TestMember, id: string) =>
      server.call(cancelOrder, { token: employer.token, params: { id } }),
    get: (employer: TestMember, id: string) =>
      server.call(getOrder, { token: employer.token, params: { id } }),
    history: (employer: TestMember, type: string, pageNumber = 0) =>
      server.call(listOrders, { token: employer.token, query: { type, pageNumber } }),
    points: async (employer: TestMember) => (await server.call(getPoints, { token: employer.token })).data,
    stored: (id: string) =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    payment: (id: string) =>
      db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
    atProvider: (id: string) => server.services.payments.lookUp(id, new Date(now().getTime() + MINUTE)),
    ledgerFaults: () => findLedgerFaults(db),
    async aCoupon(overrides: Partial<NewCoupon> = {}): Promise<{ id: string; code: string }> {
      const code = v7().toUpperCase()
      const validFrom = new Date(now().getTime() - MINUTE)
      const validUntil = new Date(now().getTime() + 86_400_000)
      const coupon: NewCoupon = {
        code,
        name: '첫 구매 쿠폰',
        kind: 'WON',
        amount: 1_000,
        validFrom,
        validUntil,
        totalLimit: null,
        memberLimit: 1,
        ...overrides,
      }
      const id = await inTransaction(db, (tx) => makeCoupon(tx, coupon, now()))
      if (id === null) throw new Error('there is one of this code')
      return { id, code: coupon.code }
    },
    register: (employer: TestMember, code: string) =>
      server.call(registerCoupon, { token: employer.token, body: { code } }),
    /** Moves the clock and runs the background work due by then. */
    async later(milliseconds: number): Promise<void> {
      server.clock.now = new Date(now().getTime() + milliseconds)
      await untilIdle(server)
    },
  }
}
