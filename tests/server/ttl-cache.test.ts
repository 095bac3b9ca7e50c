import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TtlCache } from '../../src/server/ttl-cache.ts'
import { eventually } from '../support/eventually.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const settled = () => new Promise((resolve) => setImmediate(resolve))
const remembered = () => new TtlCache<number>({ maxAge: 30, renewAfter: 20 })

test('Concurrent readers share one query', async () => {
  const find = vi.fn<() => Promise<number>>(async () => 1)
  const memory = remembered()
  expect(await Promise.all([memory.get('a', find), memory.get('a', find)])).toEqual([1, 1])
  expect(find).toHaveBeenCalledTimes(1)
})

test('A value is returned until it expires and then queried again', async () => {
  let value = 1
  const memory = remembered()
  await memory.get('a', async () => value)
  value = 2
  later(19)
  expect(await memory.get('a', async () => value)).toBe(1)
  later(11)
  expect(await memory.get('a', async () => value)).toBe(2)
})

test('A value in use is renewed before it expires while readers still get the old one', async () => {
  let value = 1
  const memory = remembered()
  await memory.get('a', async () => value)
  value = 2
  later(21)
  expect(await memory.get('a', async () => value)).toBe(1)
  await settled()
  expect(memory.peek('a')).toBe(2)
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
  const memory = remembered()
  for (const key of ['a', 'b', 'c']) await memory.get(key, find)
  expect(running.done).toBe(3)
  later(21)
  await Promise.all(['a', 'b', 'c'].map((key) => memory.get(key, find)))
  await eventually(() => expect(running.done).toBe(6))
  expect(running.most).toBe(1)
})

test('A failed renewal is retried by the next reader, and rejects a reader once the value has expired', async () => {
  const memory = remembered()
  await memory.get('a', async () => 1)
  const fail = vi.fn<() => Promise<number>>(async () => {
    throw new Error('away')
  })
  later(21)
  expect(await memory.get('a', fail)).toBe(1)
  await settled()
  expect(await memory.get('a', fail)).toBe(1)
  await settled()
  expect(fail).toHaveBeenCalledTimes(2)
  later(10)
  await expect(memory.get('a', fail)).rejects.toThrow('away')
})
