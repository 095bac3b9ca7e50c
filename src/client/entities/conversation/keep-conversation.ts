import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { conversation, thread } from './conversation-queries.ts'
import { messagePhoto } from './message-photo.ts'
import type { Thread } from './thread.ts'

/** Latest photos of each conversation that are put on the device before they are looked at. */
const KEPT_PHOTOS = 8

/**
 * Puts a conversation of the list on this device: itself, its latest messages, and the latest photos.
 * @param askedAt of the list
 * @throws NetworkFailure without a network, if something of it is missing
 */
export async function keepConversation(
  queries: QueryClient,
  row: Conversation,
  askedAt: number,
): Promise<void> {
  const { id, lastSequence } = row
  await keepItself(queries, row, askedAt)
  let known = await queries.ensureQueryData(thread(queries, id))
  if ((known.messages.at(-1)?.sequence ?? 0) < lastSequence)
    known = await queries.fetchQuery(thread(queries, id))
  await keepPhotos(queries, id, known)
}

async function keepItself(queries: QueryClient, row: Conversation, askedAt: number): Promise<void> {
  const { queryKey } = conversation(row.id)
  const before = queries.getQueryData(queryKey)
  if (before && before.askedAt >= askedAt) return
  queries.setQueryData(queryKey, { data: row, askedAt })
  await storeQuery(queries, queryKey)
}

async function keepPhotos(queries: QueryClient, id: string, { messages }: Thread): Promise<void> {
  const photos = messages
    .filter(({ kind, isRemoved }) => kind === 'IMAGE' && !isRemoved)
    .flatMap((message) => message.files.map((_, index) => messagePhoto(id, message, index, 'small')))
  // One that cannot be read is asked for again when it is shown.
  for (const photo of photos.slice(-KEPT_PHOTOS)) await queries.prefetchQuery(photo)
}
