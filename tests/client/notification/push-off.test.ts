import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../offline/memory-storage.ts'

const RECORD = {
  answer: 'ON',
  memberId: 'member-1',
  id: 's-1',
  endpoint: 'https://push.test/1',
  session: 'd',
}

/** A browser that is subscribed until it unsubscribes, and has no network. */
async function turnedOff({ canUnsubscribe }: { canUnsubscribe: boolean }): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('ilteo.push', JSON.stringify(RECORD))
  let isSubscribed = true
  const subscription = { unsubscribe: () => Promise.resolve((isSubscribed = !canUnsubscribe)) }
  const pushManager = { getSubscription: () => Promise.resolve(isSubscribed ? subscription : null) }
  const getRegistration = () => Promise.resolve({ pushManager })
  vi.stubGlobal('navigator', { onLine: false, userAgent: '', serviceWorker: { getRegistration } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { turnPushOff } = await import('../../../src/client/entities/notification/push.ts')
  return turnPushOff()
}

test('alerts are off without a network too: what the server still sends finds nobody', async () => {
  await expect(turnedOff({ canUnsubscribe: true })).resolves.toBeUndefined()
})

test('where alerts could still arrive, turning them off has failed', async () => {
  await expect(turnedOff({ canUnsubscribe: false })).rejects.toThrow('No answer')
})
