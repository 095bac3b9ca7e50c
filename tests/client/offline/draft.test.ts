import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, StorageFailure } from '../../../src/client/browser/database.ts'
import type { Database } from '../../../src/client/browser/database.ts'
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
