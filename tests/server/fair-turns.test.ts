import { expect, test } from 'vitest'
import { FairTurns } from '../../src/server/providers/images/fair-turns.ts'

interface Asked {
  name: string
  address: string
  memberId: string
}

/** Names in the order in which they had their turn, asked for all at once. */
async function orderOf(asked: Asked[]): Promise<string[]> {
  const turns = new FairTurns()
  const order: string[] = []
  await Promise.all(
    asked.map(({ name, ...requester }) => turns.take(requester, async () => order.push(name))),
  )
  return order
}

const crowd = (count: number, address: string, memberId: string): Asked[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${memberId}${index}`, address, memberId }))

test('A client with many queued tasks delays other clients by one task', async () => {
  const order = await orderOf([
    ...crowd(4, 'one', 'a'),
    ...crowd(4, 'one', 'b'),
    ...crowd(1, 'two', 'c'),
    ...crowd(1, 'three', 'd'),
  ])
  expect(order.slice(0, 3)).toEqual(['a0', 'c0', 'd0'])
})

test('Members behind one address alternate, each in their own order', async () => {
  const order = await orderOf([...crowd(3, 'one', 'a'), ...crowd(2, 'one', 'b')])
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2'])
})

test('A failing task rejects its caller and lets the next task start', async () => {
  const turns = new FairTurns()
  const failing = turns.take(null, () => Promise.reject(new Error('unreadable')))
  const next = turns.take(null, async () => 'read')
  await expect(failing).rejects.toThrow('unreadable')
  expect(await next).toBe('read')
  expect(await turns.take(null, async () => 'later')).toBe('later')
})

test('Tasks never run concurrently', async () => {
  const turns = new FairTurns()
  let running = 0
  const work = async () => {
    running += 1
    await Promise.resolve()
    const together = running
    running -= 1
    return together
  }
  expect(await Promise.all([turns.take(null, work), turns.take(null, work), turns.take(null, work)])).toEqual(
    [1, 1, 1],
  )
})
