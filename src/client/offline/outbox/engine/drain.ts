import { claim } from './claim.ts'
import type { OutboxEnvironment } from './environment.ts'
import { send } from './send.ts'
import { settle } from './settle.ts'
import { needsAttention } from './entry.ts'
import { linedUp } from './line-up.ts'
import { entriesOf, putEntry } from './records.ts'

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

/**
 * Makes waiting entries due now, or only the one with this id. A wait requested by the server still applies. A refused
 * entry is retried only by id, when its cause may be gone, and waits for unsent commands that remove it.
 */
export function retryWaiting(environment: OutboxEnvironment, memberId: string, id?: string): Promise<void> {
  return environment.database.run('readwrite', async (transaction) => {
    const now = environment.now()
    const entries = await entriesOf(transaction, memberId)
    for (const entry of entries) {
      const waits = entry.state === 'QUEUED' && entry.due > now
      const refused = needsAttention(entry) && entry.refusal?.code !== 'NEED_REMOVED'
      if (id === undefined ? !waits : entry.id !== id || !(waits || refused)) continue
      const behind = refused ? linedUp(environment, entries, entry, entry.refusal?.code) : undefined
      putEntry(transaction, behind ?? { ...entry, state: 'QUEUED', due: now })
    }
  })
}
