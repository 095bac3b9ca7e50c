import { beforeAll, expect, test } from 'vitest'
import { v7 } from 'uuid'
import type { OrderStatus } from '../../src/contract/base/enums.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { registerCoupon } from '../../src/contract/payment/coupon.ts'
import { reconcile } from '../../src/server/features/payment/service.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { aCandidate, announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { databaseUrl, SECRET_KEY } from '../support/operator-console.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer } from '../support/server.ts'
import { startServer } from '../support/server-process.ts'
import { createDice, type History, CrashingServer, type Shop, Shopper } from './ledger-shop.ts'

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 120)
const SEED = Number(process.env.LEDGER_SEED ?? 7)
/** Average number of operations between two kills of the server. */
const OPERATIONS_PER_CRASH = 90
const EMPLOYERS = 6
const CONCURRENCY = 12

let shop: Shop
const history: History = { placed: new Set(), told: new Map(), viewed: new Set(), refunded: new Set() }

beforeAll(async () => {
  const server = await runServer()
  const till = paymentActions(server)
  const coupon = await till.aCoupon({ totalLimit: 40, memberLimit: 10, kind: 'PERCENT', amount: 10 })
  const employers = []
  for (let count = 0; count < EMPLOYERS; count += 1) employers.push(await anEmployerWith(server, coupon))
  const resumeIds = []
  for (let count = 0; count < 15; count += 1) resumeIds.push((await aCandidate(server)).resumeId)
  const env = {
    DATABASE_URL: databaseUrl(server),
    DATA_DIR: server.dataDir,
    SECRET_KEY,
    DEMO: 'off',
    WEB: 'off',
  }
  const mortal = new CrashingServer(await startServer(env), env)
  shop = { server, crashing: mortal, employers, resumeIds }
  return () => mortal.end()
})

async function anEmployerWith(server: Shop['server'], coupon: { id: string; code: string }) {
  const employer = await aVerifiedEmployer(server)
  const { data } = await announcementActions(server).publish(employer, { productType: 'LOCAL' })
  await server.call(registerCoupon, { token: employer.token, body: { code: coupon.code } })
  await inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: employer.id, points: 3_000, reference: v7(), now: new Date() }),
  )
  return { ...employer, jobId: data.id, couponId: coupon.id }
}

/**
 * Many employers at once, each with one or two tabs, while the server is killed repeatedly; then one buys in peace.
 * @returns the id of that last order
 */
async function live(): Promise<string> {
  const dice = createDice(SEED)
  let done = 0
  let death = OPERATIONS_PER_CRASH
  const shoppers = Array.from({ length: CONCURRENCY }, (_, place) => {
    const employer = shop.employers[place % EMPLOYERS]
    if (!employer) throw new Error('nobody shops')
    return new Shopper(shop, history, employer, SEED + place)
  })
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (done < OPERATIONS) {
        done += 1
        if (done >= death) {
          death += OPERATIONS_PER_CRASH / 2 + dice.below(OPERATIONS_PER_CRASH)
          shop.crashing.kill()
        }
        await shopper.act()
      }
    }),
  )
  await shop.crashing.isUp()
  const last = await shoppers[0]?.buy()
  await shop.crashing.end()
  return last ?? ''
}

/** Lets every deadline pass, after which nothing is pending. */
async function settle(): Promise<void> {
  const { server } = shop
  for (const milliseconds of [60_000, 31 * 60_000, 4 * DAY, 2 * DAY]) {
    server.clock.now = new Date((server.clock.now ?? new Date()).getTime() + milliseconds)
    await untilIdle(server)
  }
}

const FINAL: readonly OrderStatus[] = ['PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED']

/** Whether an order with that final state may ever have been reported in that state. */
function fits(told: OrderStatus, end: OrderStatus): boolean {
  if (told === 'PENDING') return true
  if (told === 'WAITING_DEPOSIT') return end === 'PAID' || end === 'EXPIRED' || end === 'REFUNDED'
  return told === end || (told === 'PAID' && end === 'REFUNDED')
}

test(
  `After ${OPERATIONS} purchases with a crashing server, every answer holds and every won and point is accounted for`,
  async () => {
    const last = await live()
    await settle()
    const { server } = shop
    const { db, pool } = server.database
    const orders = await db.selectFrom('orders').selectAll().execute()
    const byId = new Map(orders.map((order) => [order.id, order]))
    const ends = (id: string) => byId.get(id)?.status ?? 'PENDING'

    // Nothing acknowledged is lost, nothing is pending, and no answer was false.
    expect([...history.placed].filter((id) => !byId.has(id))).toEqual([])
    expect(orders.filter(({ status }) => !FINAL.includes(status))).toEqual([])
    for (const [id, told] of history.told)
      expect({ id, told, end: ends(id), fits: told.every((status) => fits(status, ends(id))) }).toMatchObject(
        {
          fits: true,
        },
      )
    expect([...history.refunded].filter((id) => ends(id) !== 'REFUNDED')).toEqual([])

    // The provider's payments match ours.
    const { differences, held, taken } = await reconcile(
      db,
      server.services.payments,
      new Date(Date.now() - DAY),
      server.clock.now ?? new Date(),
    )
    expect({ differences, held }).toEqual({ differences: [], held: taken })

    // The ledger sums to zero, and the balances match it.
    const { rows: totals } = await pool.query('select coalesce(sum(points), 0) as total from point_entries')
    expect(totals).toEqual([{ total: 0 }])

    // Every paid ticket was credited once, and every acknowledged view was charged once.
    const { rows: purchases } = await pool.query(
      "select reference as id, count(*) as times from point_entries where reason = 'PURCHASE' and account = 'PAID' group by 1",
    )
    expect(purchases.filter(({ times }) => times !== 1)).toEqual([])
    const bought = orders.filter(
      ({ kind, status }) => kind === 'TICKET' && ['PAID', 'REFUNDED'].includes(status),
    )
    expect(new Set(purchases.map(({ id }) => id))).toEqual(new Set(bought.map(({ id }) => id)))
    const { rows: views } = await pool.query(
      `select c.member_id || ' ' || v.resume_id as view, (select count(distinct movement_id) from point_entries
         where member_id = c.member_id and reason = 'VIEW' and reference = v.resume_id::text) as times
       from resume_views v join companies c on c.id = v.company_id`,
    )
    expect(views.filter(({ times }) => times !== 1)).toEqual([])
    expect([...history.viewed].filter((view) => !views.some((row) => row.view === view))).toEqual([])

    // The term consists of exactly the paid passes.
    const jobs = await db.selectFrom('jobs').select(['id', 'period_start', 'period_end']).execute()
    for (const job of jobs) {
      const passes = orders.filter((order) => order.job_id === job.id && order.status === 'PAID')
      const days = passes.reduce((sum, order) => sum + (order.days ?? 0), 0)
      const term = (job.period_end?.getTime() ?? 0) - (job.period_start?.getTime() ?? 0)
      expect({ id: job.id, days: term / DAY }).toEqual({ id: job.id, days })
    }

    // A coupon is used by every order that was paid, even if refunded later, and by no other.
    const coupons = await db.selectFrom('coupons').selectAll().execute()
    const holders = await db.selectFrom('member_coupons').selectAll().execute()
    const uses = orders.filter(({ coupon_id, status }) => coupon_id && ['PAID', 'REFUNDED'].includes(status))
    for (const { id, used, total_limit: limit } of coupons) {
      expect({ id, used }).toEqual({ id, used: uses.filter((order) => order.coupon_id === id).length })
      expect(used).toBeLessThanOrEqual(limit ?? used)
    }
    for (const { member_id, coupon_id, used } of holders) {
      const own = uses.filter((order) => order.member_id === member_id && order.coupon_id === coupon_id)
      expect({ member_id, used }).toEqual({ member_id, used: own.length })
    }
    expect(shop.crashing.crashes).toBeGreaterThan(0)
    // Whatever came before, the shop still sells.
    expect(ends(last)).toBe('PAID')
  },
  OPERATIONS * 1_000 + 120_000,
)
