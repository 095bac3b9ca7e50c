import type { MessageDescriptor } from '@lingui/core'
import type { Undoable } from '../../../../contract/case/define-case.ts'
import { createSignal } from '../../../browser/signal.ts'
import type { Desk } from '../desk/desks.ts'

export interface LastDecision {
  text: MessageDescriptor
  /** The company, the posting, the name, the member, the coupon, the order or the title. */
  name: string
  desk: Desk
  /** Id of the case. */
  id: string
  /** What a report is about, unless it is a posting. */
  about?: 'OFFERS' | 'MESSAGES'
  undo: Undoable
  /** Whether it takes a decision back. */
  isUndone?: boolean
  /** Name of the case that is open now; null where none is left, and undefined where no case opens by itself. */
  next?: string | null
}

/** The case that a decision was about. */
export interface DecidedCase extends Pick<LastDecision, 'desk' | 'id' | 'name' | 'about'> {
  /** Opens the next case of the queue that it was opened from; resolves to its name, and to null if none is left. */
  advance?: (() => Promise<string | null>) | undefined
}

/** What the operator decided last is announced wherever they are in the console, with earlier ones that can be undone. */
export interface Decisions {
  last: LastDecision | null
  /** The latest first. */
  earlier: readonly LastDecision[]
  /** Id of the decision on the open case, while its page offers the undo. */
  shown: string | null
}

/** Whether the last act stays as it is. What the key Z undoes after an undo are earlier decisions. */
export const isLastFinal = ({ last }: Decisions): boolean =>
  last !== null && last.undo === null && !last.isUndone

/**
 * Where the undo of a decision is that the key Z moves to: that of the open case, else of the last one, else of the latest
 * of the earlier ones. After an act that is final it is nowhere, so that Z and Enter undo nothing else.
 */
export function keyPlaceOf(
  decisions: Decisions,
  decisionId: string,
): 'notice' | 'earlier' | 'case' | undefined {
  if (isLastFinal(decisions)) return undefined
  if (decisions.shown !== null) return decisions.shown === decisionId ? 'case' : undefined
  if (decisions.last?.undo) return 'notice'
  return decisions.earlier[0]?.undo?.decisionId === decisionId ? 'earlier' : undefined
}

const MOST_EARLIER = 4
const NONE: Decisions = { last: null, earlier: [], shown: null }
const signal = createSignal(NONE)
/** When those that can be undone were announced, in epoch ms. */
const announced = new Map<string, number>()
/** Their undo was refused, which stays to be read. */
const refused = new Set<string>()

export const decisions = { subscribe: signal.subscribe, get: signal.get }

/** @returns a function that ends it */
export function showUndoOfCase(decisionId: string): () => void {
  signal.set({ ...signal.get(), shown: decisionId })
  return () => {
    if (signal.get().shown === decisionId) signal.set({ ...signal.get(), shown: null })
  }
}

export function announceDecision(decision: LastDecision): void {
  if (decision.undo) announced.set(decision.undo.decisionId, Date.now())
  const { last, earlier, shown } = signal.get()
  const before = [...(last ? [last] : []), ...earlier].filter(
    (each) => each.undo !== null && !(decision.isUndone && each.id === decision.id),
  )
  signal.set({ last: decision, earlier: before.slice(0, MOST_EARLIER), shown })
}

/** Forgets those that can no longer be undone, except where a refusal says so. */
export function forgetExpired(now: number): void {
  const { last } = signal.get()
  const isUndoable = ({ decisionId, until }: NonNullable<Undoable>) =>
    Date.parse(until) > now || refused.has(decisionId)
  offerOnly(isUndoable)
  if (last?.undo && !isUndoable(last.undo)) signal.set({ ...signal.get(), last: null })
}

/**
 * Takes the undo from those that somebody has acted on.
 * @param undoable ids of what the server would undo
 * @param askedAt when it was asked: it does not know later ones
 */
export function offerUndoable(undoable: readonly string[], askedAt: number): void {
  offerOnly(
    ({ decisionId }) =>
      undoable.includes(decisionId) ||
      refused.has(decisionId) ||
      (announced.get(decisionId) ?? askedAt) >= askedAt,
  )
}

export const noteRefused = (decisionId: string) => void refused.add(decisionId)

function offerOnly(isOffered: (undo: NonNullable<Undoable>) => boolean): void {
  const { last, earlier, shown } = signal.get()
  const isKept = ({ undo }: LastDecision) => undo !== null && isOffered(undo)
  if (earlier.every(isKept) && (!last?.undo || isKept(last))) return
  signal.set({
    last: last && !isKept(last) ? { ...last, undo: null } : last,
    earlier: earlier.filter(isKept),
    shown,
  })
}

/** What was written for decisions, by the name of the draft: an undo opens the case again, and nothing is typed twice. */
const words = new Map<string, unknown>()

export const keepWords = (draftName: string, written: unknown) => void words.set(draftName, written)

/** What was written for the decision when it was made last, if it has the type that `isWords` checks. */
export function keptWords<T>(draftName: string, isWords: (value: unknown) => value is T): T | undefined {
  const written = words.get(draftName)
  return isWords(written) ? written : undefined
}

export const forgetWords = () => words.clear()

export function forgetDecisions(): void {
  announced.clear()
  refused.clear()
  signal.set({ ...NONE, shown: signal.get().shown })
}

/** Of a sentence that ends with a name such as “Juan d. C.”, which has a stop of its own. */
export const withSingleStops = (text: string): string => text.replaceAll(/\.\.(?=\s|$)/g, '.')
