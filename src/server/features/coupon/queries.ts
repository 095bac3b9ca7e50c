import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'

export type CouponRow = Selectable<PaymentTables['coupons']>
/** A coupon with the number of uses by its member. */
export type RegisteredCoupon = CouponRow & { member_used: number }

export async function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** @returns false if the code is taken */
export async function insertCoupon(db: Db, coupon: Insertable<PaymentTables['coupons']>): Promise<boolean> {
  const inserted = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Idempotent. */
export async function insertMemberCoupon(
  db: Db,
  registration: { memberId: string; couponId: string; now: Date },
): Promise<void> {
  const { memberId, couponId, now } = registration
  await db
    .insertInto('member_coupons')
    .values({ member_id: memberId, coupon_id: couponId, registered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const registered = (db: Db, memberId: string) =>
  db
    .selectFrom('coupons')
    .innerJoin('member_coupons', 'member_coupons.coupon_id', 'coupons.id')
    .selectAll('coupons')
    .select('member_coupons.used as member_used')
    .where('member_coupons.member_id', '=', memberId)

export async function findRegisteredCoupon(
  db: Db,
  memberId: string,
  couponId: string,
): Promise<RegisteredCoupon | undefined> {
  return registered(db, memberId).where('coupons.id', '=', couponId).executeTakeFirst()
}

export async function findRegisteredCoupons(
  db: Db,
  memberId: string,
  page: Page & { now: Date },
): Promise<RegisteredCoupon[]> {
  return registered(db, memberId)
    .orderBy(
      sql`valid_from <= ${page.now} and valid_until > ${page.now} and member_coupons.used < member_limit
        and coupons.used < coalesce(total_limit, coupons.used + 1)`,
      'desc',
    )
    .orderBy('valid_until')
    .orderBy('coupons.id')
    .$call(onPage(page))
    .execute()
}

export async function countRegisteredCoupons(db: Db, memberId: string): Promise<number> {
  return countRows(db.selectFrom('member_coupons').where('member_id', '=', memberId))
}

/** Takes one use if both the total and the member's limit allow it, in two conditional updates. */
export async function takeUse(tx: Tx, memberId: string, couponId: string): Promise<boolean> {
  const ofMember = await tx
    .updateTable('member_coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('coupon_id', '=', couponId)
    .where((eb) =>
      eb('used', '<', eb.selectFrom('coupons').select('member_limit').where('id', '=', couponId)),
    )
    .returning('used')
    .executeTakeFirst()
  if (!ofMember) return false
  const ofAll = await tx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', couponId)
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning('used')
    .executeTakeFirst()
  return ofAll !== undefined
}

/** Restores one use for each coupon named. */
export async function restoreCouponUses(
  tx: Tx,
  uses: readonly { memberId: string | null; couponId: string }[],
): Promise<void> {
  const members = uses.map(({ memberId }) => memberId)
  const coupons = uses.map(({ couponId }) => couponId)
  await sql`
    update member_coupons c set used = c.used - n.uses
    from (select m, k, count(*)::int as uses from unnest(${members}::uuid[], ${coupons}::uuid[]) as u (m, k) group by 1, 2) n
    where c.member_id = n.m and c.coupon_id = n.k`.execute(tx)
  await sql`
    update coupons c set used = c.used - n.uses
    from (select k, count(*)::int as uses from unnest(${coupons}::uuid[]) as u (k) group by 1) n
    where c.id = n.k`.execute(tx)
}
