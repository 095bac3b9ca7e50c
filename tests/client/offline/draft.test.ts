import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, StorageFailure, openDatabase } from '../../../src/client/browser/database.ts'
import { DraftSaver, readDraft, writtenDrafts } from '../../../src/client/offline/drafts/draft.ts'
import { eventually } from '../../support/eventually.ts'

let database: Database

beforeEach(() => {
  const factory = new IDBFactory()
  database = openDatabase('drafts', () => factory)
})

afterEach(() => void vi.useRealTimers())

test.each([
  { after: 0, kept: 'L' },
  { after: 150, kept: 'Linh' },
])(
  'the first change is saved at once and further ones together: $kept after $after ms',
  async ({ after, kept }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const saver = new DraftSaver(database, 'member-1', 'resume')
    for (const typed of ['L', 'Li', 'Lin', 'Linh']) saver.save(typed)
    vi.advanceTimersByTime(after)
    // Timers stop here: a save that is not under way now is never written.
    vi.useRealTimers()
    await eventually(async () =>
      expect(await readDraft(database, 'member-1', 'resume')).toMatchObject({ value: kept }),
    )
  },
)

test('flushing saves at once', async () => {
  const saver = new DraftSaver(database, 'visitor', 'signUp')
  saver.save('half a word')
  await saver.flush()
  expect(await readDraft(database, 'visitor', 'signUp')).toMatchObject({ value: 'half a word' })
})

test('a draft is visible to its own member only', async () => {
  const saver = new DraftSaver(database, 'member-1', 'resume')
  saver.save('mine')
  await saver.flush()
  expect(await readDraft(database, 'member-2', 'resume')).toBeUndefined()
})

test('a cleared draft does not return with a late save', async () => {
  const saver = new DraftSaver(database, 'member-1', 'resume')
  saver.save('sent')
  await saver.clear()
  await saver.flush()
  expect(await readDraft(database, 'member-1', 'resume')).toBeUndefined()
})

test('the empty text that a sent message left behind is not a form that is unfinished', async () => {
  for (const [name, value] of [
    ['conversation:1', ''],
    ['conversation:2', 'Hello'],
    ['resume', { step: 1 }],
  ] as const) {
    const saver = new DraftSaver(database, 'member-1', name)
    saver.save(value)
    await saver.flush()
  }
  expect(await writtenDrafts(database, 'member-1')).toEqual(['conversation:2', 'resume'])
})

/** A database whose writes wait until the test lets the next one end, in the order in which they began. */
function aSlowDatabase() {
  const waiting: { finish: () => void; fail: () => void }[] = []
  const slow: Database = {
    run: async (...work) => {
      await new Promise<void>((resolve, reject) => {
        waiting.push({ finish: resolve, fail: () => reject(new DOMException('Full', 'QuotaExceededError')) })
      })
      return database.run(...work)
    },
  }
  const storedAt = async () => (await readDraft(database, 'member-1', 'resume'))?.savedAt ?? null
  const next = () => eventually(() => waiting.shift() ?? Promise.reject(new Error('no write has begun')))
  return { slow, next, storedAt }
}

/** Saves are a second apart on the clock, so that they differ. */
function aClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return { pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) }
}

test('the first save does not replace what is typed while it is written', async () => {
  const { slow, next, storedAt } = aSlowDatabase()
  const saved = vi.fn<(value: unknown) => void>()
  const saver = new DraftSaver(slow, 'member-1', 'resume', undefined, saved)
  const clock = aClock()
  saver.save('a')
  clock.pass(10)
  saver.save('b')
  const first = await next()
  vi.useRealTimers()
  first.finish()
  await eventually(() => expect(saved).toHaveBeenCalledWith('a'))
  expect(saver.isOfAnotherTab(await storedAt())).toBe(false)
})

test('an earlier save that ends late does not replace a change that is being written', async () => {
  const { slow, next, storedAt } = aSlowDatabase()
  const saved = vi.fn<(value: unknown) => void>()
  const saver = new DraftSaver(slow, 'member-1', 'resume', undefined, saved)
  const clock = aClock()
  saver.save('a')
  clock.pass(10)
  saver.save('b')
  clock.pass(150)
  const [first, second] = [await next(), await next()]
  vi.useRealTimers()
  first.finish()
  await eventually(() => expect(saved).toHaveBeenCalledWith('a'))
  expect(saver.isOfAnotherTab(await storedAt())).toBe(false)
  second.finish()
  await eventually(() => expect(saved).toHaveBeenCalledWith('b'))
  const own = await storedAt()
  expect([own, own! + 1, null].map((at) => saver.isOfAnotherTab(at))).toEqual([false, true, true])
})

test('another tab’s draft does not replace a change that could not be stored', async () => {
  const { slow, next } = aSlowDatabase()
  const failed = vi.fn<(error: unknown) => void>()
  const saver = new DraftSaver(slow, 'member-1', 'resume', failed)
  saver.save('nowhere else')
  const only = await next()
  only.fail()
  await eventually(() => expect(failed).toHaveBeenCalledOnce())
  expect(saver.isOfAnotherTab(Date.now() + 1)).toBe(false)
})

test('after a clear, a draft from another tab is recognized as such, and no draft is not', async () => {
  const saver = new DraftSaver(database, 'member-1', 'resume')
  saver.save('sent')
  await saver.clear()
  expect([saver.isOfAnotherTab(null), saver.isOfAnotherTab(1)]).toEqual([false, true])
})

test.each(['flush', 'clear'] as const)('after %s, the next change is saved at once again', async (act) => {
  const { slow, next } = aSlowDatabase()
  const saved = vi.fn<(value: unknown) => void>()
  const saver = new DraftSaver(slow, 'member-1', 'resume', undefined, saved)
  // Faked timers never fire, so a save that waits for one is never written.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  saver.save('before')
  const acted = saver[act]()
  saver.save('after')
  vi.useRealTimers()
  for (let write = act === 'clear' ? 3 : 2; write > 0; write--) (await next()).finish()
  await acted
  await eventually(() => expect(saved).toHaveBeenLastCalledWith('after'))
})

test('a failing removal calls the error handler', async () => {
  const error = vi.fn<(error: unknown) => void>()
  const defect: Database = { run: () => Promise.reject(new StorageFailure(new Error('switched off'))) }
  await new DraftSaver(defect, 'member-1', 'resume', error).clear()
  expect(error).toHaveBeenCalledWith(expect.any(StorageFailure))
})

test('a failing save calls the error handler', async () => {
  const error = vi.fn<(error: unknown) => void>()
  const full: Database = { run: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }
  const saver = new DraftSaver(full, 'member-1', 'resume', error)
  saver.save('much')
  await saver.flush()
  expect(error).toHaveBeenCalledOnce()
})

test('clearing a draft resolves on a device without storage', async () => {
  const defect: Database = { run: () => Promise.reject(new StorageFailure(new Error('switched off'))) }
  const saver = new DraftSaver(defect, 'visitor', 'signUp')
  await expect(saver.clear()).resolves.toBeUndefined()
})
