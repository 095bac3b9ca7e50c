import { EVENTS_PATH, LiveNotification } from '../../contract/message/notification.ts'
import * as z from 'zod/mini'
import { currentConnectivity, onConnectivity } from '../browser/connectivity.ts'
import { listen } from './event-stream.ts'
import type { ServerEvent } from './event-parser.ts'
import { type Session, sessionEnded } from './session.ts'

export type LiveEvent =
  | { type: 'NOTIFICATION'; live: LiveNotification }
  | { type: 'UNREAD'; unreadCount: number }
  /** An event that this build does not know. */
  | { type: 'OTHER' }

interface Shared {
  memberId: string
  event: LiveEvent
  id: string | undefined
}

const NAME = 'ilteo.events'
const Unread = z.object({ unreadCount: z.int() })
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
  const take = (received: ServerEvent) => {
    if (received.event === 'signed-out') {
      void sessionEnded(token)
      return
    }
    const shared = { memberId, event: liveEvent(received), id: received.id }
    channel.postMessage(shared satisfies Shared)
    hear(shared)
  }
  const adjust = () => {
    const isWanted = document.visibilityState === 'visible' && currentConnectivity() === 'online'
    if (isWanted === (stream !== undefined)) return
    stream?.abort()
    stream = isWanted ? new AbortController() : undefined
    if (stream) void lead(stream.signal, (signal) => keepListening({ memberId, token, take, signal }))
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
  signal: AbortSignal
}

async function keepListening({ memberId, token, take, signal }: Listening): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await listen({
      url: `/api${EVENTS_PATH}`,
      token,
      lastId: lastIds.get(memberId),
      signal,
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
  } catch {
    return { type: 'OTHER' }
  }
  return { type: 'OTHER' }
}
