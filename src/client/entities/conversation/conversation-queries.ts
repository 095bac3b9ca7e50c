import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  CONVERSATION_PAGE,
  getConversation,
  listConversations,
} from '../../../contract/message/conversation.ts'
import { listMessages, MESSAGE_PAGE, type Message } from '../../../contract/message/conversation-message.ts'
import { BACKGROUND_TIMEOUT, call } from '../../api/api.ts'
import { queryFor, timeoutOf } from '../../api/query-for.ts'
import { currentSession } from '../../api/session.ts'
import { hasGap, joined, STORED_MESSAGES, type Thread } from './thread.ts'

/** Always stale: the stored answer is shown first, and events keep it fresh while it is open. */
const always = { staleTime: 0 }

/** @param page one-based, as in the address */
export const conversationsPage = (page: number) =>
  queryFor(listConversations, { query: { pageNumber: page - 1, pageSize: CONVERSATION_PAGE } }, always)
export const conversation = (id: string) => queryFor(getConversation, { params: { id } }, always)

/** The latest messages of a conversation, which stay on the device; asks only for those after the last known one. */
export function thread(queries: QueryClient, id: string) {
  const base = queryFor(listMessages, { params: { id } }, always)
  return queryOptions<Thread>({
    queryKey: base.queryKey,
    queryFn: async (context) => {
      const last = knownThread(queries, id)?.messages.at(-1)?.sequence
      const news = await messagesAfter(id, last, { signal: context.signal, timeout: timeoutOf(context) })
      // Events may have brought messages meanwhile.
      const known = knownThread(queries, id)?.messages ?? []
      return shortened(queries, id, hasGap(known, news) ? news : joined(known, news))
    },
    staleTime: 0,
    networkMode: 'always',
    retry: base.retry,
    meta: base.meta ?? {},
  })
}

/** What is missing; the latest messages alone if that is more than one page. */
async function messagesAfter(
  id: string,
  after: number | undefined,
  limits: { signal: AbortSignal; timeout: number },
): Promise<Message[]> {
  const ask = async (span: { after?: number; before?: number }, limit: number) => {
    const token = currentSession()?.token ?? null
    return (await call(listMessages, { params: { id }, query: { ...span, limit }, token, ...limits })).data
  }
  if (after === undefined) return ask({}, STORED_MESSAGES)
  const news = await ask({ after }, MESSAGE_PAGE.max)
  return news.length < MESSAGE_PAGE.max ? news : ask({}, STORED_MESSAGES)
}

const threadKey = (id: string) => queryFor(listMessages, { params: { id } }).queryKey as readonly unknown[]

export const knownThread = (queries: QueryClient, id: string): Thread | undefined =>
  queries.getQueryData<Thread>(threadKey(id))

/** Sets the messages of a conversation; those beyond the limit move to the older ones, which are not stored. */
export function setThread(queries: QueryClient, id: string, messages: readonly Message[]): void {
  queries.setQueryData<Thread>(threadKey(id), shortened(queries, id, messages))
}

export interface OlderMessages {
  messages: readonly Message[]
  /** Whether the conversation begins with them. */
  isWhole: boolean
}

/** Messages before the stored ones that the reader has scrolled to; in memory only. */
export function olderMessages(id: string) {
  const base = queryFor(listMessages, { params: { id }, query: { before: 0 } })
  return queryOptions<OlderMessages>({
    queryKey: base.queryKey,
    queryFn: () => ({ messages: [], isWhole: false }),
    staleTime: Infinity,
    networkMode: 'always',
    meta: { ...base.meta, stored: false },
  })
}

/** Reads the page before the oldest message shown. */
export async function readOlder(queries: QueryClient, id: string): Promise<void> {
  const { queryKey } = olderMessages(id)
  const shown = queries.getQueryData<OlderMessages>(queryKey)?.messages ?? []
  const first = shown[0] ?? knownThread(queries, id)?.messages[0]
  if (!first) return
  const limit = MESSAGE_PAGE.usual
  const { data } = await call(listMessages, {
    params: { id },
    query: { before: first.sequence, limit },
    token: currentSession()?.token ?? null,
    timeout: BACKGROUND_TIMEOUT,
  })
  queries.setQueryData<OlderMessages>(queryKey, (older) => ({
    messages: joined(older?.messages ?? [], data),
    isWhole: data.length < limit,
  }))
}

function shortened(queries: QueryClient, id: string, messages: readonly Message[]): Thread {
  const rest = messages.slice(0, -STORED_MESSAGES)
  if (rest.length > 0)
    queries.setQueryData<OlderMessages>(
      olderMessages(id).queryKey,
      (older) => older && { ...older, messages: joined(older.messages, rest) },
    )
  return { messages: messages.slice(-STORED_MESSAGES) }
}
