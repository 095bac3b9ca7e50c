import { claim } from './claim.ts'
import type { OutboxEnvironment } from './environment.ts'
import { send } from './send.ts'
import { settle } from './settle.ts'

/** After this many attempts in a row without an answer, the network is the problem and not the entries. */
const SILENT_LIMIT = 3
const LOOK_AGAIN = 2_000

export interface Drained {
  /** Epoch ms of the next drain; undefined if only an event (sign-in, an edit) can help. */
  next?: number
  /** Whether it stopped because nothing answered. */
  silent: boolean
}

/** Sends the due entries one after the other, each at most once. */
export function drain(environment: OutboxEnvironment): Promise<Drained> {
  return environment.asSender(() => sendDue(environment))
}

async function sendDue(environment: OutboxEnvironment): Promise<Drained> {
  const tried = new Set<string>()
  let silent = 0
  while (silent < SILENT_LIMIT) {
    const { entry, next } = await claim(environment, tried)
    if (!entry) return { silent: silent > 0, ...(next === undefined ? {} : { next }) }
    tried.add(entry.id)
    const attempt = await send(environment, entry)
    await settle(environment, entry, attempt)
    silent = attempt.verdict.kind === 'later' && attempt.verdict.silent ? silent + 1 : 0
  }
  return { silent: true, next: environment.now() + LOOK_AGAIN }
}
