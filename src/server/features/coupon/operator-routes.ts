import { sql } from 'kysely'
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
import { countRows, type Page, pageOf } from '../../db/page.ts'
import { findItem, findItems, shapeOf } from '../operator/shape.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { onOperator } from '../operator/on-operator.ts'
import { endOf, FOREVER, makeCoupon, type NewCoupon } from './service.ts'
import { orNotFound } from '../../or-not-found.ts'

type Found = Omit<OperatorCoupon, 'state'>

const found = shapeOf<Found>({
  id: 'c.id',
  code: 'c.code',
  name: 'c.name',
  kind: 'c.kind',
  amount: 'c.amount',
  validFrom: 'c.valid_from',
  validUntil: 'c.valid_until',
  totalLimit: 'c.total_limit',
  memberLimit: 'c.member_limit',
  used: 'c.used',
  members: sql`(select count(*) from member_coupons m where m.coupon_id = c.id)`,
  createdDate: 'c.created_at',
})

/** Latest first. */
const findCouponPage = (db: Db, { pageSize, pageNumber }: Page): Promise<Found[]> =>
  findItems(
    db,
    found,
    sql`from coupons c order by c.created_at desc, c.id desc limit ${pageSize} offset ${pageNumber * pageSize}`,
  )

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
  const coupon = await orNotFound(findItem(db, found, sql`from coupons c where c.id = ${id}`))
  return couponOf(coupon, now)
}

function couponOf(coupon: Found, now: Date): OperatorCoupon {
  const end = new Date(coupon.validUntil ?? FOREVER)
  return { ...coupon, validUntil: endOf(end), state: stateOf(coupon, end, now) }
}

function stateOf({ validFrom, used, totalLimit }: Found, end: Date, now: Date): OperatorCoupon['state'] {
  if (end <= now) return 'ENDED'
  if (totalLimit !== null && used >= totalLimit) return 'USED_UP'
  return new Date(validFrom) > now ? 'WAITING' : 'RUNNING'
}
