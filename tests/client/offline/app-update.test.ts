import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from '../../../src/client/offline/install/app-update.ts'
import { memoryStorage } from './memory-storage.ts'

let page: EventTarget
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
})

afterEach(() => vi.unstubAllGlobals())

function openedWith(build: string) {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const querySelector = () => ({ getAttribute: () => build })
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector })
  reloadOnMissingChunk()
}

const missChunk = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

test('a missing chunk reloads the page once, and again only after the next deployment', () => {
  openedWith('/assets/index-1.js')
  missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  openedWith('/assets/index-1.js')
  missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  openedWith('/assets/index-2.js')
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})
