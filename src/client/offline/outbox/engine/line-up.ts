import { type Entry, LEASE } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import type { MemberEntries } from './member-entries.ts'

type Endpoints = Pick<OutboxEnvironment, 'endpointOf'>

/**
 * A refused entry behind the unsent commands that remove the cause of its refusal, such as an application behind the
 * resume that it was refused for want of; undefined if there are none. A command in conflict is none of them: the
 * server has what it creates.
 */
export function linedUp(
  endpoints: Endpoints,
  entries: readonly Entry[],
  entry: Entry,
  code: string | undefined,
): Entry | undefined {
  const remedy = remedyOf(endpoints, entry, code)
  const before = entries.filter(
    (other) =>
      other.operation === remedy &&
      other.state !== 'CONFLICT' &&
      other.entity !== entry.entity &&
      !other.needs.includes(entry.id),
  )
  if (before.length === 0) return undefined
  const { refusal: _, lease: __, ...rest } = entry
  const needs = new Set([...entry.needs, ...before.map(({ id }) => id)])
  return { ...rest, state: 'BLOCKED', needs: [...needs] }
}

/** Lines refused entries up behind the commands just saved, so that they go by themselves. */
export function lineUpBehind(endpoints: Endpoints, queue: MemberEntries, saved: readonly string[]): void {
  const remedies = queue.entries().filter(({ id }) => saved.includes(id))
  for (const entry of queue.entries().filter(({ state }) => state === 'REJECTED')) {
    const next = linedUp(endpoints, remedies, entry, entry.refusal?.code)
    if (next) queue.put(next)
  }
}

/** Whether the cause of a refusal went while the attempt was under way: another tab sent the remedy. */
export async function wasRemedied(
  endpoints: Endpoints,
  queue: MemberEntries,
  entry: Entry,
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  const remedy = remedyOf(endpoints, entry, code)
  if (remedy === undefined || entry.lease === undefined) return false
  const since = entry.lease.until - LEASE
  const receipts = await queue.receipts()
  return receipts.some(
    ({ operation, outcome, at }) => operation === remedy && outcome === 'SENT' && at >= since && at <= now,
  )
}

function remedyOf({ endpointOf }: Endpoints, { operation }: Entry, code: string | undefined) {
  const remedies: Readonly<Record<string, string | undefined>> = endpointOf(operation)?.remedies ?? {}
  return code === undefined ? undefined : remedies[code]
}
