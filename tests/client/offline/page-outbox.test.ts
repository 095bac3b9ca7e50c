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

async function aPage() {
  const session = await import('../../../src/client/api/session.ts')
  const { outboxCommand: sending, send } = await import('../../../src/client/offline/outbox/sending.ts')
  const outbox = await import('../../../src/client/offline/outbox/page-outbox.ts')
  const { unsentOf } = await import('../../../src/client/offline/outbox/use-outbox.ts')
  const favorite = sending(favoriteJob, {
    entity: ({ id }) => `favorite:${id}`,
    undoes: unfavoriteJob,
    refreshes: [listFavorites],
  })
  return { ...session, ...outbox, unsentOf, favorite, bookmark: () => send(favorite, { params: { id: ID } }) }
}

test('a visitor is asked to sign in before anything is saved in their name', async () => {
  const { bookmark } = await aPage()
  await expect(bookmark()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('a saved command is sent by itself and shows all the while', async () => {
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  const asked = Date.now()
  expect(await page.bookmark()).toMatchObject({ outcome: 'SAVED' })
  const shown = () => page.unsentOf(page.outboxContents(), `favorite:${ID}`, asked)
  await eventually(() => expect(shown()?.operation).toBe('favorites.add'))
  await eventually(() => expect(shown()?.state).toBe('SENT'))
  expect(posts).toEqual([`POST /api/jobs/${ID}/favorites`])
})

test('what is acknowledged as saved was written through to the device', async () => {
  const { IDBDatabase } = await import('fake-indexeddb')
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  opened.mockClear()
  expect(await page.bookmark()).toMatchObject({ outcome: 'SAVED' })
  const [saving] = opened.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(saving?.[2]).toEqual({ durability: 'strict' })
  opened.mockRestore()
  await eventually(() => expect(posts).toHaveLength(1))
})

test('a device that cannot store anything sends at once instead', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  expect(await page.bookmark()).toMatchObject({ outcome: 'SENT' })
  expect(posts).toEqual([`POST /api/jobs/${ID}/favorites`])
})

test('a device that can neither store nor send says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  await expect(page.bookmark()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test('a storage that cannot be read is told from an empty one', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  await eventually(() => expect(page.outboxContents().isUnreadable).toBe(true))
})

test('what a member saved is not shown to the one who signs in after them, not even at first', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await aPage()
  await page.signedIn(GRANTED, { id: 'member-1' })
  page.followOutbox()
  await page.bookmark()
  await eventually(() => expect(page.outboxContents().entries).toHaveLength(1))
  const shown: number[] = []
  page.onMemberId(() => shown.push(page.outboxContents().entries.length))
  await page.signedIn(GRANTED, { id: 'member-2' })
  expect(shown).toEqual([0])
})
