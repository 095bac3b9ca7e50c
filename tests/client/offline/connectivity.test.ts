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

test('a request without an answer for three seconds makes the connection stalled', async () => {
  probe = hangs
  connectivity.trackRequest()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(connectivity.currentConnectivity()).toBe('online')
  await vi.advanceTimersByTimeAsync(1)
  expect(connectivity.currentConnectivity()).toBe('stalled')
})

test('a slow request returns to online once the probe answers', async () => {
  connectivity.trackRequest()
  await vi.advanceTimersByTimeAsync(3_001)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('failing requests keep the state online while the server is reachable', async () => {
  const seen: string[] = []
  connectivity.onConnectivity(() => seen.push(connectivity.currentConnectivity()))
  await connectivity.trackRequest().failed()
  await connectivity.trackRequest().failed()
  expect(connectivity.currentConnectivity()).toBe('online')
  expect(seen).toEqual([])
})

test('a failed request means that the server cannot be reached once the probe fails as well', async () => {
  probe = refuses
  await connectivity.trackRequest().failed()
  expect(connectivity.currentConnectivity()).toBe('unreachable')
})

test('the returning network is noticed by probing', async () => {
  probe = refuses
  void connectivity.trackRequest().failed()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connectivity.currentConnectivity()).toBe('unreachable')
  probe = answers
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('a stored answer does not turn the state online without a probe', async () => {
  probe = refuses
  await connectivity.probeNow()
  connectivity.trackRequest().cacheAnswered()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('unreachable')
  probe = answers
  connectivity.trackRequest().cacheAnswered()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('online')
})

test('a network whose first request fails is noticed within two seconds', async () => {
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

test('the device’s offline event is trusted, and its online event is probed', async () => {
  const stop = connectivity.followDevice(device)
  vi.stubGlobal('navigator', { onLine: false })
  probe = refuses
  device.dispatchEvent(new Event('offline'))
  expect(connectivity.currentConnectivity()).toBe('offline')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connectivity.currentConnectivity()).toBe('offline')
  vi.stubGlobal('navigator', { onLine: true })
  probe = refuses
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('unreachable')
  probe = answers
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectivity.currentConnectivity()).toBe('online')
  stop()
})

test('an aborted request leaves the state unchanged', async () => {
  connectivity.trackRequest().dropped()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connectivity.currentConnectivity()).toBe('online')
})
