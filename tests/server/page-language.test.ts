import { beforeAll, expect, test } from 'vitest'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
})

async function page(path: string, headers: Record<string, string>) {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Mobile Safari/537.36' }
  return { html: await (await server.fetch(path, { headers: { ...phone, ...headers } })).text() }
}

const attribute = (html: string, start: string) =>
  html.split(`<${start}`)[1]?.match(/(?:content|href)="([^"]*)"/)?.[1]

test.each([
  ['fr-FR,fr;q=0.9,en;q=0.8', 'drawn en phone asking'],
  ['fr', 'drawn en phone asking'],
  ['en-US,en', 'drawn en phone /news'],
  ['', 'drawn en phone /news'],
])(
  'The languages are offered to a browser that asks for %j only where its first is unknown',
  async (languages, start) => {
    expect((await page('/news', { 'accept-language': languages })).html).toContain(start)
  },
)

test('A reader who chose a language is not offered them again, whatever their browser asks for', async () => {
  const headers = { 'accept-language': 'fr', cookie: 'ilteo.reader=ko.' }
  expect((await page('/news', headers)).html).toContain('drawn ko phone /news')
})

test('A language that no longer exists, stored by an earlier version, counts as none', async () => {
  const headers = { 'accept-language': 'ko', cookie: 'ilteo.reader=xx.' }
  expect((await page('/news', headers)).html).toContain('drawn ko phone /news')
})

test("The manifest that a page names is in the reader's language, and is that of the same app", async () => {
  const { html } = await page('/news', { 'accept-language': 'en' })
  const address = attribute(html, 'link rel="manifest"') ?? ''
  const answer = await server.fetch(address)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    id: '/',
    name: 'Ilteo',
    lang: 'en',
    shortcuts: [{ url: '/recruitInfo', name: 'Find jobs', short_name: 'Jobs' }],
  })
  expect((await server.fetch('/manifest-xx.webmanifest')).status).toBe(404)
})
