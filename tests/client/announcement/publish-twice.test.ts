import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { memoryStorage } from '../offline/memory-storage.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const GRANTED = { role: 'EMPLOYER', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const
const KEY = '01900000-0000-7000-8000-000000000001'
let titles: string[]

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  titles = []
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://x'), init)
    if (!request.url.endsWith('/api/employers/jobs')) return new Response('{}')
    titles.push((await request.json()).title)
    return Response.json({ responseCode: 'SUCCESS', data: { id: KEY } }, { status: 201 })
  })
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
})

afterEach(() => vi.unstubAllGlobals())

async function openForm() {
  const { signedIn } = await import('../../../src/client/api/session.ts')
  const { followOutbox, outboxContents } = await import('../../../src/client/offline/outbox/page-outbox.ts')
  const { publish } = await import('../../../src/client/features/announcement/saving/save-announcement.ts')
  await signedIn(GRANTED, { id: 'member-1' })
  followOutbox()
  return {
    publish: (title: string) =>
      publish({
        draft: { key: KEY, values: completeAnnouncement({ title, productType: 'GRAND' }) },
        draftName: 'announcement',
      }),
    isSent: () => eventually(() => expect(outboxContents().receipts).not.toEqual([])),
  }
}

test('a posting that two tabs publish from one draft is sent once', async () => {
  const form = await openForm()
  expect(await form.publish('Welder')).toBe(KEY)
  await form.isSent()
  expect(await form.publish('Welder')).toBe(KEY)
  expect(titles).toEqual(['Welder'])
})

test('another posting that began as the same draft in another tab is sent as well', async () => {
  const form = await openForm()
  await form.publish('Welder')
  await form.isSent()
  expect(await form.publish('Cook')).not.toBe(KEY)
  await eventually(() => expect(titles).toEqual(['Welder', 'Cook']))
})
