import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TtlCache } from '../../src/server/ttl-cache.ts'
import { eventually } from '../support/eventually.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const advance = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const settled = () => new Promise((resolve) => setImmediate(resolve))
const createCache = () => new TtlCache<number>({ maxAge: 30, renewAfter: 20 })

test('Concurrent readers share one query', async () => {
  const find = vi.fn<() => Promise<number>>(async () => 1)
  const cache = createCache()
  expect(await Promise.all([cache.get('a', find), cache.get('a', find)])).toEqual([1, 1])
  expect(find).toHaveBeenCalledTimes(1)
})

test('A value is returned until it expires and then queried again', async () => {
  let value = 1
  const cache = createCache()
  await cache.get('a', async () => value)
  value = 2
  advance(19)
  expect(await cache.get('a', async () => value)).toBe(1)
  advance(11)
  expect(await cache.get('a', async () => value)).toBe(2)
})

test('A value in use is renewed before it expires while readers still get the old one', async () => {
  let value = 1
  const cache = createCache()
  await cache.get('a', async () => value)
  value = 2
  advance(21)
  expect(await cache.get('a', async () => value)).toBe(1)
  await settled()
  expect(cache.peek('a')).toBe(2)
})

test('Values are renewed one at a time', async () => {
  const running = { now: 0, most: 0, done: 0 }
  const find = async () => {
    running.most = Math.max(running.most, ++running.now)
    await settled()
    running.now--
    running.done++
    return 1
  }
  const cache = createCache()
  for (const key of ['a', 'b', 'c']) await cache.get(key, find)
  expect(running.done).toBe(3)
  advance(21)
  await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key, find)))
  await eventually(() => expect(running.done).toBe(6))
  expect(running.most).toBe(1)
})

test('A failed renewal is retried by the next reader, and rejects a reader once the value has expired', async () => {
  const cache = createCache()
  await cache.get('a', async () => 1)
  const fail = vi.fn<() => Promise<number>>(async () => {
    throw new Error('away')
  })
  advance(21)
  expect(await cache.get('a', fail)).toBe(1)
  await settled()
  expect(await cache.get('a', fail)).toBe(1)
  await settled()
  expect(fail).toHaveBeenCalledTimes(2)
  advance(10)
  await expect(cache.get('a', fail)).rejects.toThrow('away')
})
