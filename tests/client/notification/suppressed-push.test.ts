import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { writeCredentials } from '../../../src/client/browser/credentials.ts'
import { openDatabase } from '../../../src/client/browser/database.ts'
import { shouldSuppressPush } from '../../../src/sw/should-suppress-push.ts'

const MEMBER = { memberId: 'member-1', token: 'token-1' }

test('a push is shown where no session is stored', async () => {
  const factory = new IDBFactory()
  expect(await shouldSuppressPush(openDatabase('ilteo-outbox', () => factory))).toBe(false)
})

test('a push is shown where the storage hangs or fails', async () => {
  vi.useFakeTimers()
  const answer = shouldSuppressPush({ run: () => new Promise(() => undefined) })
  await vi.runAllTimersAsync()
  expect(await answer).toBe(false)
  vi.useRealTimers()
  expect(await shouldSuppressPush({ run: () => Promise.reject(new Error('broken')) })).toBe(false)
})

test('a push is suppressed from a sign-out until the next sign-in', async () => {
  const factory = new IDBFactory()
  const database = openDatabase('ilteo-outbox', () => factory)
  await writeCredentials(database, MEMBER)
  expect(await shouldSuppressPush(database)).toBe(false)
  await writeCredentials(database, undefined)
  expect(await shouldSuppressPush(database)).toBe(true)
  await writeCredentials(database, MEMBER)
  expect(await shouldSuppressPush(database)).toBe(false)
})
