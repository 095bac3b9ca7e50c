import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  activateWaiting,
  registerWorker,
  reloadOnMissingChunk,
} from '../../../src/client/offline/install/app-update.ts'
import { eventually } from '../../support/eventually.ts'
import { memoryStorage } from './memory-storage.ts'

let page: EventTarget
const reload = vi.fn<() => void>()
const shell = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  reload.mockReset()
  shell.mockReset()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', shell)
})

afterEach(() => vi.unstubAllGlobals())

function openedWith(build: string, inputs: { type: string; value: string }[] = []) {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const querySelector = () => ({ getAttribute: () => build })
  vi.stubGlobal('document', { querySelectorAll: () => inputs, querySelector })
  reloadOnMissingChunk()
}

const deployed = (build: string) =>
  shell.mockImplementation(async () => new Response(`<script type="module" src="${build}"></script>`))

/** Resolves once the page has asked for the shell, and decided. */
async function missChunk(asked: number) {
  page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await eventually(() => expect(shell).toHaveBeenCalledTimes(asked))
  await Promise.allSettled(shell.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setImmediate(resolve))
}

test('a missing chunk reloads the page once, and again only after the next deployment', async () => {
  openedWith('/assets/index-1.js')
  deployed('/assets/index-2.js')
  await missChunk(1)
  expect(reload).toHaveBeenCalledTimes(1)
  // The service worker still answers with the first build.
  openedWith('/assets/index-1.js')
  await missChunk(1)
  expect(reload).toHaveBeenCalledTimes(1)
  openedWith('/assets/index-2.js')
  deployed('/assets/index-3.js')
  await missChunk(2)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a chunk that failed although its build is current does not reload the page', async () => {
  openedWith('/assets/index-1.js')
  deployed('/assets/index-1.js')
  await missChunk(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that failed without a network does not reload the page', async () => {
  openedWith('/assets/index-1.js')
  shell.mockRejectedValue(new TypeError('Failed to fetch'))
  await missChunk(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a missing chunk does not reload a page in which something is typed', async () => {
  openedWith('/assets/index-1.js', [{ type: 'password', value: 'x' }])
  deployed('/assets/index-2.js')
  await missChunk(1)
  expect(reload).not.toHaveBeenCalled()
})

test('the service worker is registered without workbox-window if that fails to load, and again after each failure', async () => {
  vi.useFakeTimers()
  vi.doMock('workbox-window', () => Promise.reject(new TypeError('Failed to fetch')))
  const installing = Object.assign(new EventTarget(), { state: 'redundant' })
  const register = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValue({ installing })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await registerWorker('/service-worker.js')
  expect(register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  // The installation fails because one of its files does not arrive.
  await vi.advanceTimersByTimeAsync(0)
  installing.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(3))
  vi.doUnmock('workbox-window')
  vi.useRealTimers()
})

test('the app has its caches checked once a day, and at the start after a script did not load', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  const postMessage = vi.fn<(message: unknown) => void>()
  const register = vi.fn<() => Promise<unknown>>().mockResolvedValue({})
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage }, register } })
  const startAfter = async (hours: number) => {
    vi.advanceTimersByTime(hours * 3_600_000)
    await registerWorker('/service-worker.js')
    return postMessage.mock.calls.length
  }
  expect(await startAfter(0)).toBe(1)
  expect(await startAfter(23)).toBe(1)
  expect(await startAfter(2)).toBe(2)
  openedWith('/assets/index-1.js')
  deployed('/assets/index-1.js')
  page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect(await startAfter(0)).toBe(3)
  expect(await startAfter(0)).toBe(3)
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'CHECK' })
  vi.useRealTimers()
})

test('accepting a version that another tab has already accepted reloads the page', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ waiting: null }), addEventListener: () => undefined },
  })
  await activateWaiting()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('accepting a waiting version activates it, and reloads the page once it is in control', async () => {
  const postMessage = vi.fn<(message: unknown) => void>()
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ waiting: { postMessage } }),
  })
  vi.stubGlobal('navigator', { serviceWorker })
  await activateWaiting()
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  expect(reload).not.toHaveBeenCalled()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an installation that a page begun before has left is tried again when it fails', async () => {
  vi.useFakeTimers()
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const register = vi.fn<() => Promise<unknown>>().mockResolvedValue({ installing })
  const Workbox = class extends EventTarget {
    register = register
  }
  vi.doMock('workbox-window', () => ({ Workbox }))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await registerWorker('/service-worker.js')
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  vi.doUnmock('workbox-window')
  vi.useRealTimers()
})
