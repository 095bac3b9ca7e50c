import { needsAttention } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, putEntry } from './records.ts'

/**
 * Makes waiting entries due now, or only the one with this id. A wait requested by the server still applies. A refused
 * entry is retried only by id, when its cause may be gone.
 */
export function retryWaiting(environment: OutboxEnvironment, memberId: string, id?: string): Promise<void> {
  return environment.database.run('readwrite', async (transaction) => {
    const now = environment.now()
    for (const entry of await entriesOf(transaction, memberId)) {
      const waits = entry.state === 'QUEUED' && entry.due > now
      const refused = needsAttention(entry) && entry.refusal?.code !== 'NEED_REMOVED'
      if (id === undefined ? waits : entry.id === id && (waits || refused)) {
        putEntry(transaction, { ...entry, state: 'QUEUED', due: now })
      }
    }
  })
}
