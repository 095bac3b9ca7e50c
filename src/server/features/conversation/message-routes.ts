import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  downloadInterview,
  getMessage,
  listMessages,
  getOwnMessageReport,
  reportMessage,
  sendMessage,
  withdrawMessage,
} from '../../../contract/message/conversation-message.ts'
import type { Db } from '../../db/database.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import type { LanguageCode } from '../../../reference/interface-languages.ts'
import type { Services } from '../../services.ts'
import { interviewFile } from './calendar.ts'
import { messageReportCase } from './case.ts'
import { messagesOf } from './message-of.ts'
import { findMessage, findMessages, findSending, type MessageRow } from './message-queries.ts'
import type { ConversationRow } from './queries.ts'
import { reportMessage as report } from './reports.ts'
import { requireConversation, send, withdraw } from './send.ts'

interface Shown {
  db: Db
  services: Services
  langCode: LanguageCode
  now: Date
}

const shown = (
  rows: readonly MessageRow[],
  { side, isVerified }: ConversationRow,
  { db, services, langCode, now }: Shown,
) => messagesOf(db, rows, { side, isVerified, langCode }, { secret: services.secret, now })

async function oneShown(row: MessageRow, conversation: ConversationRow, input: Shown) {
  const [message] = await shown([row], conversation, input)
  if (!message) throw new AppError('NOT_FOUND')
  return message
}

export const messageRoutes = [
  on(listMessages, async (input) => {
    const { db, params, query, member, now } = input
    const conversation = await requireConversation(db, member.id, params.id, now)
    const { after, before, limit } = query
    const span =
      after !== undefined ? { after } : before !== undefined ? { before } : ({ latest: true } as const)
    const rows = await findMessages(db, params.id, span, limit)
    return { data: await shown(rows, conversation, input) }
  }),
  on(getMessage, async (input) => {
    const { db, params, member, now } = input
    const conversation = await requireConversation(db, member.id, params.id, now)
    const row = await findMessage(db, params.id, params.messageId)
    if (!row) throw new AppError('NOT_FOUND')
    return { data: await oneShown(row, conversation, input) }
  }),
  onPrepared(
    sendMessage,
    async ({ db, params, body, member, services }) => {
      const sending = await findSending(db, member.id, { conversationId: params.id, id: body.id })
      if (!sending) throw new AppError('NOT_FOUND')
      if (sending.isKnown) return
      if (!sending.isAnswered) await services.limits.use('message-unanswered', member.person)
      await services.limits.use('message-conversation', `${member.person} ${params.id}`)
    },
    async (input) => {
      const { db, params, body, member, now } = input
      const sent = await send(db, { memberId: member.id, id: params.id, message: body, now })
      const data = await oneShown(sent.row, sent.conversation, input)
      return { data, status: sent.isNew ? 201 : 200 }
    },
  ),
  on(withdrawMessage, async (input) => {
    const { db, params, member, now } = input
    const { id, messageId } = params
    const { row, conversation } = await withdraw(db, { memberId: member.id, id, messageId, now })
    return { data: await oneShown(row, conversation, input) }
  }),
  on(downloadInterview, async ({ db, params, member, langCode, now }) => ({
    download: await interviewFile(db, { ...params, memberId: member.id, langCode, now }),
  })),
  onPrepared(
    reportMessage,
    ({ member, services }) => services.limits.use('job-report', member.person),
    async ({ db, params, body, member, now }) => {
      await report(db, { ...body, memberId: member.id, id: params.id, now })
      return { data: { received: true } }
    },
  ),
  on(getOwnMessageReport, async ({ db, params: { id, messageId }, member }) => ({
    data: await messageReportCase.findOwn(db, member.id, id, sql`m.id = ${messageId}`),
  })),
]
