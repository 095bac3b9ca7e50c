import { type RawBuilder, sql } from 'kysely'
import type { ReportRow } from '../../../contract/case/report.ts'
import type { OwnReport } from '../../../contract/job/report.ts'
import type { OperatorAct } from '../../../contract/operator/operator.ts'
import type { ActingOperator } from '../../../contract/operator/schema.ts'
import type { Db, Tx } from '../../db/database.ts'
import { actingOperator, detailsOfAct } from '../operator/audit.ts'
import { bySettlement, type CaseList } from '../operator/case-list.ts'
import type { StoredDecision } from '../operator/decide.ts'
import { type Columns, findItem, findItems, type Shape, shapeOf } from '../operator/shape.ts'

/** What operators are shown of every report, as the contract names it. */
export type Reported = Pick<
  ReportRow,
  'id' | 'reason' | 'text' | 'langCode' | 'createdDate' | 'settledDate' | 'decidedBy'
> & { outcome: string | null }

/** What a report is about, for the decision on it. */
export interface Target {
  /** The job, the proposal or the conversation. */
  targetId: string
  title: string
  /** Who reported; null for visitors and removed accounts. */
  memberId: string | null
}

export type Report<Row, About> = About & {
  id: string
  outcome: string | null
  settled: StoredSettlement
  /** What operators are shown of it. */
  shown: Row
}

/** Where reports of one kind are stored, and what they are about. */
export interface ReportTable<Row extends Reported, About extends Target> {
  table: 'job_reports' | 'proposal_reports' | 'conversation_reports'
  /** What was reported, joined to the table, which is called `r`. */
  joins: RawBuilder<unknown>
  about: Columns<About> & Record<keyof Target, string>
  acts: { settle: OperatorAct }
  /** What operators are shown beside `Reported`. */
  row: Columns<Omit<Row, keyof Reported>>
  /** Order of open reports; by their time unless given. */
  oldest?: RawBuilder<unknown>
}

/** What a report says, whose reporter is in that column. */
export const statementColumns = (memberId: string) => ({
  id: 'r.id',
  reason: 'r.reason',
  text: 'r.details',
  langCode: sql`(select lang_code from members where id = ${sql.ref(memberId)})`,
  createdDate: 'r.created_at',
})

/** What its reporter is shown of a report. */
const ownReport = shapeOf<OwnReport>({
  createdDate: 'r.created_at',
  settledDate: 'r.settled_at',
  outcome: 'r.outcome',
})

/** The decision that settled a report. */
export interface StoredSettlement {
  decisionId: string | null
  /** Of the act that settled it; null while it is open. */
  details: Record<string, unknown> | null
  by: ActingOperator
}

/** Earlier reports have no decision: the act that settled them is found by its subject. */
function settlementColumns(act: OperatorAct): Columns<StoredSettlement> {
  const itsAct = sql`(a.id = r.decision_id
    or r.decision_id is null and r.settled_at is not null and a.subject = r.id::text and a.act = ${act})`
  return { decisionId: 'r.decision_id', details: detailsOfAct(itsAct), by: actingOperator(itsAct) }
}

/** How reports are settled; empty for those that are opened again. */
interface Settled {
  at?: Date
  outcome?: string
  decisionId?: string
}

const lockItems = <Item>(tx: Tx, shape: Shape<Item>, from: RawBuilder<unknown>) =>
  findItems(tx, shape, sql`${from} for update of r`)

/** Reports of one kind as they are listed, and as decisions find, lock and change them. */
export function storedReports<Row extends Reported, About extends Target>(kind: ReportTable<Row, About>) {
  const { joins, about, oldest, acts } = kind
  const settled = settlementColumns(acts.settle)
  const table = sql.table(kind.table)
  const shown = {
    ...statementColumns(about.memberId),
    settledDate: 'r.settled_at',
    decidedBy: settled.by,
    outcome: 'r.outcome',
    ...kind.row,
  } as unknown as Columns<Row>
  const columns = { ...about, id: 'r.id', outcome: 'r.outcome', settled, shown }
  const shape = shapeOf<Report<Row, About>>(columns as unknown as Columns<Report<Row, About>>)
  const where = (condition: RawBuilder<unknown>) => sql`from ${table} r ${joins} where ${condition}`
  const find = (db: Db, condition: RawBuilder<unknown>) => findItems(db, shape, where(condition))
  const list: CaseList<Row, 'OPEN' | 'SETTLED'> = {
    from: sql`${table} r`,
    joins,
    ...shapeOf<Row>(shown),
    listed: bySettlement(oldest),
    id: 'r.id',
  }
  return {
    list,
    find,
    findOne: async (db: Db, id: string) => (await find(db, sql`r.id = ${id}`))[0],
    findOwn: async (db: Db, memberId: string, targetId: string, part = sql`true`) =>
      (await findItem(
        db,
        ownReport,
        where(sql`${sql.ref(about.memberId)} = ${memberId} and ${sql.ref(about.targetId)} = ${targetId}
          and ${part} order by r.created_at desc limit 1`),
      )) ?? null,
    lock: (tx: Tx, condition: RawBuilder<unknown>) => lockItems(tx, shape, where(condition)),
    settledBy: ({ id }: StoredDecision) => sql`r.decision_id = ${id}`,
    async set(tx: Tx, reports: readonly { id: string }[], { at, outcome, decisionId }: Settled) {
      await sql`update ${table}
        set settled_at = ${at ?? null}, outcome = ${outcome ?? null}, decision_id = ${decisionId ?? null}
        where id = any(${reports.map(({ id }) => id)}::uuid[])`.execute(tx)
    },
  }
}
