import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'

export type CouponCase = Selectable<PaymentTables['coupons']> & { members: number }

const coupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .select(sql<number>`(select count(*) from member_coupons m where m.coupon_id = coupons.id)`.as('members'))

/** Latest first. */
export async function findCouponPage(
  db: Db,
  page: { pageNumber: number; pageSize: number },
): Promise<CouponCase[]> {
  return coupons(db)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
    .execute()
}

export async function countCoupons(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findCouponCase(db: Db, id: string): Promise<CouponCase | undefined> {
  return coupons(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Ends a coupon that has not ended.
 * @returns whether it was ended
 */
export async function endCouponAt(db: Db, id: string, now: Date): Promise<boolean> {
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
