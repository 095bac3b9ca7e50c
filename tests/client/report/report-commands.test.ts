import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { memoryStorage } from '../offline/memory-storage.ts'

const ID = '01900000-0000-7000-8000-000000000001'
const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const
const params = { id: ID }
let isOnline: boolean
let sent: { path: string; key: string | null; body: unknown }[]

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
  isOnline = false
  sent = []
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url
    if (!address.includes('/reports')) return Promise.resolve(new Response('{}'))
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const key = new Headers(init?.headers).get('idempotency-key')
    sent.push({ path: address, key, body: JSON.parse(typeof init?.body === 'string' ? init.body : '') })
    return Promise.resolve(
      Response.json({ responseCode: 'SUCCESS', data: { received: true } }, { status: 201 }),
    )
  })
})

afterEach(() => vi.unstubAllGlobals())

async function createPage() {
  const { signedIn } = await import('../../../src/client/api/session.ts')
  const { outboxDatabase } = await import('../../../src/client/browser/outbox-database.ts')
  const drafts = await import('../../../src/client/offline/drafts/draft.ts')
  const { send } = await import('../../../src/client/offline/outbox/sending.ts')
  const outbox = await import('../../../src/client/offline/outbox/page-outbox.ts')
  const { retryNow } = await import('../../../src/client/offline/outbox/use-outbox.ts')
  const reports = await import('../../../src/client/entities/report/report-commands.ts')
  await signedIn(GRANTED, { id: 'member-1' })
  outbox.followOutbox()
  return { outboxDatabase, ...drafts, send, ...outbox, retryNow, ...reports }
}

test('a report without a network waits with its words, keeps one key, and removes its draft', async () => {
  const page = await createPage()
  const draft = page.jobReportEntity(params)
  const typed = { reason: 'FEE_DEMANDED', text: '300,000 for a uniform' } as const
  await page.writeDraft(page.outboxDatabase, 'member-1', draft, { value: typed, savedAt: 1 })
  expect(await page.send(page.sendJobReport, { params, body: typed, draft })).toMatchObject({
    outcome: 'SAVED',
  })
  expect(await page.readDraft(page.outboxDatabase, 'member-1', draft)).toBeUndefined()
  const entries = () => page.outboxContents().entries
  await eventually(() => expect(entries()).toMatchObject([{ state: 'QUEUED', attempts: 1 }]))
  const [waiting] = entries()
  expect(waiting?.payload).toEqual({ kind: 'json', value: typed })
  isOnline = true
  await page.retryNow(waiting?.id ?? '')
  await eventually(() => expect(entries()).toEqual([]))
  expect(sent).toEqual([{ path: `/api/jobs/${ID}/reports`, key: waiting?.id, body: typed }])
})

test('a report that is corrected before it was sent is one report', async () => {
  const page = await createPage()
  vi.stubGlobal('navigator', { onLine: false })
  const report = (text: string) =>
    page.send(page.sendMessageReport, { params, body: { messageId: ID, reason: 'FRAUD', text } })
  const first = await report('asks for money')
  expect(await report('asks for a deposit')).toEqual(first)
  await page.refreshContents()
  expect(page.outboxContents().entries).toMatchObject([
    { payload: { value: { messageId: ID, text: 'asks for a deposit' } } },
  ])
})

test('only a report is taken for the draft of one', async () => {
  const { isReportDraft } = await createPage()
  expect(isReportDraft({ reason: null, text: '' })).toBe(true)
  expect(isReportDraft({ messageId: ID, reason: 'ETC', text: 'x' })).toBe(true)
  expect([null, 'x', { reason: 'BORING', text: '' }, { reason: 'ETC' }].some(isReportDraft)).toBe(false)
})
