import { sql } from 'kysely'
import { COUNTED_ROWS } from '../../../contract/base/schema.ts'
import { OPERATOR_PAGE } from '../../../contract/operator/schema.ts'
import { type CaseCount, CASES, OPEN_KINDS, type OpenKind } from '../../../contract/case/kinds.ts'
import type { OpenCase } from '../../../contract/operator/queue.ts'
import type { Db } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'
import { findItems, shapeOf } from './shape.ts'
import { cases } from './cases.ts'
import type { QueueSource } from './decide.ts'

type UndecidedKind = {
  [Kind in OpenKind]: (typeof CASES)[Kind]['decision'] extends null ? Kind : never
}[OpenKind]

const orders = sql`orders o on o.id = q.order_id left join companies c on c.member_id = o.member_id`
const order = { id: 'q.order_id', name: sql`coalesce(c.name, o.title, '')` }

/** What waits and is not decided: it is done elsewhere, and recorded here. */
const undecided: Record<UndecidedKind, QueueSource> = {
  RECEIPT: {
    ...order,
    open: sql`receipt_requests q join ${orders} where q.status = 'REQUESTED' and o.status = 'PAID'`,
    since: 'q.requested_at',
  },
  RECEIPT_TO_CANCEL: {
    ...order,
    open: sql`receipt_requests q join ${orders}
      where q.status = 'ISSUED' and q.cancelled_at is null and o.status = 'REFUNDED'`,
    since: 'q.issued_at',
  },
  RETURN: {
    ...order,
    open: sql`payments q join ${orders} where q.return_at is not null and q.returned_at is null
      and q.method = 'DepositWithoutBankbook' and q.provider <> 'sandbox'`,
    since: 'q.return_at',
  },
}

function sourceOf(kind: OpenKind): QueueSource {
  const { decision } = CASES[kind]
  return decision === null ? undecided[kind as UndecidedKind] : cases[decision].queue
}

/** The oldest of each kind, with their place in the list of the kind. */
const oldestOf = (kind: OpenKind, limit: number) => {
  const { open, id, name, since, dueOn } = sourceOf(kind)
  return sql`select *, row_number() over (order by since, id) as place from (
    select ${sql.lit(kind)} as kind, ${sql.ref(id)} as id, ${name} as name, ${sql.ref(since)} as since,
      ${dueOn ? sql.ref(dueOn) : sql`null::date`} as due_on
    from ${open} order by since, id limit ${limit}) oldest`
}

const openCase = shapeOf<OpenCase>({
  id: sql`kind || ':' || id`,
  caseId: 'id',
  kind: 'kind',
  name: 'name',
  since: 'since',
  dueOn: 'due_on',
  listPage: sql`ceil(place / ${OPERATOR_PAGE}::numeric)::int`,
})

/** Oldest first. Of each kind no more is read than one page and those before it can show. */
export async function findOpenCases(db: Db, { pageNumber, pageSize }: Page): Promise<OpenCase[]> {
  const skipped = pageNumber * pageSize
  const kinds = OPEN_KINDS.map((kind) => sql`(${oldestOf(kind, skipped + pageSize)})`)
  const open = sql`from (${sql.join(kinds, sql` union all `)}) open`
  const place = sql`order by open.since, open.kind, open.id limit ${pageSize} offset ${skipped}`
  return findItems(db, openCase, sql`${open} ${place}`)
}

/** Counted up to a limit for each kind. */
export async function countOpenCases(db: Db): Promise<number> {
  const kinds = OPEN_KINDS.map((kind) => sql`(select 1 from ${sourceOf(kind).open} limit ${COUNTED_ROWS})`)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(kinds, sql` union all `)}) open`.execute(db)
  return Math.min(rows[0]?.count ?? 0, COUNTED_ROWS)
}

/** How many cases of each kind are open, as the overview names them. */
export async function countOpenByKind(db: Db): Promise<Record<CaseCount, number>> {
  const counts = OPEN_KINDS.map(
    (kind) => sql`(select count(*) from ${sourceOf(kind).open}) as ${sql.id(CASES[kind].count)}`,
  )
  const { rows } = await sql<Record<CaseCount, number>>`select ${sql.join(counts)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a from has one row')
  return row
}
