import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../src/client/browser/database.ts'

let page: EventTarget
let database: Database

beforeEach(async () => {
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { openDatabase } = await import('../../../src/client/browser/database.ts')
  const factory = new IDBFactory()
  database = openDatabase('things', () => factory)
  await database.run('readwrite', async (transaction) => transaction.put(['a'], 'before'))
})

afterEach(() => vi.unstubAllGlobals())

const leave = () => page.dispatchEvent(new Event('pagehide'))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))
const read = () => database.run('readonly', (transaction) => transaction.get(['a']))

test('a transaction that waits for an answer is aborted when its page is left', async () => {
  const change = database.run('readwrite', async (transaction) => {
    const answer = transaction.get(['a'])
    leave()
    await answer
    transaction.put(['a'], 'changed')
  })
  await expect(change).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  comeBack()
  expect(await read()).toBe('before')
})

test('a write begun while its page is left completes, as it waits for nothing', async () => {
  leave()
  await database.run('readwrite', async (transaction) => transaction.put(['a'], 'draft'))
  comeBack()
  expect(await read()).toBe('draft')
})

test('a page that was left reads nothing until it is shown again', async () => {
  leave()
  await expect(read()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  comeBack()
  expect(await read()).toBe('before')
})
