import { eventParser, type ServerEvent } from './event-parser.ts'
import { retryAfterOf } from './problem.ts'

interface StreamRequest {
  url: string
  token: string
  /** Id of the last event seen; undefined starts from now. */
  lastId: string | undefined
  signal: AbortSignal
  onEvent: (event: ServerEvent) => void
}

export interface StreamEnd {
  /** Status of the answer; undefined if there was none. */
  status?: number
  /** Milliseconds to wait before reconnecting, as requested by the server. */
  retryAfter?: number
}

/** The server sends something every 25 seconds: after this long without data the connection is dead. */
const SILENCE = 60_000

/**
 * Reads one stream of server-sent events with fetch, because EventSource cannot send a bearer token. Resolves when the
 * stream ends.
 */
export async function listen({ url, token, lastId, signal, onEvent }: StreamRequest): Promise<StreamEnd> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE)
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    })
    if (!response.ok || !response.body || !isEventStream(response)) {
      await response.body?.cancel()
      const seconds = retryAfterOf(response.headers, Date.now())
      return { status: response.status, ...(seconds === undefined ? {} : { retryAfter: seconds * 1_000 }) }
    }
    const feed = eventParser(onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE)
      feed(piece.value)
    }
    return { status: response.status }
  } catch {
    // Aborted, timed out or disconnected: the caller reconnects.
    return {}
  } finally {
    clearTimeout(timer)
  }
}

const isEventStream = ({ headers }: Response) =>
  /^text\/event-stream\b/.test(headers.get('content-type') ?? '')
