import { beforeAll, describe, expect, test } from 'vitest'
import { giveConsent } from '../../src/contract/account/consent.ts'
import { createMember, getMe, signIn } from '../../src/contract/account/member.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { loadSite } from '../../src/server/features/site/load-site.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const TERMS_URL = 'https://jobs.example/terms'
const PRIVACY_URL = 'https://jobs.example/privacy'
const siteWith = (source: NodeJS.ProcessEnv) => loadSite(readEnv({ DEMO: 'off', ...source }).site)

const terms = { text: 'TERMS', version: '2026-11' } as const
const privacy = { text: 'PRIVACY', version: PRIVACY_URL } as const

let server: RunningServer
beforeAll(async () => {
  const site = await siteWith({ TERMS_URL, TERMS_VERSION: '2026-11', PRIVACY_URL })
  server = await runServer({ services: { site } })
})

async function signUp(body: object = {}): Promise<{ id: string; token: string }> {
  const email = `${crypto.randomUUID()}@ilteo.test`
  const member = { authType: 'EMAIL', name: 'Nguyen Van A', role: 'EMPLOYEE', password: PASSWORD, email }
  const created = await server.call(createMember, { body: { ...member, ...body } })
  expect(created.status).toBe(201)
  const session = await server.call(signIn, { body: { authType: 'EMAIL', email, password: PASSWORD } })
  return { id: created.data.id, token: session.data.accessToken }
}

const dueOf = async (token: string) => (await server.call(getMe, { token })).data.consentsDue

const stored = (id: string) =>
  server.database.db
    .selectFrom('member_consents')
    .select(['legal_text', 'version', 'url', 'consented_at'])
    .where('member_id', '=', id)
    .orderBy('legal_text')
    .orderBy('version')
    .execute()

describe('Consent', () => {
  test('A sign-up stores the versions that the newcomer agreed to, with address and moment', async () => {
    const { id, token } = await signUp({ consents: [terms, privacy] })
    expect(await dueOf(token)).toEqual([])
    expect(await stored(id)).toEqual([
      { legal_text: 'PRIVACY', version: PRIVACY_URL, url: PRIVACY_URL, consented_at: expect.any(Date) },
      { legal_text: 'TERMS', version: '2026-11', url: TERMS_URL, consented_at: expect.any(Date) },
    ])
  })

  test('A sign-up without consent succeeds, and the member names what is due', async () => {
    const { id, token } = await signUp()
    const due = [
      { ...terms, url: TERMS_URL },
      { ...privacy, url: PRIVACY_URL },
    ]
    expect(await dueOf(token)).toEqual(due)
    const first = await server.call(giveConsent, { token, body: { consents: [terms] } })
    expect(first.data.consentsDue).toEqual(due.slice(1))
    const [before] = await stored(id)
    const both = await server.call(giveConsent, { token, body: { consents: [terms, privacy] } })
    expect(both.data.consentsDue).toEqual([])
    expect(await stored(id)).toContainEqual(before)
  })

  test('A version that is not current is not stored', async () => {
    const former = { text: 'TERMS', version: '2025-01' } as const
    const { id, token } = await signUp({ consents: [former, privacy] })
    expect(await dueOf(token)).toEqual([{ ...terms, url: TERMS_URL }])
    const answer = await server.call(giveConsent, { token, body: { consents: [former] } })
    expect(answer.data.consentsDue).toEqual([{ ...terms, url: TERMS_URL }])
    expect(await stored(id)).toHaveLength(1)
  })

  test('A changed text is due again, and the former consent stays stored', async () => {
    const { id, token } = await signUp({ consents: [terms, privacy] })
    const before = server.services.site
    server.services.site = await siteWith({ TERMS_URL, TERMS_VERSION: '2026-12', PRIVACY_URL })
    try {
      const next = { text: 'TERMS', version: '2026-12' } as const
      expect(await dueOf(token)).toEqual([{ ...next, url: TERMS_URL }])
      await server.call(giveConsent, { token, body: { consents: [next] } })
      expect(await dueOf(token)).toEqual([])
      expect((await stored(id)).map(({ version }) => version)).toEqual([PRIVACY_URL, '2026-11', '2026-12'])
    } finally {
      server.services.site = before
    }
  })

  test('Nothing is due where the operator has set no texts', async () => {
    const own = await runServer()
    const { token } = await aWorker(own)
    expect((await own.call(getMe, { token })).data.consentsDue).toEqual([])
  })
})
