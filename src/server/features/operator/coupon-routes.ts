import { type Selectable, sql } from 'kysely'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import {
  type CouponForm,
  createOperatorCoupon,
  endCoupon,
  HIGHEST_COUPON,
  listOperatorCoupons,
  type OperatorCoupon,
} from '../../../contract/operator/coupon.ts'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import { on } from '../../http/endpoint-route.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { endOf, FOREVER } from '../coupon/service.ts'
import { createCoupon } from './payments.ts'
import { insertAct } from './queries.ts'

type CouponCase = Selectable<PaymentTables['coupons']> & { members: number }

const couponsWithMembers = (db: Db) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .select(sql<number>`(select count(*) from member_coupons m where m.coupon_id = coupons.id)`.as('members'))

/** Latest first. */
async function findCouponPage(db: Db, page: Page): Promise<CouponCase[]> {
  return couponsWithMembers(db)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
}

async function countCoupons(db: Db): Promise<number> {
  return countRows(db.selectFrom('coupons'))
}

async function findCouponCase(db: Db, id: string): Promise<CouponCase | undefined> {
  return couponsWithMembers(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Ends a coupon that has not ended.
 * @returns whether it was ended
 */
async function endCouponAt(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('coupons')
    .set({
      valid_from: sql`least(valid_from, ${now}::timestamptz - interval '1 millisecond')`,
      valid_until: now,
    })
    .where('id', '=', id)
    .where('valid_until', '>', now)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export const operatorCouponRoutes = [
  on(listOperatorCoupons, async ({ db, query, now }) => {
    const [coupons, totalCount] = await Promise.all([findCouponPage(db, query), countCoupons(db)])
    return { data: coupons.map((coupon) => couponOf(coupon, now)), totalCount }
  }),
  on(createOperatorCoupon, async ({ db, body, member, now }) => {
    try {
      const id = await createCoupon(db, { operatorId: member.id, now }, newCouponOf(body, now))
      return { data: await readCoupon(db, id, now) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'COUPON_USED')
        throw fieldError('code', 'IN_USE', 'is the code of another coupon')
      throw error
    }
  }),
  on(endCoupon, async ({ db, params, member, now }) => {
    const hasEnded = await endCouponAt(db, params.id, now)
    const coupon = await readCoupon(db, params.id, now)
    const by = { operatorId: member.id, now }
    if (hasEnded)
      await insertAct(db, { ...by, act: 'coupon.end', subject: coupon.id, details: { code: coupon.code } })
    return { data: coupon }
  }),
]

function newCouponOf(form: CouponForm, now: Date) {
  const { code, name, kind, amount, totalLimit, memberLimit } = form
  const validFrom = form.validFrom === null ? now : new Date(form.validFrom)
  const validUntil = form.validUntil === null ? FOREVER : new Date(form.validUntil)
  if (amount > HIGHEST_COUPON[kind])
    throw fieldError('amount', 'TOO_LARGE', `is at most ${HIGHEST_COUPON[kind]}`)
  if (validUntil <= now || validUntil <= validFrom)
    throw fieldError('validUntil', 'INVALID', 'is over, or not after the start')
  return { code, name, kind, amount, validFrom, validUntil, totalLimit, memberLimit }
}

async function readCoupon(db: Db, id: string, now: Date): Promise<OperatorCoupon> {
  const coupon = await findCouponCase(db, id)
  if (!coupon) throw new AppError('NOT_FOUND')
  return couponOf(coupon, now)
}

function couponOf(coupon: CouponCase, now: Date): OperatorCoupon {
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    kind: coupon.kind,
    amount: coupon.amount,
    validFrom: coupon.valid_from.toISOString(),
    validUntil: endOf(coupon.valid_until),
    totalLimit: coupon.total_limit,
    memberLimit: coupon.member_limit,
    used: coupon.used,
    members: coupon.members,
    state: stateOf(coupon, now),
    createdDate: coupon.created_at.toISOString(),
  }
}

function stateOf(
  { valid_from, valid_until, used, total_limit }: CouponCase,
  now: Date,
): OperatorCoupon['state'] {
  if (valid_until <= now) return 'ENDED'
  if (total_limit !== null && used >= total_limit) return 'USED_UP'
  return valid_from > now ? 'WAITING' : 'RUNNING'
}
