import { type Entry, type Fill, type Payload, type Receipt, isUntouched, needsAttention } from './entry.ts'
import { type MemberEntries, closeAsCancelled } from './member-entries.ts'
import { receiptById } from './records.ts'

/** Returns the entry with a needed answer filled in. */
export function filled(entry: Entry, receipt: Receipt): Entry {
  return withFills(entry, receipt.id, (fill) => valueOf(fill, receipt))
}

/** Returns the entry without a need, whose fields stay empty; undefined if it makes no sense without. */
export function unfilled(entry: Entry, need: string): Entry | undefined {
  const filling = entry.fills.filter((fill) => fill.need === need)
  const isAddressed = filling.some(({ into }) => into === 'params')
  // What may have reached the server must not come again with another body.
  if (isAddressed || (filling.length > 0 && entry.attempts > 0)) return undefined
  const next = withFills(entry, need, () => null)
  const fills = next.fills.filter((fill) => fill.need !== need)
  return { ...next, fills, needs: next.needs.filter((each) => each !== need) }
}

/** Adds the needs that are still unsent, and fills in those that were answered already. */
export async function withAnswers(queue: MemberEntries, entry: Entry): Promise<Entry> {
  let next: Entry = { ...entry, state: 'QUEUED' }
  for (const need of entry.needs) {
    if (queue.byId(need)) {
      next = { ...next, state: 'BLOCKED' }
      continue
    }
    const receipt = await receiptById(queue.transaction, entry.memberId, need)
    if (receipt?.outcome === 'SENT') next = filled(next, receipt)
    else if (receipt) next = unfilled(next, need) ?? next
  }
  return next
}

/** Removes entries that existed only to be referenced by entries that no longer do. */
export function dropUnneeded(queue: MemberEntries, before: Pick<Entry, 'fills'>, now: number): void {
  for (const { need } of before.fills) {
    const entry = queue.byId(need)
    const isWanted = queue.entries().some((other) => other.fills.some((fill) => fill.need === need))
    if (entry && !isWanted && (isUntouched(entry) || needsAttention(entry)))
      closeAsCancelled(queue, entry, now)
  }
}

function withFills(entry: Entry, need: string, valueFor: (fill: Fill) => unknown): Entry {
  const fills = entry.fills.filter((fill) => fill.need === need)
  if (fills.length === 0) return entry
  const next = structuredClone(entry)
  for (const fill of fills) {
    const value = valueFor(fill)
    if (fill.into === 'params') setIn(next.params, fill.at, String(value))
    else fillPayload(next.payload, fill.at, value)
  }
  return next
}

function valueOf(fill: Fill, receipt: Receipt): unknown {
  const data = receipt.data
  if (fill.take === 'data') return data
  return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
}

function fillPayload(payload: Payload, at: readonly string[], value: unknown) {
  if (payload.kind === 'json' && isRecord(payload.value)) setIn(payload.value, at, value)
}

function setIn(target: Record<string, unknown>, at: readonly string[], value: unknown) {
  const [name, ...rest] = at
  if (name === undefined) return
  const inner = target[name]
  if (rest.length === 0) target[name] = value
  else if (isRecord(inner)) setIn(inner, rest, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
