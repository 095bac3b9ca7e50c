import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/client/offline/database.ts'
import type { Database } from '../../../src/client/offline/database.ts'
import { draftSaver, readDraft } from '../../../src/client/offline/draft.ts'

let database: Database

beforeEach(() => {
  const factory = new IDBFactory()
  database = openDatabase('drafts', () => factory)
})

afterEach(() => void vi.useRealTimers())

test('the first change is saved at once, and what follows within 150 ms together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const written: unknown[] = []
  const counted: Database = {
    run: async (mode, work) => {
      const done = await database.run(mode, work)
      written.push((await readDraft(database, 'member-1', 'resume'))?.value)
      return done
    },
  }
  const saver = draftSaver(counted, 'member-1', 'resume')
  const reach = async (...values: unknown[]) => {
    vi.useRealTimers()
    await vi.waitFor(() => expect(written).toEqual(values))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  }
  saver.save('L')
  saver.save('Li')
  saver.save('Lin')
  saver.save('Linh')
  vi.advanceTimersByTime(150)
  await reach('L', 'Linh')
})

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
  const trouble = vi.fn<(error: unknown) => void>()
  const full: Database = { run: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }
  const saver = draftSaver(full, 'member-1', 'resume', trouble)
  saver.save('much')
  await saver.flush()
  expect(trouble).toHaveBeenCalledOnce()
})
