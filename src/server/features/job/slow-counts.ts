import { cachePerDatabase, type TtlCache } from '../../ttl-cache.ts'

/** Milliseconds above which a count is slow, and is reused. */
const SLOW = 4

/** A result with the duration of its query in milliseconds. */
export interface Timed<T> {
  value: T
  milliseconds: number
}

/** Slow counts are at most half a minute old. */
export const slowCountCache = <T>() => cachePerDatabase<Timed<T>>({ maxAge: 30_000, renewAfter: 22_000 })

export const isSlow = ({ milliseconds }: Timed<unknown>): boolean => milliseconds > SLOW

/** From the cache if the count was slow; a fast one is made for every request, so that it is as new as the list. */
export async function countOrReuse<T>(
  cache: TtlCache<Timed<T>>,
  key: string,
  count: () => Promise<T>,
): Promise<T> {
  const known = cache.peek(key)
  if (known && !isSlow(known)) return count()
  return (await cache.get(key, () => timed(count))).value
}

export async function timed<T>(count: () => Promise<T>): Promise<Timed<T>> {
  const start = performance.now()
  const value = await count()
  return { value, milliseconds: performance.now() - start }
}
