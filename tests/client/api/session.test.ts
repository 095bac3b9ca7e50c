import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { isSignedOut, readCredentials } from '../../../src/client/browser/credentials.ts'
import { openDatabase } from '../../../src/client/browser/database.ts'
import { memoryStorage } from '../offline/memory-storage.ts'

const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const load = () => import('../../../src/client/api/session.ts')
const mirrored = () => readCredentials(openDatabase('ilteo-outbox'))

test('signing in stores role and token under the specified names and mirrors them for the worker', async () => {
  const { signedIn, currentSession } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  expect(localStorage.getItem('userType')).toBe('EMPLOYEE')
  expect(localStorage.getItem('token')).toBe('token-1')
  expect(await mirrored()).toMatchObject({ memberId: 'member-1', token: 'token-1', role: 'EMPLOYEE' })
  expect(currentSession()).toMatchObject({ memberId: 'member-1', role: 'EMPLOYEE', token: 'token-1' })
})

test('a session is restored on the next page', async () => {
  const first = await load()
  await first.signedIn(GRANTED, { id: 'member-1' })
  vi.resetModules()
  const second = await load()
  expect(second.currentSession()).toMatchObject({ memberId: 'member-1', token: 'token-1' })
})

test('signing out clears both storages and notifies listeners', async () => {
  const { signedIn, signedOut, currentSession, currentMemberId, onSession } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  const told = vi.fn<() => void>()
  onSession(told)
  await signedOut()
  expect(told).toHaveBeenCalledOnce()
  expect([currentSession(), currentMemberId(), localStorage.length, await mirrored()]).toEqual([
    null,
    null,
    0,
    undefined,
  ])
})

test('a sign-out on a full device is not undone by the next start', async () => {
  const first = await load()
  await first.signedIn(GRANTED, { id: 'member-1' })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await first.signedOut()
  put.mockRestore()
  vi.resetModules()
  const second = await load()
  await second.restoreSession()
  expect([second.currentSession(), second.currentMemberId()]).toEqual([null, null])
})

test('a session ended by the server keeps the member id, so that unsent entries can wait', async () => {
  const { signedIn, sessionEnded, currentSession, currentMemberId } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  await sessionEnded('token-1')
  expect([currentSession(), currentMemberId(), await mirrored()]).toEqual([null, 'member-1', undefined])
})

test('a session lost from local storage is restored from the mirror, but not after a sign-out', async () => {
  const first = await load()
  await first.signedIn({ role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '' }, { id: 'member-1' })
  localStorage.clear()
  vi.resetModules()
  const second = await load()
  expect(second.currentSession()).toBeNull()
  await second.restoreSession()
  expect(second.currentSession()).toMatchObject({ memberId: 'member-1', role: 'EMPLOYEE', token: 'token-1' })
  await second.signedOut()
  await second.restoreSession()
  expect(second.currentSession()).toBeNull()
})

test('the end of an older token does not end a newer session', async () => {
  const { signedIn, sessionEnded, currentSession } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  await signedIn({ ...GRANTED, accessToken: 'token-2' }, { id: 'member-1' })
  await sessionEnded('token-1')
  expect(currentSession()?.token).toBe('token-2')
  expect(await mirrored()).toMatchObject({ memberId: 'member-1', token: 'token-2' })
})

test('a session lasts as long as the page on a device without storage', async () => {
  const defect = (): never => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: defect, setItem: defect, removeItem: defect })
  vi.stubGlobal('indexedDB', { open: defect })
  const { signedIn, currentSession } = await load()
  await signedIn(GRANTED, { id: 'member-1' })
  expect(currentSession()?.token).toBe('token-1')
})

test('a sign-out or a refused token counts as signed out, and a lost mirror does not', async () => {
  const { signedIn, signedOut, sessionEnded } = await load()
  const isOut = () => isSignedOut(openDatabase('ilteo-outbox'))
  expect(await isOut()).toBe(false)
  await signedIn(GRANTED, { id: 'member-1' })
  expect(await isOut()).toBe(false)
  await signedOut()
  expect(await isOut()).toBe(true)
  await signedIn(GRANTED, { id: 'member-1' })
  expect(await isOut()).toBe(false)
  await sessionEnded('token-1')
  expect(await isOut()).toBe(true)
})
