import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import {
  listConversationReports,
  reopenConversationReport,
  type ReportedMessage,
  settleConversationReport,
  showReportedMessages,
} from '../../../contract/case/message-report.ts'
import { inTransaction, type Tx } from '../../db/database.ts'
import { signedFileUrl } from '../file/service.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { tellReporters, toldOf } from '../report/settlement.ts'
import { phraseIn } from './message-of.ts'
import { findFiles, type MessageRow } from './message-queries.ts'
import {
  findAround,
  findReport,
  lockReport,
  messageReportList,
  reopenReport,
  settleReport,
} from './reports.ts'
import { orNotFound } from '../../or-not-found.ts'

const REOPENED = 'MESSAGE_REPORT_REOPENED'

/** The report is open again, unless the conversation is gone. */
export const messageReportCase: Case = defineCase('MESSAGE_REPORT', {
  queue: {
    open: sql`conversation_reports q join conversations c on c.id = q.conversation_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`c.title`,
    since: 'q.created_at',
  },
  lock: (tx, { subjectId }) => lockReport(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const report = await findReport(db, subjectId)
    return report?.settled_at?.getTime() === decidedAt.getTime() ? report : 'CHANGED'
  },
  async restore(tx, { id: decisionId, subjectId }, report, { now }) {
    await reopenReport(tx, subjectId)
    await tellReporter(tx, report, { kind: REOPENED, decisionId, now })
    return { act: 'report.undoMessage', details: { title: report.title, told: toldOf([report], REOPENED) } }
  },
  routes: [
    onOperator(listConversationReports, ({ db, query }) =>
      listCases(db, messageReportList, query.state, query),
    ),
    onOperator(showReportedMessages, async ({ db, params: { id }, services, by }) => ({
      data: await inTransaction(db, async (tx) => {
        const report = await orNotFound(findReport(tx, id))
        const rows = await findAround(tx, report)
        const files = Map.groupBy(await findFiles(tx, rows), ({ sequence }) => sequence)
        await insertAct(tx, { ...by, act: 'report.showMessages', subject: id })
        return rows.map((row) =>
          reportedMessage(row, {
            fileUrls: (files.get(row.sequence) ?? []).map(({ reference }) =>
              signedFileUrl(services.secret, reference, by.now, { whole: true }),
            ),
            isReported: row.sequence === report.sequence,
          }),
        )
      }),
    })),
    onOperator(settleConversationReport, async ({ db, params, body, by }) => {
      const id = await settle(db, by, params.id, body)
      return { data: { outcome: body.outcome, undo: await messageReportCase.findUndoable(db, by, { id }) } }
    }),
    onOperator(reopenConversationReport, async ({ db, params: { id }, by }) => {
      await reopen(db, by, id)
      return { data: { id } }
    }),
  ],
})

/**
 * Settles a report of a message and tells its reporter.
 * @returns id of the decision
 * @throws AppError NOT_FOUND, JOB_STATE if it was settled before
 */
async function settle(
  tx: Tx,
  by: By,
  id: string,
  { outcome, reason }: { outcome: 'UPHELD' | 'DISMISSED'; reason: string },
): Promise<string> {
  const report = await orNotFound(lockReport(tx, id))
  if (report.settled_at) throw await messageReportCase.refusal(tx, id, 'JOB_STATE')
  await settleReport(tx, { id, outcome, now: by.now })
  const kind = outcome === 'UPHELD' ? 'MESSAGE_REPORT_UPHELD' : 'MESSAGE_REPORT_DISMISSED'
  const words = reason === '' ? {} : { reason }
  const details = { outcome, title: report.title, ...words, told: toldOf([report], kind) }
  const act = { subjectId: id, act: 'report.settleMessage', details } as const
  const decisionId = await messageReportCase.record(tx, by, act)
  await tellReporter(tx, report, { kind, decisionId, now: by.now })
  return decisionId
}

/**
 * Opens a settled report again, at any time and for any operator: neither decision changed anything but the report.
 * @throws AppError NOT_FOUND, JOB_STATE if it is open
 */
async function reopen(tx: Tx, by: By, id: string): Promise<void> {
  const report = await orNotFound(lockReport(tx, id))
  if (!report.settled_at) throw new AppError('JOB_STATE')
  await reopenReport(tx, id)
  const details = { title: report.title, told: toldOf([report], REOPENED) }
  const decisionId = await insertAct(tx, { ...by, act: 'report.reopenMessage', subject: id, details })
  await tellReporter(tx, report, { kind: REOPENED, decisionId, now: by.now })
}

/** Nobody if the account is removed. */
const tellReporter = (
  tx: Tx,
  report: { title: string; conversation_id: string; memberId: string | null },
  notice: { kind: NotificationKind; decisionId: string; now: Date },
) => tellReporters(tx, [report], { ...notice, subject: report.title, targetId: report.conversation_id })

const roleOf = (side: MessageRow['side']) => (side === 'WORKER' ? 'EMPLOYEE' : 'EMPLOYER')

function reportedMessage(
  row: MessageRow,
  shown: Pick<ReportedMessage, 'fileUrls' | 'isReported'>,
): ReportedMessage {
  const { place, name, times = [], accepted } = row.content ?? {}
  const parts = [phraseIn(row.content ?? {}, 'en'), place?.name, place?.address, name]
  return {
    ...shown,
    sequence: row.sequence,
    role: roleOf(row.side),
    kind: row.kind,
    createdDate: row.created_at.toISOString(),
    text: row.text || parts.filter(Boolean).join(' · '),
    langCode: row.text ? row.lang_code : 'en',
    times: accepted ? [...times, accepted] : times,
    isRemoved: row.removed_at !== null,
    warning: row.warning,
  }
}
