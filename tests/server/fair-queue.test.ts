import { expect, test } from 'vitest'
import { FairQueue } from '../../src/server/providers/images/fair-queue.ts'

interface QueuedTask {
  name: string
  address: string
  memberId: string
}

/** Names in order of their turns, with all turns requested at once. */
async function orderOf(tasks: QueuedTask[]): Promise<string[]> {
  const queue = new FairQueue()
  const order: string[] = []
  await Promise.all(tasks.map(({ name, ...requester }) => queue.run(requester, async () => order.push(name))))
  return order
}

const crowd = (count: number, address: string, memberId: string): QueuedTask[] =>
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
  const queue = new FairQueue()
  const failing = queue.run(null, () => Promise.reject(new Error('unreadable')))
  const next = queue.run(null, async () => 'read')
  await expect(failing).rejects.toThrow('unreadable')
  expect(await next).toBe('read')
  expect(await queue.run(null, async () => 'later')).toBe('later')
})

test('With a concurrency of two, a member or an address has one running task at most', async () => {
  const queue = new FairQueue(2)
  const started: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const run = (name: string, address: string, memberId: string) =>
    queue.run({ address, memberId }, async () => {
      started.push(name)
      await released
    })
  const all = [
    run('first', 'one', 'a'),
    run('same member', 'three', 'a'),
    run('same address', 'one', 'b'),
    run('other', 'two', 'c'),
    run('no place', 'four', 'd'),
  ]
  expect(started).toEqual(['first', 'other'])
  release()
  await Promise.all(all)
  expect(started).toHaveLength(5)
})

test('Tasks never run concurrently by default', async () => {
  const queue = new FairQueue()
  let running = 0
  const work = async () => {
    running += 1
    await Promise.resolve()
    const together = running
    running -= 1
    return together
  }
  expect(await Promise.all([queue.run(null, work), queue.run(null, work), queue.run(null, work)])).toEqual([
    1, 1, 1,
  ])
})
