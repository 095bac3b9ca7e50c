import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

/** Stores a session as an earlier page would. */
function startSessionOf(memberId: string) {
  localStorage.setItem('ilteo.memberId', memberId)
  localStorage.setItem('userType', 'EMPLOYEE')
  localStorage.setItem('token', 'a token')
}

beforeEach(() => {
  vi.resetModules()
})

test('forgetting a member empties the boot cache', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  const windowEvents = new EventTarget()
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  startSessionOf('member-1')
  const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
  const { restoreBoot, saveBoot } = await import('../../../src/client/offline/cache/boot-cache.ts')
  const before = new QueryClient({ defaultOptions: { queries: { meta: { boot: true, personal: true } } } })
  saveBoot(before)
  await before.fetchQuery({ queryKey: ['members.me', 'member-1'], queryFn: () => ({ name: 'Mai' }) })
  windowEvents.dispatchEvent(new Event('pagehide'))
  const atNextStart = () => {
    const client = new QueryClient()
    restoreBoot(client)
    return client.getQueryCache().getAll().length
  }
  expect(atNextStart()).toBe(1)
  await forgetMember(before, 'member-1', 'keep')
  expect(atNextStart()).toBe(0)
  expect(Object.values(localStorage).join('')).not.toContain('Mai')
})

test('forgetting a member resolves on a device without storage', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', undefined)
  startSessionOf('member-1')
  const { currentMemberId } = await import('../../../src/client/api/session.ts')
  const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
  await expect(forgetMember(new QueryClient(), 'member-1', 'delete')).resolves.toBeUndefined()
  expect(currentMemberId()).toBeNull()
})
