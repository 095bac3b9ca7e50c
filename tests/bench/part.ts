import type { Figure } from './figure.ts'

/** What is open, in the order in which it was opened. */
const open = new Set<() => Promise<void>>()

/** Has something closed with the part of the bench that opened it, also where that hangs. The answer closes it, once. */
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
 * One part of the bench. Where it fails or has not ended after so many seconds, that is its figure, everything that it
 * opened is closed, and the rest goes on.
 */
export async function part(name: string, limit: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const before = new Set(open)
  console.error(`${name} …`)
  const end = Promise.withResolvers<never>()
  const timer = setTimeout(() => end.reject(new Error(`did not end in ${limit} s`)), limit * 1000)
  const measuring = measure()
  try {
    return await Promise.race([measuring, end.promise])
  } catch (error) {
    // What it was waiting for ends with what it was waiting on.
    measuring.catch(() => undefined)
    console.error(`${name}:`, error)
    return [{ what: name, value: Number.NaN, unit: '', failure: summaryOf(error) }]
  } finally {
    clearTimeout(timer)
    const left = [...open].filter((close) => !before.has(close)).toReversed()
    for (const close of left) await close().catch((error) => console.error(`${name}:`, error))
  }
}

function summaryOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? ''
}
