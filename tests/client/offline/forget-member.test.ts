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

test('a chosen stay that is kept comes back to its member alone', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', undefined)
  startSessionOf('member-1')
  const { keepOwnFacts, ownFacts } = await import('../../../src/client/entities/work-right/own-facts.ts')
  const { signedIn } = await import('../../../src/client/api/session.ts')
  const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
  const signIn = (id: string) =>
    signedIn({ role: 'EMPLOYEE', accessToken: `token of ${id}`, expiresAt: '' }, { id })
  keepOwnFacts({ visaStatus: 'E-9' })
  await forgetMember(new QueryClient(), 'member-1', 'keep')
  expect(ownFacts()).toBeNull()
  await signIn('member-2')
  expect(ownFacts()).toBeNull()
  await forgetMember(new QueryClient(), 'member-2', 'keep')
  await signIn('member-1')
  expect(ownFacts()).toEqual({ visaStatus: 'E-9' })
  await forgetMember(new QueryClient(), 'member-1', 'delete')
  await signIn('member-1')
  expect(ownFacts()).toBeNull()
  expect(localStorage.getItem('ilteo.status.member-1')).toBeNull()
})

test('a page that is loaded after the sign-in has the stay that its member kept', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', undefined)
  startSessionOf('member-1')
  localStorage.setItem('ilteo.status', JSON.stringify({ visaStatus: 'E-9' }))
  const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
  await forgetMember(new QueryClient(), 'member-1', 'keep')
  expect(localStorage.getItem('ilteo.status')).toBeNull()
  startSessionOf('member-1')
  vi.resetModules()
  const { ownFacts } = await import('../../../src/client/entities/work-right/own-facts.ts')
  expect(ownFacts()).toEqual({ visaStatus: 'E-9' })
})
