import type { Entry, Fill, Payload, Receipt } from './entry.ts'

/** The entry with the answers of what it needed put in place. */
export function filled(entry: Entry, receipt: Receipt): Entry {
  const fills = entry.fills.filter((fill) => fill.need === receipt.id)
  if (fills.length === 0) return entry
  const next = structuredClone(entry)
  for (const fill of fills) {
    const value = valueOf(fill, receipt)
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
