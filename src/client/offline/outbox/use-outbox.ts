import { useCallback, useSyncExternalStore } from 'react'
import { currentConnectivity } from '../../browser/connectivity.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { currentMemberId, useSession } from '../../api/session.ts'
import type { Cancelled } from './engine/cancel.ts'
import { type Entry, type Receipt, type Refusal, blobIdsOf, needsAttention } from './engine/entry.ts'
import { loadEngine } from './load-engine.ts'
import {
  type OutboxContents,
  onOutboxContents,
  outboxContents,
  pageOutbox,
  wakeOutbox,
} from './page-outbox.ts'

/** A value of the outbox for components of which a list has many: they render again only where theirs has changed. */
export function useFromOutbox<T extends boolean | string | number>(read: (contents: OutboxContents) => T): T {
  const get = () => read(outboxContents())
  return useSyncExternalStore(onOutboxContents, get, get)
}

/** Display state of an entry: saved here, being sent, waiting for a sign-in, or waiting for the member. */
export type ShownState = 'SAVED' | 'SENDING' | 'SIGN_IN' | 'ATTENTION'

export interface Unsent {
  id: string
  operation: string
  /** SENT: answered, but after the displayed data was requested. */
  state: ShownState | 'SENT'
  refusal?: Refusal
  /** The JSON that was saved, shown instead of the server's data. */
  payload?: unknown
  /** Uploads that will fill a field: the field's dotted path, and the stored bytes (draft-blobs.ts). */
  files?: Readonly<Record<string, { blobId: string }>>
}

/** Subscribes to everything this member has not sent, and the receipts of the last seven days, newest first. */
export function useOutbox(): { entries: readonly Entry[]; sent: readonly Receipt[]; isUnreadable: boolean } {
  const { entries, receipts, isUnreadable = false } = useContents()
  const sent = receipts.filter((receipt) => receipt.outcome === 'SENT').toSorted((a, b) => b.at - a.at)
  return { entries, sent, isUnreadable }
}

export function shownState(entry: Pick<Entry, 'state'>, signedIn: boolean): ShownState {
  if (needsAttention(entry)) return 'ATTENTION'
  // An attempt that began before the network was lost goes nowhere.
  if (entry.state === 'SENDING' && currentConnectivity() === 'online') return 'SENDING'
  return signedIn && entry.state !== 'AUTH_WAIT' ? 'SAVED' : 'SIGN_IN'
}

/** State of the mark in the header; null if nothing is unsent. */
export function useOutboxMark(): { state: ShownState; count: number } | null {
  const { entries } = useContents()
  const signedIn = useSession() !== null
  if (entries.length === 0) return null
  const state = mostUrgent(entries.map((entry) => shownState(entry, signedIn))) ?? 'SAVED'
  return { state, count: countSaved(entries) }
}

/** Counts what the member saved: a group counts once, however many commands it has. */
export const countSaved = (entries: readonly Pick<Entry, 'id' | 'group'>[]): number =>
  new Set(entries.map(({ id, group }) => group ?? id)).size

const MOST_URGENT_FIRST: ShownState[] = ['ATTENTION', 'SIGN_IN', 'SENDING', 'SAVED']

/** The most urgent of several states; undefined if there are none. */
export const mostUrgent = (states: readonly ShownState[]): ShownState | undefined =>
  MOST_URGENT_FIRST.find((state) => states.includes(state))

/**
 * Returns what the member did to an entity that the server's data does not include yet. Screens overlay it while
 * rendering; `dataTime` is the time of the data (`dataTimeOf` in api/query-for.ts).
 */
export function useUnsent(): (entity: string, dataTime: number) => Unsent | undefined {
  const contents = useContents()
  const signedIn = useSession() !== null
  return useCallback(
    (entity: string, dataTime: number) => unsentOf(contents, entity, dataTime, signedIn),
    [contents, signedIn],
  )
}

export function unsentOf(
  contents: OutboxContents,
  entity: string,
  dataTime: number,
  signedIn: boolean,
): Unsent | undefined {
  const entry = contents.entries.findLast((each) => each.entity === entity)
  if (entry) {
    const { id, operation, refusal, payload } = entry
    return {
      id,
      operation,
      state: shownState(entry, signedIn),
      ...(refusal ? { refusal } : {}),
      ...(payload.kind === 'json' ? { payload: payload.value, files: filesOf(entry, contents.entries) } : {}),
    }
  }
  const receipt = contents.receipts
    .filter((each) => each.entity === entity && each.outcome === 'SENT' && each.at >= dataTime)
    .reduce<Receipt | undefined>((newest, each) => (newest && newest.at > each.at ? newest : each), undefined)
  if (!receipt) return undefined
  const { id, operation, payload } = receipt
  return { id, operation, state: 'SENT', ...(payload === undefined ? {} : { payload }) }
}

function filesOf(entry: Entry, entries: readonly Entry[]): Record<string, { blobId: string }> {
  const files: Record<string, { blobId: string }> = {}
  for (const { need, at, into } of entry.fills) {
    const upload = entries.find((each) => each.id === need)
    const [blobId] = upload ? blobIdsOf(upload.payload) : []
    if (into === 'payload' && blobId !== undefined) files[at.join('.')] = { blobId }
  }
  return files
}

/** Discards an entry that was refused or not sent yet. */
export async function discard(id: string): Promise<Cancelled> {
  const memberId = currentMemberId()
  if (memberId === null) return 'GONE'
  const { cancel } = await loadEngine()
  const result = await cancel(pageOutbox, memberId, id)
  void wakeOutbox()
  return result
}

/** As `discard`, for every entry of a group. */
export async function discardGroup(group: string): Promise<Cancelled> {
  const memberId = currentMemberId()
  if (memberId === null) return 'GONE'
  const { cancelGroup } = await loadEngine()
  const result = await cancelGroup(pageOutbox, memberId, group)
  void wakeOutbox()
  return result
}

export async function retryNow(id: string): Promise<void> {
  const memberId = currentMemberId()
  if (memberId === null) return
  const { retryWaiting } = await loadEngine()
  await retryWaiting(pageOutbox, memberId, id)
  await wakeOutbox()
}

function useContents(): OutboxContents {
  // What is shown of an entry that is being sent depends on it (shownState).
  useConnectivity()
  return useSyncExternalStore(onOutboxContents, outboxContents, outboxContents)
}
