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
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page, pageOf } from '../../db/page.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { onOperator } from '../operator/on-operator.ts'
import { endOf, FOREVER, makeCoupon, type NewCoupon } from './service.ts'

type CouponCase = Selectable<PaymentTables['coupons']> & { members: number }

const couponsWithMembers = (db: Db) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .select(sql<number>`(select count(*) from member_coupons m where m.coupon_id = coupons.id)`.as('members'))

/** Latest first. */
const findCouponPage = (db: Db, page: Page): Promise<CouponCase[]> =>
  couponsWithMembers(db).orderBy('created_at', 'desc').orderBy('id', 'desc').$call(onPage(page)).execute()

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
  onOperator(listOperatorCoupons, ({ db, query, now }) =>
    pageOf(findCouponPage(db, query), countRows(db.selectFrom('coupons')), (coupon) => couponOf(coupon, now)),
  ),
  onOperator(createOperatorCoupon, async ({ db, body, by }) => {
    try {
      return { data: await readCoupon(db, await createCoupon(db, by, newCouponOf(body, by.now)), by.now) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'COUPON_USED')
        throw fieldError('code', 'IN_USE', 'is the code of another coupon')
      throw error
    }
  }),
  onOperator(endCoupon, async ({ db, params, by }) => {
    const hasEnded = await endCouponAt(db, params.id, by.now)
    const coupon = await readCoupon(db, params.id, by.now)
    const details = { code: coupon.code }
    if (hasEnded) await insertAct(db, { ...by, act: 'coupon.end', subject: coupon.id, details })
    return { data: coupon }
  }),
]

/**
 * @returns the coupon's id
 * @throws AppError COUPON_USED if the code is taken
 */
export async function createCoupon(tx: Tx, by: By, coupon: NewCoupon): Promise<string> {
  const id = await makeCoupon(tx, coupon, by.now)
  if (id === null) throw new AppError('COUPON_USED')
  await insertAct(tx, { ...by, act: 'coupon.create', subject: id, details: { ...coupon } })
  return id
}

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
  const coupon = await couponsWithMembers(db).where('id', '=', id).executeTakeFirst()
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
