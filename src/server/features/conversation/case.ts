import { sql } from 'kysely'
import {
  type ConversationReportRow,
  getConversationReport,
  listConversationReports,
  MESSAGE_SETTLEMENTS,
  reopenConversationReport,
  type ReportedMessage,
  settleConversationReport,
  showReportedMessages,
} from '../../../contract/case/message-report.ts'
import { inTransaction } from '../../db/database.ts'
import { orNotFound } from '../../or-not-found.ts'
import { signedFileUrl } from '../file/service.ts'
import { insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { onOperator } from '../operator/on-operator.ts'
import { defineReportCase, type ReportsCase } from '../report/report-case.ts'
import type { Target } from '../report/stored-reports.ts'
import { phraseIn } from './message-of.ts'
import { findFiles, type MessageRow } from './message-queries.ts'
import { findAround } from './reports.ts'

interface ReportedTalk extends Target {
  /** Of the reported message. */
  sequence: number
}

export const messageReportCase: ReportsCase<ConversationReportRow, ReportedTalk> = defineReportCase({
  kind: 'MESSAGE_REPORT',
  table: 'conversation_reports',
  joins: sql`join conversations c on c.id = r.conversation_id
    join messages m on m.conversation_id = r.conversation_id and m.sequence = r.sequence
    join conversation_members cm on cm.conversation_id = m.conversation_id and cm.side = m.side
    join conversation_members reporter on reporter.conversation_id = m.conversation_id and reporter.side <> m.side`,
  about: { targetId: 'c.id', title: 'c.title', memberId: 'reporter.member_id', sequence: 'r.sequence' },
  row: {
    title: 'c.title',
    companyName: 'c.company_name',
    accused: {
      role: sql`case m.side when 'WORKER' then 'EMPLOYEE' else 'EMPLOYER' end`,
      memberId: 'cm.member_id',
    },
    otherReports: sql`(select count(*) from conversation_reports o
      join messages om on om.conversation_id = o.conversation_id and om.sequence = o.sequence
      join conversation_members ocm on ocm.conversation_id = om.conversation_id and ocm.side = om.side
      where ocm.member_id = cm.member_id and o.id <> r.id)`,
  },
  acts: { settle: 'report.settleMessage', undo: 'report.undoMessage', reopen: 'report.reopenMessage' },
  settlements: MESSAGE_SETTLEMENTS,
  routes: [
    onOperator(listConversationReports, ({ db, query }) =>
      listCases(db, messageReportCase.list, query.state, query),
    ),
    onOperator(getConversationReport, async ({ db, params, by }) => {
      const report = await orNotFound(messageReportCase.findOne(db, params.id))
      return { data: await messageReportCase.withDecision(db, by, report) }
    }),
    onOperator(showReportedMessages, async ({ db, params: { id }, services, by }) => ({
      data: await inTransaction(db, async (tx) => {
        const report = await orNotFound(messageReportCase.findOne(tx, id))
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
      const { undo } = await messageReportCase.settle(db, by, params.id, body)
      return { data: { outcome: body.outcome, undo } }
    }),
    onOperator(reopenConversationReport, async ({ db, params, by }) => ({
      data: await messageReportCase.reopen(db, by, params.id),
    })),
  ],
})

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
