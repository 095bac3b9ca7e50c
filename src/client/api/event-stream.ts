import { eventParser, type ServerEvent } from './event-parser.ts'
import { retryAfterOf } from './problem.ts'

interface StreamRequest {
  url: string
  token: string
  /** Of the last event that was seen; undefined asks from now on. */
  lastId: string | undefined
  signal: AbortSignal
  onEvent: (event: ServerEvent) => void
}

export interface StreamEnd {
  /** Of the answer; undefined where there was none. */
  status?: number
  /** Milliseconds that the server asks to wait before the next try. */
  retryAfter?: number
}

/** The server says something every 25 seconds: after so long a silence the line is dead. */
const SILENCE = 60_000

/** One stream of server-sent events, read with fetch: a bearer token cannot ride on EventSource. Resolves at its end. */
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
    // Aborted, silent, or broken off: whoever wants more asks again.
    return {}
  } finally {
    clearTimeout(timer)
  }
}

const isEventStream = ({ headers }: Response) =>
  /^text\/event-stream\b/.test(headers.get('content-type') ?? '')
