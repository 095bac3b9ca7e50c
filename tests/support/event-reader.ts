import { EVENTS_PATH } from '../../src/contract/message/notification.ts'
import { atEndOfFile } from './end-of-file.ts'

export interface ServerEvent {
  name: string
  id?: string
  data: Record<string, unknown>
}

export interface EventReader {
  status: number
  headers: Headers
  /** The next event but counts of conversations, without a timeout; null at the end of the stream. */
  next(): Promise<ServerEvent | null>
  /** The next event of that name. */
  nextOf(name: string): Promise<ServerEvent | null>
  close(): void
}

/** Reads the event stream of a server as the web app does, with fetch. */
export async function readEvents(url: string, token: string, lastId?: string): Promise<EventReader> {
  const abort = new AbortController()
  atEndOfFile(() => abort.abort())
  const response = await fetch(`${url}/api${EVENTS_PATH}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const nextOfAll = async (): Promise<ServerEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = parsed(text.slice(0, end))
        text = text.slice(end + 2)
        if (event) return event
        continue
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return null
      text += chunk.value
    }
  }
  const nextWhere = async (isWanted: (name: string) => boolean) => {
    for (;;) {
      const event = await nextOfAll()
      if (event === null || isWanted(event.name)) return event
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    next: () => nextWhere((name) => name !== 'conversations'),
    nextOf: (wanted) => nextWhere((name) => name === wanted),
    close: () => abort.abort(),
  }
}

/** Null for a comment. */
function parsed(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
    }),
  )
  const name = fields.get('event')
  if (!name) return null
  const id = fields.get('id')
  return { name, ...(id ? { id } : {}), data: JSON.parse(fields.get('data') ?? '{}') }
}
