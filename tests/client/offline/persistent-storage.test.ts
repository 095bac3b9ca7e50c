import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  askForPersistentStorage,
  askForPersistentStorageOnce,
} from '../../../src/client/browser/persistent-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const persist = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  persist.mockReset().mockResolvedValue(true)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
})

afterEach(() => vi.unstubAllGlobals())

test('a device is asked once to keep what was saved', async () => {
  await askForPersistentStorageOnce()
  await askForPersistentStorageOnce()
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a browser without persistent storage refuses, as WebKitGTK', async () => {
  vi.stubGlobal('navigator', {})
  expect(await askForPersistentStorage()).toBe(false)
})
