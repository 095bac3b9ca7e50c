import * as z from 'zod/mini'
import { EVENTS_PATH, LiveNotification } from '../../contract/message/notification.ts'
import { currentConnectivity, onConnectivity } from '../browser/connectivity.ts'
import { type ServerEvent, eventParser } from './event-parser.ts'
import { type Session, sessionEnded } from './session.ts'
import { retryAfterOf } from './problem.ts'

interface StreamRequest {
  url: string
  token: string
  /** Id of the last event seen; undefined starts from now. */
  lastId: string | undefined
  signal: AbortSignal
  onOpen?: () => void
  onEvent: (event: ServerEvent) => void
}

interface StreamEnd {
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
export async function listen(request: StreamRequest): Promise<StreamEnd> {
  const { url, token, lastId, signal, onOpen, onEvent } = request
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
    onOpen?.()
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

export type LiveEvent =
  | { type: 'NOTIFICATION'; live: LiveNotification }
  | { type: 'UNREAD'; unreadCount: number }
  /** About conversations; LIVE_CONVERSATION_EVENTS has its form. */
  | { type: 'CONVERSATION'; name: string; data: unknown }
  /** The stream was opened: what happened before is missing. */
  | { type: 'OPENED' }
  /** An event that this build does not know. */
  | { type: 'OTHER' }

interface Shared {
  memberId: string
  event: LiveEvent
  id: string | undefined
}

const NAME = 'ilteo.events'
const Unread = z.object({ unreadCount: z.int() })
const ABOUT_CONVERSATIONS = new Set(['message', 'conversation', 'conversations', 'typing'])
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 5 * 60_000

/** The last event id of each member, from any tab, to resume a reopened stream. */
const lastIds = new Map<string, string>()

/**
 * Passes the member's live events to `take` while one of their pages is visible and online. One tab holds the stream,
 * under a lock that ends with the tab, and shares the events with the others.
 * @returns stops it
 */
export function followEvents(
  { memberId, token }: Pick<Session, 'memberId' | 'token'>,
  listener: (event: LiveEvent) => void,
): () => void {
  const channel = new BroadcastChannel(NAME)
  let stream: AbortController | undefined

  const hear = ({ event, id }: Omit<Shared, 'memberId'>) => {
    if (id !== undefined) lastIds.set(memberId, id)
    listener(event)
  }
  const tell = (event: LiveEvent, id: string | undefined) => {
    channel.postMessage({ memberId, event, id } satisfies Shared)
    hear({ event, id })
  }
  const take = (received: ServerEvent) => {
    if (received.event === 'signed-out') {
      void sessionEnded(token)
      return
    }
    tell(liveEvent(received), received.id)
  }
  const adjust = () => {
    const isWanted = document.visibilityState === 'visible' && currentConnectivity() === 'online'
    if (isWanted === (stream !== undefined)) return
    stream?.abort()
    stream = isWanted ? new AbortController() : undefined
    if (stream)
      void lead(stream.signal, (signal) =>
        keepListening({ memberId, token, take, opened: () => tell({ type: 'OPENED' }, undefined), signal }),
      )
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.memberId === memberId) hear(data)
  })
  document.addEventListener('visibilitychange', adjust)
  const unfollow = onConnectivity(adjust)
  adjust()
  return () => {
    document.removeEventListener('visibilitychange', adjust)
    unfollow()
    stream?.abort()
    channel.close()
  }
}

/** Waits for leadership among the tabs; without the Web Locks API, each tab leads for itself. */
async function lead(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!navigator.locks) return work(signal)
  try {
    await navigator.locks.request(NAME, { signal }, () => work(signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

interface Listening {
  memberId: string
  token: string
  take: (event: ServerEvent) => void
  opened: () => void
  signal: AbortSignal
}

async function keepListening({ memberId, token, take, opened, signal }: Listening): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await listen({
      url: `/api${EVENTS_PATH}`,
      token,
      lastId: lastIds.get(memberId),
      signal,
      onOpen: opened,
      onEvent: (event) => {
        failures = 0
        take(event)
      },
    })
    if (end.status === 401) {
      await sessionEnded(token)
      return
    }
    failures += 1
    const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures)
    await pause(Math.max(end.retryAfter ?? 0, SHORTEST_PAUSE + Math.random() * longest), signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** Parses an event; one that this build cannot read becomes OTHER, which only says that something changed. */
function liveEvent({ event, data }: ServerEvent): LiveEvent {
  try {
    const value: unknown = JSON.parse(data)
    if (event === 'notification') return { type: 'NOTIFICATION', live: z.parse(LiveNotification, value) }
    if (event === 'unread') return { type: 'UNREAD', unreadCount: z.parse(Unread, value).unreadCount }
    if (ABOUT_CONVERSATIONS.has(event)) return { type: 'CONVERSATION', name: event, data: value }
  } catch {
    return { type: 'OTHER' }
  }
  return { type: 'OTHER' }
}
