import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../offline/memory-storage.ts'

const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

/** As each load of the app does. */
async function load() {
  vi.resetModules()
  const { signedIn } = await import('../../../src/client/api/session.ts')
  return { signedIn, ...(await import('../../../src/client/entities/site/landing-redirect.ts')) }
}

test('a visitor gets the landing page until they have gone past it, and home from then on', async () => {
  const first = await load()
  expect(first.landingRedirect()).toBe('landing')
  first.leaveLandingPage()
  expect(first.landingRedirect()).toBe('home')
  expect((await load()).landingRedirect()).toBe('home')
})

test('a member gets home, also one who has just signed in on the landing page', async () => {
  const { signedIn, landingRedirect } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  expect(landingRedirect()).toBe('home')
  expect((await load()).landingRedirect()).toBe('home')
})

test('the installed app begins at home', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
  expect((await load()).landingRedirect()).toBe('home')
})
