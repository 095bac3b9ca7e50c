import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listFavorites, favoriteJob, unfavoriteJob } from '../../../src/contract/job/job.ts'
import { memoryStorage } from './memory-storage.ts'
import { eventually } from '../../support/eventually.ts'

const ID = '01900000-0000-7000-8000-000000000001'
const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const
let network: (address: string, init?: RequestInit) => Promise<Response>
let posts: string[]

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  posts = []
  network = () => Promise.resolve(Response.json({ responseCode: 'SUCCESS', data: { favorited: true } }))
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url
    const method = typeof input === 'string' ? init?.method : input.method
    if (address.includes('/api/')) posts.push(`${method} ${new URL(address, 'http://x').pathname}`)
    return address.includes('/api/') ? network(address, init) : Promise.resolve(new Response('{}'))
  })
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
})

afterEach(() => vi.unstubAllGlobals())

async function createPage() {
  const session = await import('../../../src/client/api/session.ts')
  const { outboxCommand: sending, send } = await import('../../../src/client/offline/outbox/sending.ts')
  const outbox = await import('../../../src/client/offline/outbox/page-outbox.ts')
  const { unsentOf } = await import('../../../src/client/offline/outbox/use-outbox.ts')
  const favorite = sending(favoriteJob, {
    entity: ({ id }) => `favorite:${id}`,
    undoes: unfavoriteJob,
    refreshes: [listFavorites],
  })
  return {
    ...session,
    ...outbox,
    unsentOf,
    favorite,
    addFavorite: () => send(favorite, { params: { id: ID } }),
  }
}

test('a visitor’s command rejects with SIGN_IN_REQUIRED', async () => {
  const { addFavorite: bookmark } = await createPage()
  await expect(bookmark()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('a saved command is overlaid at once and sent by itself', async () => {
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  const asked = Date.now()
  expect(await page.addFavorite()).toMatchObject({ outcome: 'SAVED' })
  const shown = () => page.unsentOf(page.outboxContents(), `favorite:${ID}`, asked, true)
  await eventually(() => expect(shown()?.operation).toBe('favorites.add'))
  await eventually(() => expect(shown()?.state).toBe('SENT'))
  expect(posts).toEqual([`POST /api/jobs/${ID}/favorites`])
})

test('a saved command is written with strict durability', async () => {
  const { IDBDatabase } = await import('fake-indexeddb')
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  opened.mockClear()
  expect(await page.addFavorite()).toMatchObject({ outcome: 'SAVED' })
  const [saving] = opened.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(saving?.[2]).toEqual({ durability: 'strict' })
  opened.mockRestore()
  await eventually(() => expect(posts).toHaveLength(1))
})

test('a device without storage sends a command directly', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  expect(await page.addFavorite()).toMatchObject({ outcome: 'SENT' })
  expect(posts).toEqual([`POST /api/jobs/${ID}/favorites`])
})

test('a device that can neither store nor send rejects with STORAGE_UNAVAILABLE', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  await expect(page.addFavorite()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test('an unreadable storage differs from an empty outbox', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  await eventually(() => expect(page.outboxContents().isUnreadable).toBe(true))
})

test('entries of one member are never shown to the next one', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await createPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  await page.addFavorite()
  await eventually(() => expect(page.outboxContents().entries).toHaveLength(1))
  const shown: number[] = []
  page.onMemberId(() => shown.push(page.outboxContents().entries.length))
  await page.signedIn(GRANTED, { id: 'member-2' })
  expect(shown).toEqual([0])
})
