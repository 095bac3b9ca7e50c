import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import type { ReportReason } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Undoable } from '../../../contract/case/define-case.ts'
import type { ReportDecision, Settlements } from '../../../contract/case/report.ts'
import type { OwnReport } from '../../../contract/job/report.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { OperatorAct } from '../../../contract/operator/operator.ts'
import type { UndoRefusal } from '../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Former } from '../../db/employer-tables.ts'
import type { Route } from '../../http/endpoint-route.ts'
import { orNotFound } from '../../or-not-found.ts'
import { type By, insertAct } from '../operator/audit.ts'
import type { CaseList } from '../operator/case-list.ts'
import { type Case, defineCase, type StoredDecision } from '../operator/decide.ts'
import {
  foundIn,
  requireFitting,
  type SettlementWords,
  tellReporters,
  wordsIn,
  wordsOf,
} from './settlement.ts'
import { type Report, type Reported, type ReportTable, storedReports, type Target } from './stored-reports.ts'

/** What an accepted report does to what was reported, and how that is undone. */
interface Effect<About> {
  /** Locks what was reported, before its reports. */
  lock?: (tx: Tx, report: About, now: Date) => Promise<unknown>
  /** @returns what an undo needs */
  accept: (tx: Tx, by: By, report: About, found: ReportReason | undefined) => Promise<Former>
  /** Locks what a decision changed, before its undo. */
  lockAccepted?: (tx: Tx, report: About, decision: StoredDecision) => Promise<unknown>
  /** Why it cannot be as it was; null also where the decision changed nothing. */
  findRefusal: (db: Db, report: About, decision: StoredDecision) => Promise<UndoRefusal['cause'] | null>
  restore: (tx: Tx, by: By, report: About, decision: StoredDecision) => Promise<void>
}

/** A kind of reports: how it differs from the others. */
interface ReportKind<Row extends Reported, About extends Target> extends ReportTable<Row, About> {
  kind: 'REPORT' | 'OFFER_REPORT' | 'MESSAGE_REPORT'
  acts: Record<'settle' | 'undo' | 'reopen', OperatorAct>
  settlements: Settlements<OutcomeOf<Row>>
  /**
   * What the record of acts has of a report beside its title.
   * @param changed the reports that were settled or opened; left out where it is always one
   */
  detailsOf?: (report: About, changed?: readonly About[]) => Record<string, unknown>
  /** Which open reports are settled with one that is accepted; without it, that one alone. */
  settledTogether?: (report: About) => RawBuilder<unknown>
  /** Left out where a decision changes nothing but the report. */
  effect?: Effect<About>
  routes: readonly Route[]
}

type OutcomeOf<Row extends Reported> = NonNullable<Row['outcome']>

/** A kind of reports that operators settle and open again. */
export interface ReportsCase<Row extends Reported, About extends Target> extends Case {
  list: CaseList<Row, 'OPEN' | 'SETTLED'>
  findOne: (db: Db, id: string) => Promise<Report<Row, About> | undefined>
  /**
   * A member's latest report of something, as its reporter sees it.
   * @param part condition of the part of it that was reported
   */
  findOwn: (
    db: Db,
    memberId: string,
    targetId: string,
    part?: RawBuilder<unknown>,
  ) => Promise<OwnReport | null>
  /**
   * Settles a report and tells the members who reported.
   * @param requireSeen throws if the case changed since the operator saw it; runs with what was reported locked
   * @throws AppError NOT_FOUND, VALIDATION, JOB_STATE if it was settled before, or a job was never public
   */
  settle: (
    tx: Tx,
    by: By,
    id: string,
    settlement: SettlementWords & { outcome: OutcomeOf<Row> },
    requireSeen?: () => Promise<void>,
  ) => Promise<{ settled: number; undo: Undoable }>
  /**
   * Opens a report again, at any time and for any operator, whose decision changed nothing but the report.
   * @throws AppError NOT_FOUND, JOB_STATE for others
   */
  reopen: (tx: Tx, by: By, id: string) => Promise<{ id: string }>
  /** A report as operators are shown it, with the decision that settled it, and its undo. */
  withDecision: (db: Db, by: By, report: Report<Row, About>) => Promise<Row & DecisionOnReport>
}

interface DecisionOnReport {
  decision: ReportDecision | null
  undo: Undoable
}

/** A kind of reports with its rows. */
interface Kept<Row extends Reported, About extends Target> {
  reports: ReportKind<Row, About>
  stored: ReturnType<typeof storedReports<Row, About>>
}

/**
 * An undo opens the reports again that the decision settled, and what was reported is as it was; unless the report was
 * decided anew, or what was reported cannot be restored.
 */
export function defineReportCase<Row extends Reported, About extends Target>(
  reports: NoInfer<ReportKind<Row, About>>,
): ReportsCase<Row, About> {
  const { kind, about, acts, detailsOf, effect, routes } = reports
  const stored = storedReports(reports)
  const kept = { reports, stored }
  const decided = defineCase<Report<Row, About>>(kind, {
    queue: {
      open: sql`${stored.list.from} ${reports.joins} where r.settled_at is null`,
      id: 'r.id',
      name: sql.ref(about.title),
      since: 'r.created_at',
    },
    async lock(tx, decision) {
      const report = await stored.findOne(tx, decision.subjectId)
      if (report) await effect?.lockAccepted?.(tx, report, decision)
      await stored.lock(tx, stored.settledBy(decision))
    },
    async find(db, decision) {
      const settled = await stored.find(db, stored.settledBy(decision))
      const report = settled.find(({ id }) => id === decision.subjectId)
      return report ? ((await effect?.findRefusal(db, report, decision)) ?? report) : 'CHANGED'
    },
    async restore(tx, decision, report, by) {
      await effect?.restore(tx, by, report, decision)
      const settled = await stored.find(tx, stored.settledBy(decision))
      const told = await open(tx, kept, settled, { decisionId: decision.id, now: by.now })
      return { act: acts.undo, details: { title: report.title, ...detailsOf?.(report, settled), told } }
    },
    routes,
  })
  return {
    ...decided,
    list: stored.list,
    findOne: stored.findOne,
    findOwn: stored.findOwn,
    settle: (...settlement) => settle(kept, decided, ...settlement),
    reopen: (...reopening) => reopen(kept, ...reopening),
    withDecision: async (db, by, { shown, settled: { decisionId, details, by: operator } }) => ({
      ...shown,
      decision: details && { ...wordsIn(details), by: operator },
      undo: decisionId === null ? null : await decided.findUndoable(db, by, { id: decisionId }),
    }),
  }
}

async function settle<Row extends Reported, About extends Target>(
  { reports, stored }: Kept<Row, About>,
  decided: Case,
  ...[tx, by, id, settlement, requireSeen]: Parameters<ReportsCase<Row, About>['settle']>
): Promise<{ settled: number; undo: Undoable }> {
  const { outcome, message } = settlement
  const { acts, effect, detailsOf, settledTogether, settlements } = reports
  const { notice, messages } = settlements[outcome]
  requireFitting(settlement, settlements[outcome])
  const report = await orNotFound(stored.findOne(tx, id))
  // Before the reports, so that of two operators who settle reports of one job, one waits.
  await effect?.lock?.(tx, report, by.now)
  await requireSeen?.()
  const isAccepted = outcome !== 'DISMISSED'
  const chosen = (isAccepted && settledTogether?.(report)) || sql`r.id = ${id}`
  const settled = await stored.lock(tx, sql`r.settled_at is null and ${chosen}`)
  if (!settled.some((each) => each.id === id)) throw await decided.refusal(tx, id, 'JOB_STATE')
  const decisionId = v7()
  await stored.set(tx, settled, { at: by.now, outcome, decisionId })
  const former = (isAccepted && (await effect?.accept(tx, by, report, foundIn(settlement)))) || { jobs: [] }
  const kind = (message && messages[message]) ?? notice
  const told = await tellReporters(tx, settled, { kind, decisionId, now: by.now })
  await decided.record(tx, by, {
    id: decisionId,
    subjectId: id,
    act: acts.settle,
    details: { outcome, title: report.title, ...detailsOf?.(report, settled), ...wordsOf(settlement), told },
    former,
  })
  return { settled: settled.length, undo: await decided.findUndoable(tx, by, { id: decisionId }) }
}

/**
 * Opens reports again and tells the members who reported.
 * @returns what they are told
 */
async function open<Row extends Reported, About extends Target>(
  tx: Tx,
  { reports, stored }: Kept<Row, About>,
  settled: readonly Report<Row, About>[],
  decision: { decisionId: string; now: Date },
): Promise<NotificationKind | null> {
  await stored.set(tx, settled, {})
  return tellReporters(tx, settled, { ...decision, kind: `${reports.kind}_REOPENED` })
}

async function reopen<Row extends Reported, About extends Target>(
  kept: Kept<Row, About>,
  ...[tx, by, id]: Parameters<ReportsCase<Row, About>['reopen']>
): Promise<{ id: string }> {
  const { acts, detailsOf, effect } = kept.reports
  const [report] = await kept.stored.lock(tx, sql`r.id = ${id}`)
  if (!report) throw new AppError('NOT_FOUND')
  const isUnchanged = effect ? report.outcome === 'DISMISSED' : report.shown.settledDate !== null
  if (!isUnchanged) throw new AppError('JOB_STATE')
  const decisionId = v7()
  const told = await open(tx, kept, [report], { decisionId, now: by.now })
  const details = { title: report.title, ...detailsOf?.(report), told }
  await insertAct(tx, { ...by, id: decisionId, act: acts.reopen, subject: id, details })
  return { id }
}
