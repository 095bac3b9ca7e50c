import { needsAttention } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, putEntry } from './records.ts'

/**
 * Makes waiting entries due now, or the one of them named; what the server asked to wait for is still waited for. A
 * refused one is tried again only by name: whatever it lacked may be there now.
 */
export function hasten(environment: OutboxEnvironment, memberId: string, id?: string): Promise<void> {
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
