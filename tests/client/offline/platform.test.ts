import { afterEach, expect, test, vi } from 'vitest'
import { isAppleMobile, isInstalled, isStorageShortLived } from '../../../src/client/browser/platform.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${MAC} Version/26.1 Safari/605.1.15`
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'
const IPHONE_CHROME = IPHONE.replace('Version/26.1', 'CriOS/150.0.0.0')
const MAC_CHROME = `${MAC.replace('605.1.15', '537.36')} Chrome/150.0.0.0 Safari/537.36`
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

afterEach(() => vi.unstubAllGlobals())

function openedOn(
  userAgent: string,
  { maxTouchPoints = 5, ...more }: { maxTouchPoints?: number; standalone?: boolean } = {},
) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, ...more })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
}

test('iPhones and iPads are recognized, also an iPad that presents itself as a Mac', () => {
  for (const userAgent of [IPHONE, IPHONE_CHROME, SAFARI]) {
    openedOn(userAgent)
    expect(isAppleMobile()).toBe(true)
  }
  openedOn(SAFARI, { maxTouchPoints: 0 })
  expect(isAppleMobile()).toBe(false)
  openedOn(ANDROID)
  expect(isAppleMobile()).toBe(false)
})

test('storage is short-lived in every browser of an iPhone and in Safari on a Mac', () => {
  for (const userAgent of [IPHONE, IPHONE_CHROME, SAFARI]) {
    openedOn(userAgent, { maxTouchPoints: userAgent === SAFARI ? 0 : 5 })
    expect(isStorageShortLived()).toBe(true)
  }
  openedOn(MAC_CHROME, { maxTouchPoints: 0 })
  expect(isStorageShortLived()).toBe(false)
  openedOn(ANDROID)
  expect(isStorageShortLived()).toBe(false)
})

test('an app opened from an iPhone’s home screen is installed, and its storage stays', () => {
  openedOn(IPHONE, { standalone: true })
  expect(isInstalled()).toBe(true)
  expect(isStorageShortLived()).toBe(false)
})
