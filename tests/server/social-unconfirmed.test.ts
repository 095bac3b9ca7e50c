import { expect, test } from 'vitest'
import { createMember } from '../../src/contract/account/member.ts'
import { aWorker } from '../support/members.ts'
import { runServer } from '../support/server.ts'
import { socialServers, type SocialPerson } from '../support/social-servers.ts'

test('An account of a provider asks about five unconfirmed addresses a day, taken or not', async () => {
  const vendors = await socialServers()
  const server = await runServer({ services: { social: vendors.providers } })
  const worker = await aWorker(server)
  const signUp = (person: SocialPerson) => {
    const thirdPartyAccessToken = vendors.kakao.aToken(person)
    return server.call(createMember, { body: { authType: 'KAKAO', role: 'EMPLOYEE', thirdPartyAccessToken } })
  }
  for (let tries = 0; tries < 5; tries++)
    expect((await signUp({ id: '7', email: worker.email })).problem.responseCode).toBe('ACCOUNT_EXISTS')
  for (const email of [worker.email, `${crypto.randomUUID()}@ilteo.test`])
    expect((await signUp({ id: '7', email })).problem.responseCode).toBe('TOO_MANY_REQUESTS')
  const confirmed = { id: '7', email: `${crypto.randomUUID()}@ilteo.test`, isEmailVerified: true }
  expect((await signUp(confirmed)).status).toBe(201)
})
