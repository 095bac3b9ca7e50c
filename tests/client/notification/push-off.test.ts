import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../offline/memory-storage.ts'

const RECORD = {
  answer: 'ON',
  memberId: 'member-1',
  id: 's-1',
  endpoint: 'https://push.test/1',
  session: 'd',
}

/** Turns push off in an offline browser that is subscribed. */
async function turnOffPush({ canUnsubscribe }: { canUnsubscribe: boolean }): Promise<void> {
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

test('turning alerts off works offline by unsubscribing the browser', async () => {
  await expect(turnOffPush({ canUnsubscribe: true })).resolves.toBeUndefined()
})

test('turning alerts off fails where the browser stays subscribed', async () => {
  await expect(turnOffPush({ canUnsubscribe: false })).rejects.toThrow('No answer')
})
