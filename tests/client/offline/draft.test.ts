import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, StorageFailure } from '../../../src/client/browser/database.ts'
import type { Database } from '../../../src/client/browser/database.ts'
import { draftSaver, readDraft } from '../../../src/client/offline/drafts/draft.ts'
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
  'the first change is kept at once, further ones together: after $after ms, $kept',
  async ({ after, kept }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const saver = draftSaver(database, 'member-1', 'resume')
    for (const typed of ['L', 'Li', 'Lin', 'Linh']) saver.save(typed)
    vi.advanceTimersByTime(after)
    // The clock stands still from here on: what is not on its way now is never written.
    vi.useRealTimers()
    await eventually(async () =>
      expect(await readDraft(database, 'member-1', 'resume')).toMatchObject({ value: kept }),
    )
  },
)

test('a page that goes away saves at once', async () => {
  const saver = draftSaver(database, 'visitor', 'signUp')
  saver.save('half a word')
  await saver.flush()
  expect(await readDraft(database, 'visitor', 'signUp')).toMatchObject({ value: 'half a word' })
})

test('nobody sees the draft of somebody else', async () => {
  const saver = draftSaver(database, 'member-1', 'resume')
  saver.save('mine')
  await saver.flush()
  expect(await readDraft(database, 'member-2', 'resume')).toBeUndefined()
})

test('a cleared draft does not come back with a late save', async () => {
  const saver = draftSaver(database, 'member-1', 'resume')
  saver.save('sent')
  await saver.clear()
  await saver.flush()
  expect(await readDraft(database, 'member-1', 'resume')).toBeUndefined()
})

test('a device that cannot keep drafts says so', async () => {
  const error = vi.fn<(error: unknown) => void>()
  const full: Database = { run: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }
  const saver = draftSaver(full, 'member-1', 'resume', error)
  saver.save('much')
  await saver.flush()
  expect(error).toHaveBeenCalledOnce()
})

test('a form that was sent from a device without storage is done with all the same', async () => {
  const broken: Database = { run: () => Promise.reject(new StorageFailure(new Error('switched off'))) }
  const saver = draftSaver(broken, 'visitor', 'signUp')
  await expect(saver.clear()).resolves.toBeUndefined()
})
