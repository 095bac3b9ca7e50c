import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../../contract/message/notification.ts'
import type { Tx } from '../../../db/database.ts'
import { findReport, lockReport, reopenReport, settleReport } from '../../conversation/reports.ts'
import { notify } from '../../notification/service.ts'
import { recordDecision } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

const REOPENED = 'MESSAGE_REPORT_REOPENED'

/** The notification that the record of an act names; null if the reporter's account is removed. */
const toldOf = ({ reporterId }: { reporterId: string | null }, kind: NotificationKind) =>
  reporterId === null ? null : kind

/**
 * Settles a report of a message and tells its reporter.
 * @returns id of the decision
 * @throws AppError NOT_FOUND, JOB_STATE if it was settled before
 */
export async function settleMessageReport(
  tx: Tx,
  by: By,
  id: string,
  { outcome, reason }: { outcome: 'UPHELD' | 'DISMISSED'; reason: string },
): Promise<string> {
  const report = await lockReport(tx, id)
  if (!report) throw new AppError('NOT_FOUND')
  if (report.settled_at) throw new AppError('JOB_STATE')
  const decisionId = v7()
  await settleReport(tx, { id, outcome, now: by.now })
  const kind = outcome === 'UPHELD' ? 'MESSAGE_REPORT_UPHELD' : 'MESSAGE_REPORT_DISMISSED'
  const words = reason === '' ? {} : { reason }
  const details = { outcome, title: report.title, ...words, told: toldOf(report, kind) }
  await insertAct(tx, { ...by, id: decisionId, act: 'report.settleMessage', subject: id, details })
  await recordDecision(tx, by, {
    id: decisionId,
    kind: 'MESSAGE_REPORT',
    subjectId: id,
    former: { jobs: [] },
  })
  await tellReporter(tx, report, { kind, decisionId, now: by.now })
  return decisionId
}

/** The report is open again, unless the conversation is gone. */
export const messageReportUndo = undoRule({
  lock: (tx, { subjectId }) => lockReport(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const report = await findReport(db, subjectId)
    return report?.settled_at?.getTime() === decidedAt.getTime() ? report : 'CHANGED'
  },
  async restore(tx, by, { id: decisionId, subjectId: id }, report) {
    await reopenReport(tx, id)
    const details = { title: report.title, told: toldOf(report, REOPENED) }
    await insertAct(tx, { ...by, act: 'report.undoMessage', subject: id, details })
    await tellReporter(tx, report, { kind: REOPENED, decisionId, now: by.now })
  },
})

/**
 * Opens a settled report again, at any time and for any operator: neither decision changed anything but the report.
 * @throws AppError NOT_FOUND, JOB_STATE if it is open
 */
export async function reopenMessageReport(tx: Tx, by: By, id: string): Promise<void> {
  const report = await lockReport(tx, id)
  if (!report) throw new AppError('NOT_FOUND')
  if (!report.settled_at) throw new AppError('JOB_STATE')
  await reopenReport(tx, id)
  const details = { title: report.title, told: toldOf(report, REOPENED) }
  const decisionId = await insertAct(tx, { ...by, act: 'report.reopenMessage', subject: id, details })
  await tellReporter(tx, report, { kind: REOPENED, decisionId, now: by.now })
}

/** Nobody if the account is removed. */
async function tellReporter(
  tx: Tx,
  report: { title: string; conversation_id: string; reporterId: string | null },
  { kind, decisionId, now }: { kind: NotificationKind; decisionId: string; now: Date },
): Promise<void> {
  const { title: subject, conversation_id: targetId, reporterId: memberId } = report
  if (memberId === null) return
  await notify(tx, { kind, subject, targetId, memberId, occasion: `report:${decisionId}:${kind}` }, now)
}
