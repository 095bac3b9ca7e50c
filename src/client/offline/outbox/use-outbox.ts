import { useCallback, useSyncExternalStore } from 'react'
import { currentMemberId, currentSession, onSession } from '../../api/session.ts'
import type { Cancelled } from './engine/cancel.ts'
import { blobIdsOf, needsAttention } from './engine/entry.ts'
import type { Entry, Receipt, Refusal } from './engine/entry.ts'
import { loadEngine } from './load-engine.ts'
import { onOutboxContents, outboxContents, pageOutbox, wakeOutbox } from './page-outbox.ts'
import type { OutboxContents } from './page-outbox.ts'

/** What the member is told: saved here, on its way, waiting for a sign-in, or waiting for the member. */
export type ShownState = 'SAVED' | 'SENDING' | 'SIGN_IN' | 'ATTENTION'

export interface Unsent {
  id: string
  operation: string
  /** SENT: answered, but after the data on the screen was asked for. */
  state: ShownState | 'SENT'
  refusal?: Refusal
  /** The JSON that was saved: what the member sees instead of the server's data. */
  payload?: unknown
  /** Uploads that will fill a field of it: the field's path, dotted, and the bytes (draft-blobs.ts). */
  files?: Readonly<Record<string, { blobId: string }>>
}

/** Live: everything this member has not sent yet, and what was sent in the last seven days, newest first. */
export function useOutbox(): { entries: readonly Entry[]; sent: readonly Receipt[]; isUnreadable: boolean } {
  const { entries, receipts, isUnreadable = false } = useContents()
  const sent = receipts.filter((receipt) => receipt.outcome === 'SENT').toSorted((a, b) => b.at - a.at)
  return { entries, sent, isUnreadable }
}

export function shownState(entry: Pick<Entry, 'state'>, signedIn: boolean): ShownState {
  if (needsAttention(entry)) return 'ATTENTION'
  if (entry.state === 'SENDING') return 'SENDING'
  return signedIn && entry.state !== 'AUTH_WAIT' ? 'SAVED' : 'SIGN_IN'
}

/** One state for the mark in the header; null while everything has been sent. */
export function useOutboxMark(): { state: ShownState; count: number } | null {
  const { entries } = useContents()
  const signedIn = useSyncExternalStore(onSession, currentSession, currentSession) !== null
  if (entries.length === 0) return null
  const state = worstOf(entries.map((entry) => shownState(entry, signedIn))) ?? 'SAVED'
  return { state, count: thingsIn(entries) }
}

/** How many things the member saved: what was saved in one step is one, however many commands carry it. */
export const thingsIn = (entries: readonly Pick<Entry, 'id' | 'group'>[]): number =>
  new Set(entries.map(({ id, group }) => group ?? id)).size

const WORST_FIRST: ShownState[] = ['ATTENTION', 'SIGN_IN', 'SENDING', 'SAVED']

/** What to say of several things in one word; undefined of none. */
export const worstOf = (states: readonly ShownState[]): ShownState | undefined =>
  WORST_FIRST.find((state) => states.includes(state))

/**
 * What the member did to an entity and the server's data does not show yet. Screens lay it over the data when they
 * draw; `seenAt` is the time that the data speaks for (lib/reading.ts).
 */
export function useUnsent(): (entity: string, seenAt: number) => Unsent | undefined {
  const contents = useContents()
  return useCallback((entity: string, seenAt: number) => unsentOf(contents, entity, seenAt), [contents])
}

export function unsentOf(contents: OutboxContents, entity: string, seenAt: number): Unsent | undefined {
  const entry = contents.entries.findLast((each) => each.entity === entity)
  if (entry) {
    const { id, operation, refusal, payload } = entry
    return {
      id,
      operation,
      state: shownState(entry, true),
      ...(refusal ? { refusal } : {}),
      ...(payload.kind === 'json' ? { payload: payload.value, files: filesOf(entry, contents.entries) } : {}),
    }
  }
  const receipt = contents.receipts
    .filter((each) => each.entity === entity && each.outcome === 'SENT' && each.at >= seenAt)
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

/** The member's decision about an entry that the server refused, or that has not left yet. */
export async function discard(id: string): Promise<Cancelled> {
  const memberId = currentMemberId()
  if (memberId === null) return 'GONE'
  const { cancel } = await loadEngine()
  const result = await cancel(pageOutbox, memberId, id)
  void wakeOutbox()
  return result
}

/** As `discard`, of all that was saved in one step. */
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
  const { hasten } = await loadEngine()
  await hasten(pageOutbox, memberId, id)
  await wakeOutbox()
}

function useContents(): OutboxContents {
  return useSyncExternalStore(onOutboxContents, outboxContents, outboxContents)
}
