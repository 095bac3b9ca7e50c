import { isSmoke } from '../support/smoke.ts'
import type { Figure } from './figure.ts'

/** In seconds; a smoke run measures nothing, and the machine may be busy. */
const SMOKE_LIMIT = 1200

/** Open resources, in order of opening. */
const open = new Set<() => Promise<void>>()

/** Closes a resource at the end of the part that opened it, even if the part hangs. The returned function closes it early, once. */
export function untilClosed(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined
  const once = () => {
    open.delete(once)
    return (closed ??= close())
  }
  open.add(once)
  return once
}

/**
 * Runs one part of the bench. If it fails or exceeds the limit in seconds, its figure says so, its resources are closed, and
 * the other parts go on.
 */
export async function part(name: string, limit: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const before = new Set(open)
  const began = Date.now()
  console.error(`${name} …`)
  const end = Promise.withResolvers<never>()
  const most = isSmoke ? Math.max(limit, SMOKE_LIMIT) : limit
  const timer = setTimeout(() => end.reject(new Error(`did not end in ${most} s`)), most * 1000)
  const measuring = measure()
  try {
    return await Promise.race([measuring, end.promise])
  } catch (error) {
    // Closing the resources ends whatever still waits for them.
    measuring.catch(() => undefined)
    console.error(`${name}:`, error)
    return [{ what: name, value: Number.NaN, unit: '', failure: summaryOf(error) }]
  } finally {
    clearTimeout(timer)
    const left = [...open].filter((close) => !before.has(close)).toReversed()
    for (const close of left) await close().catch((error) => console.error(`${name}:`, error))
    console.error(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
}

function summaryOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? ''
}
