import { expect, test } from 'vitest'
import { AnswerCache } from '../../src/server/http/caching/answer-cache.ts'

const START = new Date('2026-11-20T03:00:00.000Z')
const AGES = { maxAge: 1_000, staleFor: 1_000 }

/** Answers by number: the first one that is made is `1`. */
function numbered() {
  const cache = new AnswerCache()
  let made = 0
  let isFailing = false
  const get = async (age: number, version = 'first') => {
    const now = new Date(START.getTime() + age)
    const wanted = { key: 'list', group: 'ko', encoding: 'identity', now, version, ...AGES } as const
    const { body } = await cache.get(wanted, async () => {
      if (isFailing) throw new Error('the database is away')
      return { text: String((made += 1)), status: 200, isComplete: true }
    })
    return body.toString()
  }
  return {
    get,
    fail: (isAway: boolean) => {
      isFailing = isAway
    },
  }
}

test('An answer past its age is sent once more while it is made again', async () => {
  const { get } = numbered()
  expect(await get(0)).toBe('1')
  expect(await get(1_000)).toBe('1')
  await expect.poll(() => get(1_000)).toBe('2')
})

test('An answer of a former version, or twice past its age, is waited for', async () => {
  const { get } = numbered()
  await get(0)
  expect(await get(1_500, 'second')).toBe('2')
  expect(await get(3_500, 'second')).toBe('3')
})

test('An answer that cannot be made again is sent until it is too old, and then the failure is told', async () => {
  const { get, fail } = numbered()
  await get(0)
  fail(true)
  expect(await get(1_999)).toBe('1')
  await expect(get(2_000)).rejects.toThrow('the database is away')
  fail(false)
  expect(await get(2_000)).toBe('2')
})
