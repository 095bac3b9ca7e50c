import {
  blockConversation,
  type Conversation,
  getConversation,
  getConversationSettings,
  listConversations,
  muteConversation,
  openConversation,
  readConversation,
  receiveMessages,
  saveConversationSettings,
  typeMessage,
} from '../../../contract/message/conversation.ts'
import { inTransaction } from '../../db/database.ts'
import { type HandlerInput, on, onPrepared, type CurrentMember } from '../../http/endpoint-route.ts'
import { worksOf } from '../work/headlines.ts'
import { conversationOf, progressOf } from './conversation-of.ts'
import { findLastMessages } from './message-queries.ts'
import { messagesOf } from './message-of.ts'
import { findOpened, open } from './open.ts'
import { announceTyping, type ConversationRow, countConversations, findConversations } from './queries.ts'
import { block, markDelivered, markReadUpTo, mute } from './receipts.ts'
import { requireConversation } from './send.ts'
import { findSettings, saveSettings } from './settings.ts'

type Input = HandlerInput<unknown, unknown, unknown, CurrentMember>

async function withLastMessages(
  rows: readonly ConversationRow[],
  { db, services, langCode, now }: Pick<Input, 'db' | 'services' | 'langCode' | 'now'>,
): Promise<Conversation[]> {
  const last = await findLastMessages(
    db,
    rows.map(({ id, lastSequence }) => ({ id, lastSequence })),
  )
  const workIn = await worksOf(
    db,
    rows.map(({ jobId }) => jobId),
  )
  const byId = new Map(last.map((message) => [message.conversation_id, message]))
  return Promise.all(
    rows.map(async (row) => {
      const message = byId.get(row.id)
      const reader = { side: row.side, langCode, isVerified: row.isVerified }
      const [shown = null] = message
        ? await messagesOf(db, [message], reader, { secret: services.secret, now })
        : []
      return conversationOf(row, shown, workIn(row.jobId, langCode))
    }),
  )
}

export const conversationRoutes = [
  on(listConversations, async (input) => {
    const { db, query, member, now } = input
    const [rows, counts] = await Promise.all([
      findConversations(db, member.id, query, now),
      countConversations(db, member.id, query.jobId),
    ])
    const data = await withLastMessages(rows, input)
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(getConversation, async (input) => {
    const { db, params, member, now } = input
    const row = await requireConversation(db, member.id, params.id, now)
    const [data] = await withLastMessages([row], input)
    return data ? { data } : {}
  }),
  onPrepared(
    openConversation,
    async ({ db, body, member, services }) => {
      const known = await inTransaction(db, (tx) => findOpened(tx, member.id, body))
      if (known === undefined) await services.limits.use('conversation-open', member.person)
    },
    async ({ db, body, member, now }) => {
      const { id, isNew } = await open(db, member.id, body, now)
      const row = await requireConversation(db, member.id, id, now)
      // Answers of commands are stored, so that this one repeats nobody's words.
      return { data: conversationOf(row, null), status: isNew ? 201 : 200 }
    },
  ),
  on(readConversation, async ({ db, params, body, member, now }) => {
    const receipt = { memberId: member.id, id: params.id, sequence: body.sequence, now }
    return { data: progressOf(await markReadUpTo(db, receipt)) }
  }),
  on(receiveMessages, async ({ db, params, body, member, now }) => {
    const receipt = { memberId: member.id, id: params.id, sequence: body.sequence, now }
    return { data: progressOf(await markDelivered(db, receipt)) }
  }),
  on(muteConversation, async ({ db, params, body, member, now }) => ({
    data: progressOf(await mute(db, { memberId: member.id, id: params.id, isMuted: body.isMuted, now })),
  })),
  on(blockConversation, async ({ db, params, body, member, now }) => ({
    data: progressOf(await block(db, { memberId: member.id, id: params.id, isBlocked: body.isBlocked, now })),
  })),
  on(typeMessage, async ({ db, params, member, services, now }) => {
    const { otherId } = await requireConversation(db, member.id, params.id, now)
    await services.limits.use('conversation-typing', member.person)
    if (otherId !== null) await announceTyping(db, otherId, params.id)
    return {}
  }),
  on(getConversationSettings, async ({ db, member }) => ({ data: await findSettings(db, member.id) })),
  on(saveConversationSettings, async ({ db, body, member }) => ({
    data: await saveSettings(db, member.id, body),
  })),
]
