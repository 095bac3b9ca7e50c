import { currentConnectivity, onConnectivity } from '../browser/connectivity.ts'
import { createSignal } from '../browser/signal.ts'
import { NetworkFailure } from './problem.ts'

/** Milliseconds after which a person is told that they wait, and can cancel. */
const SLOW_AFTER = 10_000
/** Milliseconds without an answer to any request, probes included, after which a call that a person waits for fails. */
const SILENCE = 60_000
/** The same for calls with a time limit: reads, whose failure is retried as soon as the network is back. */
const SHORT_SILENCE = 10_000

/** What a person has waited for longer than `SLOW_AFTER`: COMMAND is something they sent, PAGE what they opened. */
type SlowWait = 'NONE' | 'PAGE' | 'COMMAND'

/** The person cancelled the call: as with a lost answer, nobody knows whether the server did it. */
export class Cancelled extends NetworkFailure {
  override readonly name: string = 'Cancelled'
}

interface Wait {
  kind: Exclude<SlowWait, 'NONE'>
  cancel: () => void
}

const slow = new Set<Wait>()
const signal = createSignal<SlowWait>('NONE')

export const currentSlowWait = signal.get
export const onSlowWait = signal.subscribe

function publish() {
  const kinds = new Set(Array.from(slow, ({ kind }) => kind))
  signal.set(kinds.has('COMMAND') ? 'COMMAND' : kinds.has('PAGE') ? 'PAGE' : 'NONE')
}

/**
 * Registers that a person waits from now on.
 * @returns a function that ends the wait
 */
export function beginWait(kind: Wait['kind'], cancel: () => void): () => void {
  const wait = { kind, cancel }
  const timer = setTimeout(() => {
    slow.add(wait)
    publish()
  }, SLOW_AFTER)
  return () => {
    clearTimeout(timer)
    slow.delete(wait)
    publish()
  }
}

/** Cancels everything that a person has waited for longer than `SLOW_AFTER`. */
export function cancelSlowWaits(): void {
  for (const { cancel } of slow) cancel()
}

/** Whether the call was cancelled by the person, not by the code that made it. */
export const isCancelled = (given: AbortSignal): boolean => given.aborted && given.reason instanceof Cancelled

interface CallLimit {
  signal: AbortSignal
  /** Must be called when the call has ended. */
  end: () => void
}

/**
 * Starts the limits of one call. Without a `timeout`, a person waits for the call: it ends when they cancel it or when
 * the network is silent for a minute. With a `timeout`, nobody waits, or the call is repeated.
 */
export function startCallLimit({
  signal: outer,
  timeout,
}: {
  signal?: AbortSignal
  timeout?: number
}): CallLimit {
  const inner = new AbortController()
  const stopListening = whenSilent(timeout === undefined ? SILENCE : SHORT_SILENCE, () => inner.abort())
  const endWait =
    timeout === undefined ? beginWait('COMMAND', () => inner.abort(new Cancelled('Cancelled'))) : undefined
  const timer = timeout === undefined ? undefined : setTimeout(() => inner.abort(), timeout)
  return {
    signal: outer ? AbortSignal.any([outer, inner.signal]) : inner.signal,
    end: () => {
      clearTimeout(timer)
      stopListening()
      endWait?.()
    },
  }
}

/** Calls `work` once the network has been silent for that long, counted from now on. */
function whenSilent(milliseconds: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    if (currentConnectivity() === 'online') {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(work, milliseconds)
  }
  const unfollow = onConnectivity(follow)
  follow()
  return () => {
    clearTimeout(timer)
    unfollow()
  }
}
