import { expect, test } from 'vitest'
import { changePassword, exportMember } from '../../src/contract/account/member-account.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { createRenderingLimit, createRateLimits, RATE_LIMITS } from '../../src/server/http/rate-limits.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

/** A server on which each of these limits allows one use. */
async function strict(...names: (keyof typeof RATE_LIMITS)[]): Promise<RunningServer> {
  const server = await runServer({ webRoot: await aWebRoot() })
  const once = Object.fromEntries(names.map((name) => [name, { uses: 1, seconds: 3600 }]))
  // Mutated in place, as some routes took the limits when the server was created.
  Object.assign(server.services.limits, createRateLimits(server.database.pool, once))
  return server
}

test('Correct passwords count towards the limits too', async () => {
  const server = await strict('password-address', 'password-member')
  const { email, token } = await aWorker(server)
  const body = { authType: 'EMAIL', email, password: PASSWORD }
  expect((await server.call(signIn, { body })).status).toBe(200)
  expect((await server.call(signIn, { body })).status).toBe(429)
  const change = { token, body: { currentPassword: 'another one', password: 'no matter which' } }
  expect((await server.call(changePassword, change)).status).toBe(422)
  expect((await server.call(changePassword, change)).status).toBe(429)
})

test('Exports and sitemap parts are counted before they are generated', async () => {
  const server = await strict('export-member', 'sitemap')
  const { token } = await aWorker(server)
  expect((await server.call(exportMember, { token })).status).toBe(200)
  expect((await server.call(exportMember, { token })).status).toBe(429)
  expect((await server.fetch('/sitemaps/news.xml')).status).toBe(200)
  expect((await server.fetch('/sitemaps/news.xml')).status).toBe(429)
})

test('A share card is counted only if it has to be generated', async () => {
  const server = await strict('share-card')
  const { db } = server.database
  const job = aJob(await aCompany(db, new Date()), new Date())
  await publish(db, job)
  const statusOf = async (path: string) => (await server.fetch(path)).status
  expect(await statusOf('/share/site.jpg')).toBe(200)
  expect(await statusOf('/share/site.jpg')).toBe(200)
  expect(await statusOf(`/share/jobs/${job.id}.jpg`)).toBe(429)
})

test('The number of pages rendered for an address is limited', async () => {
  const mayRender = createRenderingLimit({ points: 1, duration: 60 })
  expect([await mayRender('a'), await mayRender('a'), await mayRender('b')]).toEqual([true, false, true])
})
