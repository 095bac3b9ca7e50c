import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getMessage, type Message } from '../../../contract/message/conversation-message.ts'
import { BACKGROUND_TIMEOUT, call } from '../../api/api.ts'
import { NETWORK } from '../../api/query-for.ts'
import { forgetQuery } from '../../offline/cache/stored-queries.ts'
import { currentSession } from '../../api/session.ts'

/** The bytes of a photo. Not a Blob: some browsers refuse to store those. */
export interface StoredPhoto {
  bytes: ArrayBuffer
  type: string
}

type Filed = Pick<Message, 'id' | 'files'>

/**
 * A photo of a message, small or as it was sent. Like the messages, the small ones stay on the device until the member
 * signs out: the addresses of files last a few minutes only, their content never changes.
 */
export function messagePhoto(conversationId: string, message: Filed, index: number, size: 'small' | 'whole') {
  const reference = message.files[index]?.reference ?? ''
  return queryOptions({
    queryKey: ['messages.photo', { reference, size }, currentSession()?.memberId] as const,
    queryFn: async ({ signal }): Promise<StoredPhoto> => {
      const content = await messageFile(conversationId, message, { index, size, signal })
      return { bytes: await content.arrayBuffer(), type: content.type }
    },
    ...NETWORK,
    staleTime: Infinity,
    retry: false,
    meta: { stored: size === 'small', personal: true },
  })
}

/** Removes the photos of a message that was taken back. */
export function forgetPhotos(queries: QueryClient, conversationId: string, message: Filed): void {
  for (const index of message.files.keys()) {
    for (const size of ['small', 'whole'] as const) {
      const { queryKey } = messagePhoto(conversationId, message, index, size)
      queries.removeQueries({ queryKey })
      void forgetQuery(hashKey(queryKey))
    }
  }
}

/**
 * Reads a file of a message, under a new address if the known one has expired.
 * @throws Error without a network, or if the file is gone
 */
export async function messageFile(
  conversationId: string,
  message: Filed,
  { index, size, signal }: { index: number; size: 'small' | 'whole'; signal?: AbortSignal },
): Promise<Blob> {
  const addressIn = ({ files }: Filed) => (size === 'small' && files[index]?.smallUrl) || files[index]?.url
  const known = await contentOf(addressIn(message), signal)
  if (known) return known
  const params = { id: conversationId, messageId: message.id }
  const { data } = await call(getMessage, {
    params,
    token: currentSession()?.token ?? null,
    timeout: BACKGROUND_TIMEOUT,
  })
  const renewed = await contentOf(addressIn(data), signal)
  if (!renewed) throw new Error('the file is gone')
  return renewed
}

async function contentOf(address: string | undefined, signal?: AbortSignal): Promise<Blob | undefined> {
  if (address === undefined) return undefined
  const answer = await fetch(address, signal ? { signal } : {})
  return answer.ok ? answer.blob() : undefined
}
