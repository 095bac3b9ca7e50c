import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

test('a member leaves a device without storage whole: there is nothing on it to delete', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', undefined)
  localStorage.setItem('ilteo.memberId', 'member-1')
  const { currentMemberId } = await import('../../../src/client/lib/session.ts')
  const { forgetMember } = await import('../../../src/client/offline/forget-member.ts')
  await expect(forgetMember(new QueryClient(), 'member-1', 'delete')).resolves.toBeUndefined()
  expect(currentMemberId()).toBeNull()
})
