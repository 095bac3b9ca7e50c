import type pg from 'pg'
import { v7 } from 'uuid'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { claimTasks, enqueueTask } from '../../src/server/db/tasks.ts'
import { claimDeliveries } from '../../src/server/features/alert/plan-queries.ts'
import { claimPaymentPolls, claimDueRefunds } from '../../src/server/features/payment/queries.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { eventually } from '../support/eventually.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { aWorker } from '../support/members.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
const now = new Date('2026-11-20T03:00:00Z')
const leaseUntil = new Date(now.getTime() + MINUTE)

beforeAll(async () => {
  server = await runServer()
})
const statement = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)
afterEach(() =>
  statement('truncate tasks, push_deliveries; update payments set return_at = null, look_at = null'),
)

/**
 * Runs `work` twice, like two processes, while another transaction locks the rows: both have read what is due before
 * either can claim it, which is when a faulty claim would take it twice.
 */
async function atOnce<T>(
  table: string,
  work: () => Promise<T[]>,
  meanwhile?: (held: pg.PoolClient) => Promise<unknown>,
) {
  const held = await server.database.pool.connect()
  try {
    await held.query('begin')
    await held.query(`select from ${table} for update`)
    const both = Promise.all([work(), work()])
    await eventually(async () => expect(await lockWaits(server.database.pool)).toBe(2))
    await meanwhile?.(held)
    await held.query('commit')
    return (await both).flat()
  } finally {
    held.release()
  }
}

async function aPayment(): Promise<string> {
  const till = paymentActions(server)
  return (await till.begin(await aVerifiedEmployer(server))).id
}

test('Only one of two workers claims a background task', async () => {
  await enqueueTask(server.database.db, 'remove-files', { references: [] }, now)
  expect(
    await atOnce('tasks', () => claimTasks(server.database.db, now, leaseUntil, { most: 20 })),
  ).toHaveLength(1)
})

test('Only one of two workers claims a push delivery', async () => {
  const worker = await aWorker(server)
  const subscription = v7()
  await statement(
    `insert into push_subscriptions (id, member_id, session_hash, endpoint, p256dh, auth, created_at)
     values ($1, $2, (select token_hash from sessions where member_id = $2), 'https://push.example', '', '', $3)`,
    [subscription, worker.id, now],
  )
  await statement(
    `insert into push_deliveries (id, subscription_id, topic, message, due_at, expires_at)
     values ($1, $2, 'personal', '{}', $3, $4)`,
    [v7(), subscription, now, leaseUntil],
  )
  const claim = () => claimDeliveries(server.database.db, now, leaseUntil, { most: 20, isNight: false })
  expect(await atOnce('push_deliveries', claim)).toHaveLength(1)
})

test('Only one of two workers claims a payment to poll', async () => {
  const id = await aPayment()
  await statement('update payments set look_at = $2 where order_id = $1', [id, now])
  expect(await atOnce('payments', () => claimPaymentPolls(server.database.db, now, leaseUntil, 20))).toEqual([
    id,
  ])
})

describe('Claiming refunds', () => {
  const claim = () => claimDueRefunds(server.database.db, now, leaseUntil, 1)
  const isDue = (id: string) => statement('update payments set return_at = $2 where order_id = $1', [id, now])
  const RETURNED = 'update payments set returned_at = $2 where order_id = $1'

  test('Only one of two workers claims a due refund', async () => {
    const id = await aPayment()
    await isDue(id)
    expect(await atOnce('payments', claim)).toMatchObject([{ order_id: id }])
  })

  test('A refund that an operator makes meanwhile is not claimed', async () => {
    const id = await aPayment()
    await isDue(id)
    expect(await atOnce('payments', claim, (held) => held.query(RETURNED, [id, now]))).toEqual([])
  })

  test('A refund that was already made does not block the next due one', async () => {
    const [before, due] = [await aPayment(), await aPayment()]
    await isDue(before)
    await statement(RETURNED, [before, now])
    await isDue(due)
    expect(await claim()).toMatchObject([{ order_id: due }])
  })
})
