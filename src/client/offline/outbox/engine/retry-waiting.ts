import { needsAttention } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { linedUp } from './line-up.ts'
import { entriesOf, putEntry } from './records.ts'

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
