import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { memoryStorage } from '../offline/memory-storage.ts'

const ID = '01900000-0000-7000-8000-000000000001'
const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const

afterEach(() => vi.unstubAllGlobals())

test('an application carries nothing of a status chosen on the device, which is sent when it is shared', async () => {
  const sent: string[] = []
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url
    if (address.includes('/api/'))
      sent.push(`${init?.method} ${address} ${typeof init?.body === 'string' ? init.body : ''}`.trim())
    return Promise.resolve(Response.json({ responseCode: 'SUCCESS', data: {} }))
  })
  const { signedIn } = await import('../../../src/client/api/session.ts')
  const { keepOwnFacts } = await import('../../../src/client/entities/work-right/own-facts.ts')
  const { sendStay, stayOf } = await import('../../../src/client/entities/work-right/stay-command.ts')
  const { apply } = await import('../../../src/client/entities/application/application-commands.ts')
  const { send } = await import('../../../src/client/offline/outbox/sending.ts')
  const facts = { visaStatus: 'E-9', subCode: 'E-9-1' }
  keepOwnFacts(facts)
  await signedIn(GRANTED, { id: 'member-1' })
  await send(apply, { params: { id: ID } })
  await eventually(() => expect(sent).toEqual([`POST /api/jobs/${ID}/applications`]))
  await send(sendStay, { body: { stay: stayOf(facts) } })
  await eventually(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatch(/^PUT \/api\/users\/me\/stay \{"stay":\{"visaStatus":"E-9","subCode":"E-9-1"/)
})
