import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, readyForOffline, type Site, test } from './journey.ts'
import { isDrafted } from './kept.ts'

/** Changes what a request gets in place of the answer; null leaves it. */
type Change = (path: string, body: Buffer) => Buffer | null

interface Middlebox {
  change: Change
  /** Paths whose answers were changed. */
  readonly changed: Set<string>
}

/** A proxy between phone and server that changes the bytes of scripts and keeps their type and caching. */
const damaging = test.extend<{ middlebox: Middlebox }>({
  middlebox: async ({ site }, use) => {
    const middlebox: Middlebox = { change: () => null, changed: new Set() }
    const server = createServer((incoming, outgoing) => forward(incoming, outgoing, site, middlebox))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site.network.retarget((server.address() as AddressInfo).port)
    await use(middlebox)
    site.network.retarget(site.serverPort)
    await closed(server)
  },
})

function forward(incoming: IncomingMessage, outgoing: ServerResponse, site: Site, middlebox: Middlebox) {
  const { method, url = '/', headers } = incoming
  const asked = request(
    {
      port: site.serverPort,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    },
    (answer) => {
      const path = url.split('?', 1)[0] ?? ''
      if (!path.endsWith('.js')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(outgoing)
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const changed = middlebox.change(path, body)
        if (changed) middlebox.changed.add(path)
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        outgoing.end(changed ?? body)
      })
    },
  )
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Opens a page whose app may not start, which `goto` would wait for. */
const open = (page: Page, address: string) => page.evaluate((to) => location.assign(to), address)

/** The cached scripts whose bytes differ from the build's. */
async function damagedOnPhone(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => {
    const found: [path: string, digest: string][] = []
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const entry of await cache.keys()) {
        const { pathname } = new URL(entry.url)
        const bytes = pathname.endsWith('.js') && (await (await cache.match(entry))?.bytes())
        if (!bytes) continue
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        found.push([pathname, Array.from(digest, (each) => each.toString(16).padStart(2, '0')).join('')])
      }
    }
    return found
  })
  expect(stored.length).toBeGreaterThan(100)
  const ofBuild = (path: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(`../../dist${path}`, import.meta.url)))
      .digest('hex')
  return stored.filter(([path, digest]) => ofBuild(path) !== digest).map(([path]) => path)
}

damaging.use({ isFirstVisit: true, hasScriptErrors: true })

damaging(
  'scripts that a proxy damages are not installed, a page that they stop is repaired, and a draft stays',
  async ({ phone: { page }, site, middlebox }) => {
    const panel = page.getByRole('alert').filter({ hasText: 'Part of the app is missing or damaged' })

    await test.step('damaged during the first installation', async () => {
      // Those of the sign-up page arrive; what is precached after it is cut in half or something else.
      const arrived = new Set<string>()
      middlebox.change = (path, body) => {
        if (!path.startsWith('/assets/') || !path.includes('esume')) return arrived.add(path) && null
        return path.length % 2 === 0
          ? body.subarray(0, body.length / 2)
          : Buffer.from('export const portal = 1\n')
      }
      await page.goto(`${site.url}/signUp`)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sokha Chan')
      await isDrafted(page, 'Sokha Chan')
      await expect.poll(() => middlebox.changed.size).toBeGreaterThan(0)
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null),
      ).toBeNull()
    })

    await test.step('the next attempt installs the app', async () => {
      middlebox.change = () => null
      await page.reload()
      await readyForOffline(page)
      expect(await damagedOnPhone(page)).toEqual([])
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sokha Chan')
    })

    await test.step('a damage on the phone stops the app, which offers to repair it', async () => {
      await page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => each.startsWith('workbox-precache')) ?? ''
        const cache = await caches.open(name)
        const entry = new URL(document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src ?? '')
          .pathname
        const headers = { 'content-type': 'text/javascript' }
        await cache.put(entry, new Response('const half = {', { headers }))
      })
      await open(page, `${site.url}/signUp?again`)
      await expect(panel).toBeVisible()
      const button = panel.getByRole('button', { name: 'Repair' })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
    })

    await test.step('without a network nothing is removed', async () => {
      site.network.set('reset')
      await page.keyboard.press('Enter')
      await expect(panel).toContainText('There is no connection.')
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        1,
      )
      site.network.set('pass')
    })

    await test.step('repairing loads the app again, and the draft is there', async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sokha Chan')
      await expect(panel).toHaveCount(0)
      await readyForOffline(page)
      expect(await damagedOnPhone(page)).toEqual([])
    })
  },
)

damaging.describe('in Nepali', () => {
  damaging.use({ locale: 'ne-NP' })

  damaging(
    'a public page whose scripts are damaged says so in its language, and what the browser has stored of them is replaced',
    async ({ phone: { page }, site, middlebox }) => {
      middlebox.change = (path) => (path.startsWith('/assets/index') ? Buffer.from('/* nothing */') : null)
      await open(page, `${site.url}/news`)
      const repair = page.getByRole('alert').getByRole('button', { name: 'मर्मत गर्नुहोस्' })
      await expect(repair).toBeVisible()
      expect(middlebox.changed.size).toBe(1)
      // What was damaged has arrived as unchangeable for a year.
      middlebox.change = () => null
      await repair.click()
      await page.waitForFunction(() => document.documentElement.dataset['app'] === 'shown')
      await expect(repair).toHaveCount(0)
    },
  )
})
