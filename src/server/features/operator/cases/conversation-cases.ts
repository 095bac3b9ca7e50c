import { AppError } from '../../../../contract/base/errors.ts'
import {
  type ConversationReportRow,
  listConversationReports,
  reopenConversationReport,
  type ReportedMessage,
  settleConversationReport,
  showReportedMessages,
} from '../../../../contract/operator/conversation-case.ts'
import { inTransaction } from '../../../db/database.ts'
import { countRows } from '../../../db/page.ts'
import { on } from '../../../http/endpoint-route.ts'
import { findAround, findReport, findReports, type ReportCase } from '../../conversation/reports.ts'
import { findFiles, type MessageRow } from '../../conversation/message-queries.ts'
import { phraseIn } from '../../conversation/message-of.ts'
import { signedFileUrl } from '../../file/service.ts'
import { findUndoable } from '../undo.ts'
import { insertAct } from '../queries.ts'
import { reopenMessageReport, settleMessageReport } from './message-reports.ts'

export const operatorConversationCaseRoutes = [
  on(listConversationReports, async ({ db, query }) => {
    const isOpen = query.state === 'OPEN'
    const [rows, totalCount] = await Promise.all([
      findReports(db, isOpen, query),
      countRows(db.selectFrom('conversation_reports').where('settled_at', isOpen ? 'is' : 'is not', null)),
    ])
    return { data: rows.map(rowOf), totalCount }
  }),
  on(showReportedMessages, async ({ db, params: { id }, member, services, now }) => ({
    data: await inTransaction(db, async (tx) => {
      const report = await findReport(tx, id)
      if (!report) throw new AppError('NOT_FOUND')
      const rows = await findAround(tx, report)
      const files = Map.groupBy(await findFiles(tx, rows), ({ sequence }) => sequence)
      await insertAct(tx, { operatorId: member.id, now, act: 'report.showMessages', subject: id })
      return rows.map((row) =>
        reportedMessage(row, {
          fileUrls: (files.get(row.sequence) ?? []).map(({ reference }) =>
            signedFileUrl(services.secret, reference, now, { whole: true }),
          ),
          isReported: row.sequence === report.sequence,
        }),
      )
    }),
  })),
  on(settleConversationReport, async ({ db, params: { id }, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const decisionId = await settleMessageReport(db, by, id, body)
    return { data: { outcome: body.outcome, undo: await findUndoable(db, by, { id: decisionId }) } }
  }),
  on(reopenConversationReport, async ({ db, params: { id }, member, now }) => {
    await reopenMessageReport(db, { operatorId: member.id, now }, id)
    return { data: { id } }
  }),
]

const roleOf = (side: MessageRow['side']) => (side === 'WORKER' ? 'EMPLOYEE' : 'EMPLOYER')

function rowOf(row: ReportCase): ConversationReportRow {
  return {
    id: row.id,
    reason: row.reason,
    text: row.details,
    langCode: row.langCode,
    createdDate: row.createdAt.toISOString(),
    settledDate: row.settledAt?.toISOString() ?? null,
    outcome: row.outcome,
    title: row.title,
    companyName: row.companyName,
    accused: { role: roleOf(row.side), memberId: row.accusedId },
    otherReports: row.otherReports,
  }
}

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
