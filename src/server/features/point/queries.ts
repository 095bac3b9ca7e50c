import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { PointReason } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'

export interface Balance {
  paid: number
  free: number
}

export async function findBalance(db: Db, memberId: string): Promise<Balance> {
  const row = await db
    .selectFrom('point_accounts')
    .select(['paid', 'free'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { paid: 0, free: 0 }
}

/** The same, locked until the transaction ends. */
export async function lockBalance(tx: Tx, memberId: string): Promise<Balance> {
  const row = await tx
    .selectFrom('point_accounts')
    .select(['paid', 'free'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { paid: 0, free: 0 }
}

/** @returns false if the balance is too low: one conditional update */
export async function takePoints(db: Db, memberId: string, points: Balance): Promise<boolean> {
  const taken = await db
    .updateTable('point_accounts')
    .set((eb) => ({ paid: eb('paid', '-', points.paid), free: eb('free', '-', points.free) }))
    .where('member_id', '=', memberId)
    .where('paid', '>=', points.paid)
    .where('free', '>=', points.free)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function addPoints(db: Db, memberId: string, points: Balance): Promise<void> {
  await db
    .insertInto('point_accounts')
    .values({ member_id: memberId, ...points })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        paid: eb('point_accounts.paid', '+', points.paid),
        free: eb('point_accounts.free', '+', points.free),
      })),
    )
    .execute()
}

export interface Movement {
  memberId: string
  /** Change of the member's balance; negative for spending. */
  points: Balance
  /** The contra account. */
  against: 'SALES' | 'GRANTS' | 'VIEWS'
  reason: PointReason
  reference: string | null
  now: Date
}

/** Inserts a movement into the ledger. Its entries sum to zero, which the database checks too. */
export async function insertMovement(db: Db, movement: Movement): Promise<void> {
  const { memberId, points, against, reason, reference, now } = movement
  const shared = { movement_id: v7(), member_id: memberId, reason, reference, created_at: now }
  const sides = [
    { account: 'PAID' as const, points: points.paid },
    { account: 'FREE' as const, points: points.free },
    { account: against, points: -(points.paid + points.free) },
  ]
  await db
    .insertInto('point_entries')
    .values(sides.filter((side) => side.points !== 0).map((side) => ({ ...shared, ...side, id: v7() })))
    .execute()
}

export interface MovementRow {
  id: string
  date: Date
  reason: PointReason
  point: number
}

/** Movements of the member's balance, latest first. */
export async function findMovements(db: Db, memberId: string, page: Page): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select movement_id as id, created_at as date, reason, sum(points) as point from point_entries
    where member_id = ${memberId} and account in ('PAID', 'FREE')
    group by movement_id, created_at, reason order by created_at desc, movement_id desc
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countMovements(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct movement_id) as count from point_entries
    where member_id = ${memberId} and account in ('PAID', 'FREE')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Inconsistencies of the ledger, one line each: movements, balances, and tickets without points. */
export async function findLedgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'movement ' || movement_id || ' comes to ' || sum(points) as fault
    from point_entries group by movement_id having sum(points) <> 0
    union all
    select 'balance of ' || a.member_id || ': ' || a.paid || ' paid and ' || a.free || ' free, in the ledger '
      || l.paid || ' and ' || l.free
    from point_accounts a cross join lateral (
      select coalesce(sum(points) filter (where account = 'PAID'), 0) as paid,
        coalesce(sum(points) filter (where account = 'FREE'), 0) as free
      from point_entries e where e.member_id = a.member_id) l
    where a.paid <> l.paid or a.free <> l.free
    union all
    select 'order ' || o.id || ' (' || o.status || ', ' || o.points || ' points): the ledger has ' || l.points
    from orders o cross join lateral (
      select coalesce(sum(points), 0) as points from point_entries e
      where e.reference = o.id::text and account = 'PAID' and reason in ('PURCHASE', 'REFUND')) l
    where o.kind = 'TICKET' and l.points <> case o.status when 'PAID' then o.points else 0 end`.execute(db)
  return rows.map((row) => row.fault)
}
