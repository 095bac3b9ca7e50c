import type { Entry, Receipt } from '../../../offline/outbox/engine/entry.ts'

/** A job known from an outbox entry, available offline. */
export interface UnsentJob {
  jobId: string
  title: string
  /** In the language that the screen had when the command was given. */
  headline?: string
  company: string
}

interface Unsent {
  entries: readonly Pick<Entry, 'operation' | 'entity' | 'params' | 'title' | 'state'>[]
  sent: readonly Pick<Receipt, 'operation' | 'entity' | 'params' | 'title' | 'at'>[]
}

/**
 * Jobs whose newest command is `operation` and that are not in the list yet: unsent, or sent after the list
 * was requested. Latest first. Refused entries are shown on the outbox page.
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
    const { title = '', headline, company = '' } = command.title
    return [{ jobId, title, company, ...(headline === undefined ? {} : { headline }) }]
  })
}
