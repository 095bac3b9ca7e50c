import type { QueryClient } from '@tanstack/react-query'
import {
  type Conversation,
  type ConversationProgress,
  getConversation,
  listConversations,
  receiveMessages,
} from '../../../contract/message/conversation.ts'
import { listMessages, type Message } from '../../../contract/message/conversation-message.ts'
import { LIVE_CONVERSATION_EVENTS } from '../../../contract/message/live-conversation.ts'
import { BACKGROUND_TIMEOUT, call, type Envelope } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { withInterviewTime } from '../application/interview-reads.ts'
import { me } from '../member/me-query.ts'
import { conversation, knownThread, setThread, thread } from './conversation-queries.ts'
import { forgetPhotos } from './message-photo.ts'
import { hasGap, joined, withRemoved } from './thread.ts'
import { noteTyping } from './typing.ts'

/** The stream is open: what happened before is read by sequence. */
export function catchUp(queries: QueryClient): void {
  for (const { name } of [listMessages, listConversations, getConversation])
    void queries.invalidateQueries({ queryKey: [name] })
}

/** Takes an event of the stream (live-conversation.ts in the contract) into what is shown and stored. */
export function takeConversationEvent(queries: QueryClient, name: string, data: unknown): void {
  if (name === 'message') {
    const event = LIVE_CONVERSATION_EVENTS.message.safeParse(data)
    if (event.success) takeMessage(queries, event.data.conversationId, event.data.message)
  } else if (name === 'conversation') {
    const event = LIVE_CONVERSATION_EVENTS.conversation.safeParse(data)
    if (event.success) takeProgress(queries, event.data)
  } else if (name === 'conversations') {
    const event = LIVE_CONVERSATION_EVENTS.conversations.safeParse(data)
    if (event.success) setUnreadConversations(queries, event.data.unreadConversations)
  } else {
    const event = LIVE_CONVERSATION_EVENTS.typing.safeParse(data)
    if (event.success) noteTyping(event.data.conversationId)
  }
}

function takeMessage(queries: QueryClient, id: string, message: Message): void {
  const known = knownThread(queries, id)
  if (known && !hasGap(known.messages, [message])) {
    setThread(queries, id, joined(known.messages, [message]))
    void storeQuery(queries, thread(queries, id).queryKey)
  } else {
    void queries.invalidateQueries({ queryKey: thread(queries, id).queryKey })
  }
  const isListed = patch(queries, id, (each) =>
    message.sequence < each.lastSequence
      ? each
      : { ...each, lastMessage: message, lastSequence: message.sequence, activeDate: message.createdDate },
  )
  if (message.time)
    for (const { name } of [...withInterviewTime, getConversation])
      void queries.invalidateQueries({ queryKey: [name] })
  if (!isListed) void queries.invalidateQueries({ queryKey: [listConversations.name] })
  // Who only looks tells the other side nothing.
  const isReader = queries.getQueryData(me().queryKey)?.data.companyRight === 'READER'
  if (!message.isMine && !isReader) void tellDelivered(id, message.sequence)
}

function takeProgress(queries: QueryClient, progress: ConversationProgress): void {
  const { id, removedSequences } = progress
  const known = knownThread(queries, id)
  const messages = known && withRemoved(known.messages, removedSequences)
  if (messages && messages !== known.messages) {
    for (const each of known.messages)
      if (removedSequences.includes(each.sequence)) forgetPhotos(queries, id, each)
    setThread(queries, id, messages)
    void storeQuery(queries, thread(queries, id).queryKey)
  }
  patch(queries, id, (each) => ({
    ...each,
    ...progress,
    lastMessage:
      each.lastMessage && (withRemoved([each.lastMessage], removedSequences)[0] ?? each.lastMessage),
  }))
}

type Listed = Envelope<Conversation[]>

/** Changes a conversation wherever it is shown. @returns whether a list has it */
function patch(queries: QueryClient, id: string, change: (each: Conversation) => Conversation): boolean {
  let isListed = false
  for (const [key, page] of queries.getQueriesData<Listed>({ queryKey: [listConversations.name] })) {
    if (!page?.data.some((each) => each.id === id)) continue
    isListed = true
    const rows = page.data.map((each) => (each.id === id ? change(each) : each))
    const data = rows.toSorted((a, b) => Date.parse(b.activeDate) - Date.parse(a.activeDate))
    queries.setQueryData<Listed>(key, { ...page, data })
    void storeQuery(queries, key)
  }
  const { queryKey } = conversation(id)
  const one = queries.getQueryData(queryKey)
  if (one) {
    queries.setQueryData(queryKey, { ...one, data: change(one.data) })
    void storeQuery(queries, queryKey)
  }
  return isListed
}

function setUnreadConversations(queries: QueryClient, unreadConversations: number): void {
  const { queryKey } = me()
  const before = queries.getQueryData(queryKey)
  if (!before || before.data.unreadConversations === unreadConversations) return
  queries.setQueryData(queryKey, { ...before, data: { ...before.data, unreadConversations } })
  void storeQuery(queries, queryKey)
}

/** A receipt, not something that the member wrote: if it is lost, reading the message says the same. */
async function tellDelivered(id: string, sequence: number): Promise<void> {
  try {
    const token = currentSession()?.token ?? null
    await call(receiveMessages, {
      params: { id },
      body: { sequence },
      token,
      idempotencyKey: crypto.randomUUID(),
      timeout: BACKGROUND_TIMEOUT,
    })
  } catch {
    // The next message or reading tells it.
  }
}
