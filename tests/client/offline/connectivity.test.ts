import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Connectivity = typeof import('../../../src/client/browser/connectivity.ts')

let connectivity: Connectivity
let probe: () => Promise<Response>
const device = new EventTarget()
const answers = () => Promise.resolve(new Response('{}'))
const refuses = () => Promise.reject(new TypeError('Failed to fetch'))
const hangs = () => new Promise<Response>(() => undefined)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  probe = answers
  vi.stubGlobal('fetch', () => probe())
  vi.stubGlobal('navigator', { onLine: true })
  connectivity = await import('../../../src/client/browser/connectivity.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request without an answer for three seconds counts as a failing connection, though the device says it is connected', async () => {
  probe = hangs
  connectivity.watchExchange()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(connectivity.currentConnectivity()).toBe('online')
  await vi.advanceTimersByTimeAsync(1)
  expect(connectivity.currentConnectivity()).toBe('stalled')
})

test('a slow answer of a server that can be reached counts as failing only for a moment', async () => {
  connectivity.watchExchange()
  await vi.advanceTimersByTimeAsync(3_001)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('an address that always fails says nothing of the network while the server can be reached', async () => {
  const seen: string[] = []
  connectivity.onConnectivity(() => seen.push(connectivity.currentConnectivity()))
  await connectivity.watchExchange().failed()
  await connectivity.watchExchange().failed()
  expect(connectivity.currentConnectivity()).toBe('online')
  expect(seen).toEqual([])
})

test('a failed request is told once it is known that the network is gone', async () => {
  probe = refuses
  await connectivity.watchExchange().failed()
  expect(connectivity.currentConnectivity()).toBe('offline')
})

test('the network coming back is noticed without anybody touching anything', async () => {
  probe = refuses
  void connectivity.watchExchange().failed()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connectivity.currentConnectivity()).toBe('offline')
  probe = answers
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('a stored answer in place of the network’s is no word of the network', async () => {
  probe = refuses
  await connectivity.probeNow()
  connectivity.watchExchange().stoodIn()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('offline')
  probe = answers
  connectivity.watchExchange().stoodIn()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('a device that is back, but not for its first request, is noticed within two seconds', async () => {
  const stop = connectivity.followDevice(device)
  probe = refuses
  device.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  probe = answers
  await vi.advanceTimersByTimeAsync(2_000)
  expect(connectivity.currentConnectivity()).toBe('online')
  stop()
})

test('a device that says it is offline is believed, one that says it is online is checked', async () => {
  const stop = connectivity.followDevice(device)
  device.dispatchEvent(new Event('offline'))
  expect(connectivity.currentConnectivity()).toBe('offline')
  probe = refuses
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('offline')
  probe = answers
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('online')
  stop()
})

test('a request that its caller drops says nothing about the network', async () => {
  connectivity.watchExchange().dropped()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connectivity.currentConnectivity()).toBe('online')
})
