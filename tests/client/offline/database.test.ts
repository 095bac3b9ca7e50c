import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/client/browser/database.ts'

afterEach(() => void vi.useRealTimers())

function createDatabase() {
  const factory = new IDBFactory()
  return openDatabase('things', () => factory)
}

test('a throw within a transaction rolls it back', async () => {
  const database = createDatabase()
  const half = database.run('readwrite', async (transaction) => {
    transaction.put(['a'], 1)
    await transaction.get(['a'])
    throw new Error('in the middle')
  })
  await expect(half).rejects.toThrow('in the middle')
  expect(await database.run('readonly', (transaction) => transaction.get(['a']))).toBeUndefined()
})

test('a prefix lists only its own records, in order', async () => {
  const database = createDatabase()
  await database.run('readwrite', async (transaction) => {
    for (const seq of [10, 9, 2]) transaction.put(['e', 'm', seq], seq)
    transaction.put(['e', 'm2', 1], 'other member')
    transaction.put(['f', 'm', 1], 'other kind')
  })
  expect(await database.run('readonly', (transaction) => transaction.list(['e', 'm']))).toEqual([2, 9, 10])
})

test('a connection closed by the browser is reopened', async () => {
  const factory = new IDBFactory()
  const opening = vi.spyOn(factory, 'open')
  const database = openDatabase('things', () => factory)
  await database.run('readwrite', async (transaction) => transaction.put(['a'], 'kept'))
  opening.mock.results[0]?.value.result.close()
  expect(await database.run('readonly', (transaction) => transaction.get(['a']))).toBe('kept')
  expect(opening).toHaveBeenCalledTimes(2)
})

test('a browser without IndexedDB rejects with STORAGE_UNAVAILABLE', async () => {
  const database = openDatabase('things', () => {
    throw new ReferenceError('indexedDB is not defined')
  })
  await expect(database.run('readonly', (transaction) => transaction.get(['a']))).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
  })
})

test('a storage that never answers rejects with STORAGE_UNAVAILABLE after a timeout', async () => {
  vi.useFakeTimers()
  const silent = new IDBFactory()
  silent.open = () => new (class extends EventTarget {})() as IDBOpenDBRequest
  const database = openDatabase('things', () => silent)
  const told = database
    .run('readonly', (transaction) => transaction.get(['a']))
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await told).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test('after one database has not answered, opening another one fails sooner', async () => {
  vi.useFakeTimers()
  const silent = new IDBFactory()
  silent.open = () => new (class extends EventTarget {})() as IDBOpenDBRequest
  const outcomes = ['first', 'second'].map(() => openDatabase('things', () => silent))
  const [first, second] = outcomes.map(
    (database) => () =>
      database.run('readonly', (transaction) => transaction.get(['a'])).catch((error: unknown) => error),
  )
  const told = first?.()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await told).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  const toldAgain = second?.()
  await vi.advanceTimersByTimeAsync(300)
  expect(await toldAgain).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})
