import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Calls } from '../../src/server/features/event/calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Calls that come while others are answered are answered together, also after a failure', async () => {
  const answers: { called: string[]; end: (error?: Error) => void }[] = []
  const failures: unknown[] = []
  const calls = new Calls(
    (called) =>
      new Promise((resolve, reject) => {
        answers.push({ called: [...called], end: (error) => (error ? reject(error) : resolve()) })
      }),
    (error) => failures.push(error),
  )
  calls.add('a')
  await vi.runAllTimersAsync()
  for (let count = 0; count < 100; count++) {
    calls.add(`b${count % 2}`)
    await vi.runAllTimersAsync()
  }
  expect(answers.map(({ called }) => called)).toEqual([['a']])
  answers[0]?.end(new Error('the database is away'))
  await vi.runAllTimersAsync()
  expect(failures).toHaveLength(1)
  expect(answers.map(({ called }) => called)).toEqual([['a'], ['b0', 'b1']])
  calls.add('c')
  calls.close()
  answers[1]?.end()
  await vi.runAllTimersAsync()
  expect(answers).toHaveLength(2)
})
