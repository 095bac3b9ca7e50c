import type { Entry, Receipt } from '../../../offline/outbox/engine/entry.ts'

/** A job that a command of the outbox is about; all that is known of it without the network. */
export interface UnsentJob {
  jobId: string
  title: string
  company: string
}

interface Unsent {
  entries: readonly Pick<Entry, 'operation' | 'entity' | 'params' | 'title' | 'state'>[]
  sent: readonly Pick<Receipt, 'operation' | 'entity' | 'params' | 'title' | 'at'>[]
}

/**
 * Jobs whose newest command is `operation` while the list does not have them: unsent, or sent only after the list was
 * asked for. Latest first. What the server refused is the outbox page's matter.
 */
export function missingFrom(
  listed: readonly string[],
  { entries, sent }: Unsent,
  { operation, dataTime }: { operation: string; dataTime: number },
): UnsentJob[] {
  const waiting = entries.toReversed().filter(({ state }) => state !== 'REJECTED' && state !== 'CONFLICT')
  const arrived = sent.filter((receipt) => receipt.at >= dataTime).toSorted((a, b) => b.at - a.at)
  const decided = new Set<string>()
  return [...waiting, ...arrived].flatMap((command) => {
    if (decided.has(command.entity)) return []
    decided.add(command.entity)
    const jobId = command.params.id
    if (command.operation !== operation || jobId === undefined || listed.includes(jobId)) return []
    return [{ jobId, title: command.title.title ?? '', company: command.title.company ?? '' }]
  })
}
