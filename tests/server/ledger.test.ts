import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../src/contract/base/errors.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import {
  addPaidPoints,
  findBalance,
  grantPoints,
  spendPoints,
  removeBoughtPoints,
} from '../../src/server/features/point/service.ts'
import { anEmployer } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

const now = new Date()
const refusal = (error: unknown) => {
  if (error instanceof AppError) return error.code
  throw error
}

type Act =
  | { kind: 'BUY'; points: number }
  | { kind: 'GRANT'; points: number }
  | { kind: 'SPEND'; points: number }
  | { kind: 'REFUND'; place: number }
const gains = fc.integer({ min: 1, max: 50 })
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('BUY' as const), points: gains }),
    fc.record({ kind: fc.constant('GRANT' as const), points: gains }),
    fc.record({ kind: fc.constant('SPEND' as const), points: fc.integer({ min: 1, max: 80 }) }),
    fc.record({ kind: fc.constant('REFUND' as const), place: fc.nat({ max: 3 }) }),
  ),
  { maxLength: 14 },
)

/** The simplest possible model of the rules. */
class Model {
  paid = 0
  free = 0
  bought: { orderId: string; points: number }[] = []

  apply(act: Act, orderId: string): string {
    if (act.kind === 'BUY') {
      this.paid += act.points
      this.bought.push({ orderId, points: act.points })
    } else if (act.kind === 'GRANT') {
      this.free += act.points
    } else if (act.kind === 'SPEND') {
      if (act.points > this.paid + this.free) return 'POINTS_MISSING'
      const fromFree = Math.min(this.free, act.points)
      this.free -= fromFree
      this.paid -= act.points - fromFree
    } else {
      const order = this.bought[act.place]
      if (!order) return 'none'
      if (order.points > this.paid) return 'false'
      this.paid -= order.points
      this.bought.splice(act.place, 1)
      return 'true'
    }
    return 'done'
  }
}

type Performed = Exclude<Act, { kind: 'REFUND' }> | { kind: 'REFUND'; points: number }

async function perform(memberId: string, act: Performed, orderId: string, refundId: string | undefined) {
  const { db } = server.database
  return inTransaction(db, async (tx): Promise<string> => {
    switch (act.kind) {
      case 'BUY':
        await addPaidPoints(tx, { memberId, points: act.points, orderId, now })
        return 'done'
      case 'GRANT':
        await grantPoints(tx, { memberId, points: act.points, reference: orderId, now })
        return 'done'
      case 'SPEND':
        await spendPoints(tx, { memberId, points: act.points, resumeId: orderId, now })
        return 'done'
      case 'REFUND': {
        if (!refundId) return 'none'
        return String(await removeBoughtPoints(tx, { memberId, points: act.points, orderId: refundId, now }))
      }
    }
  }).catch(refusal)
}

describe('The ledger', () => {
  test('Balances match the model after any operations, free points are spent first, and movements sum to zero', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const { id: memberId } = await anEmployer(server)
        const model = new Model()
        for (const told of story) {
          const orderId = v7()
          const target = told.kind === 'REFUND' ? model.bought[told.place] : undefined
          const act = told.kind === 'REFUND' ? { ...told, points: target?.points ?? 0 } : told
          const done = await perform(memberId, act, orderId, target?.orderId)
          expect(done).toBe(model.apply(told, orderId))
        }
        expect(await findBalance(server.database.db, memberId)).toEqual({
          paid: model.paid,
          free: model.free,
        })
      }),
      { numRuns: 25 },
    )
    const { rows } = await server.database.pool.query(
      'select movement_id from point_entries group by movement_id having sum(points) <> 0',
    )
    expect(rows).toEqual([])
    expect(await paymentActions(server).ledgerFaults()).toEqual([])
  })

  test('Fifty concurrent spends of the whole balance succeed once', async () => {
    const { id: memberId } = await anEmployer(server)
    await inTransaction(server.database.db, (tx) =>
      grantPoints(tx, { memberId, points: 1_000, reference: v7(), now }),
    )
    const spend = () =>
      inTransaction(server.database.db, (tx) =>
        spendPoints(tx, { memberId, points: 1_000, resumeId: v7(), now }),
      ).then(() => 'spent', refusal)
    const outcomes = await Promise.all(Array.from({ length: 50 }, spend))
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'POINTS_MISSING')).toHaveLength(49)
  })

  test('The points of an order are booked once', async () => {
    const { id: memberId } = await anEmployer(server)
    const buy = () =>
      inTransaction(server.database.db, (tx) =>
        addPaidPoints(tx, { memberId, points: 10, orderId: memberId, now }),
      )
    await buy()
    await expect(buy()).rejects.toThrow('point_entries_order')
    expect(await findBalance(server.database.db, memberId)).toEqual({ paid: 10, free: 0 })
  })

  test.each([
    ['a balance that differs from the ledger', 'update point_accounts set free = free + 1'],
    ['changing an entry', 'update point_entries set points = points + 1'],
    ['deleting an entry', 'delete from point_entries'],
    [
      'a movement that does not sum to zero',
      `insert into point_entries (id, movement_id, account, points, reason, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 'FREE', 5, 'GRANT', now())`,
    ],
  ])('The database rejects %s', async (_what, statement) => {
    const { id: memberId } = await anEmployer(server)
    await inTransaction(server.database.db, (tx) =>
      grantPoints(tx, { memberId, points: 10, reference: v7(), now }),
    )
    await expect(server.database.pool.query(statement)).rejects.toThrow(/ledger|add up/)
  })
})
