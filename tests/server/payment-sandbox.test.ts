import { beforeAll, expect, test } from 'vitest'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  employer = await aVerifiedEmployer(server)
})

const pageOf = (orderId: string) => server.services.payments.sandbox!.pageOf(orderId)
const press = (page: string, body: URLSearchParams | string) =>
  server.fetch(page, { method: 'POST', body, redirect: 'manual' })

test('The sandbox page requires its signature and accepts only possible outcomes', async () => {
  const { id } = await till.begin(employer)
  const other = await till.begin(employer)
  const page = pageOf(id)
  expect((await server.fetch(page.replace(id, other.id))).status).toBe(404)
  expect((await press(page, new URLSearchParams({ outcome: 'REFUND' }))).status).toBe(400)
  expect((await press(page, 'outcome=APPROVE')).status).toBe(415)
  expect((await till.atProvider(id))?.status).toBe('READY')
})

test('The sandbox page offers to go back without paying only before the payment', async () => {
  const { id } = await till.begin(employer)
  const page = pageOf(id)
  const text = async () => (await server.fetch(page)).text()
  expect(await text()).toContain('Go back without paying')
  await press(page, new URLSearchParams({ outcome: 'APPROVE' }))
  const after = await text()
  expect(after).toContain('This payment is over')
  expect(after).not.toContain('without paying')
})

test('The sandbox page escapes the title of the announcement', async () => {
  const title = `</dd><script>alert("1")</script> & 'x'`
  const { data } = await announcementActions(server).publish(employer, { productType: 'LOCAL', title })
  const { id } = await till.begin(employer, { productId: 'local-30', jobId: data.id })
  const html = await (await server.fetch(pageOf(id))).text()
  expect(html).toContain(`&lt;/dd&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; `)
  expect(html).not.toContain('<script')
})
