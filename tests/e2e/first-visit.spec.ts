import type { Page } from '@playwright/test'
import { STALL_AFTER } from '../../src/client/browser/connectivity.ts'
import { neverStalled } from './acts.ts'
import { isTakenOver, openComplete } from './drawn-page.ts'
import { expect, type Phone, type Site, test } from './journey.ts'

// Removing a worker during its installation sometimes never ends.
test.use({ isFirstVisit: true, isNeverInstalled: true })

const GONE = '01a1fd33-4b49-7984-915e-c639d26fa4e4'
const NO_SUCH_PAGE = '/news?page=999'

/** Of a phone, to which the server sends another layout than to a desk. */
const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  acceptLanguage: 'en-US',
}

/** Each public page with a selector of its content, and two that do not exist. */
async function pagesOf(site: Site) {
  const [job] = await site.rows<{ id: string }>(`select id from jobs where status = 'IN_PROGRESS' limit 1`)
  const [item] = await site.rows<{ id: string }>('select id from news limit 1')
  return {
    '/': 'main h1',
    '/recruitinfo': 'article h3',
    [`/recruitment/detail/${job?.id}`]: 'article h1',
    '/news': 'main h2',
    [`/news/detail/${item?.id}`]: 'main h1',
    '/home': 'article h3',
    [`/recruitment/detail/${GONE}`]: 'main :text("This job does not exist")',
    [NO_SUCH_PAGE]: 'main :text("This list has no such page.")',
  }
}

/** Collects the page's requests for content. */
function collectReads(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Counting a view is a command, not content.
    if (request.method() !== 'GET') return
    if (/^\/api\/(employee|jobs|news)/.test(pathname)) asked.push(pathname + search)
  })
  return asked
}

/** What a page records about itself from its first element on. */
interface Recorded {
  /** Titles in the server's markup, before any script of the page has run. */
  drawn: string[]
  /** The layout shifts that Cumulative Layout Shift sums up. */
  shifts: number[]
  /** Whether any part of it was busy. */
  wasWaitedFor: boolean
}

/** Runs in the page, before its scripts. */
function record(): void {
  const recorded: Recorded = { drawn: [], shifts: [], wasWaitedFor: false }
  Reflect.set(globalThis, 'recorded', recorded)
  document.addEventListener('readystatechange', () => {
    const titles = document.querySelectorAll('main :is(h1, h2, h3)')
    if (document.readyState === 'interactive')
      recorded.drawn = Array.from(titles, ({ textContent }) => textContent ?? '')
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) recorded.shifts.push(Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (document.querySelector('main [aria-busy]')) recorded.wasWaitedFor = true
  }).observe(document, { subtree: true, childList: true })
}

/** The app has taken over what the server has drawn: the same titles, and nothing has moved. */
async function expectTakeover(page: Page, path: string): Promise<Recorded> {
  await page.waitForFunction(isTakenOver)
  const titles = await page.locator('main :is(h1, h2, h3)').allTextContents()
  const recorded = await page.evaluate(() => Reflect.get(globalThis, 'recorded') as Recorded)
  expect(recorded.drawn.length, path).toBeGreaterThan(0)
  expect(titles, path).toEqual(recorded.drawn)
  const moved = recorded.shifts.reduce((sum, shift) => sum + shift, 0)
  expect(moved, path).toBeLessThanOrEqual(0.02)
  return recorded
}

/** Errors in the console, and those that nothing has caught. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Makes each visit a first one, of a phone. */
async function prepareFirstVisits({ page, context }: Phone, site: Site): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setUserAgentOverride', PHONE)
  await page.addInitScript(neverStalled, STALL_AFTER)
  await page.addInitScript(record)
  return async () => {
    // Not a page of the app, which would write again what is cleared here.
    await page.goto(`${site.url}/robots.txt`)
    await devtools.send('Storage.clearDataForOrigin', {
      origin: site.url,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    })
  }
}

/** The build has compressed scripts, and the server sends them so (first-visit-size.spec.ts). */
async function expectCompressed(page: Page, site: Site): Promise<void> {
  const shell = await (await page.request.get(`${site.url}/signIn`)).text()
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(shell) ?? []
  const sent = await page.request.get(site.url + script, { headers: { 'accept-encoding': 'br' } })
  expect(sent.headers()['content-encoding']).toBe('br')
}

/** The server sends a signed-in member an empty page instead of a visitor's. */
async function expectMemberPage(page: Page, site: Site): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('userType', 'EMPLOYEE')
    localStorage.setItem('token', 'a-token')
    localStorage.setItem('ilteo.memberId', '01a1fd33-4b49-7984-915e-c639d26fa4e4')
  })
  await page.reload()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ value }) => value))
    .toEqual(['.member'])
  const answer = await page.request.get(`${site.url}/recruitinfo`)
  expect(await answer.text()).toContain('<div id="root"></div>')
}

test('the app takes over each public page of a first visit without a request, a shift or an error, and a member gets no visitor’s page', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const asked = collectReads(page)
  const errors = collectErrors(page)
  const leave = await prepareFirstVisits(phone, site)
  for (const [path, content] of Object.entries(await pagesOf(site))) {
    const isMissing = path.includes(GONE) || path === NO_SUCH_PAGE
    await openComplete(page, async () => {
      await leave()
      asked.length = 0
      const answer = await page.goto(site.url + path)
      expect(answer?.status(), path).toBe(isMissing ? 404 : 200)
    })
    const { wasWaitedFor } = await expectTakeover(page, path)
    await expect(page.locator(content).first()).toBeVisible()
    expect(asked, path).toEqual([])
    // Home is left out: its advertisements are not part of the first queries.
    if (isMissing) expect(wasWaitedFor, path).toBe(false)
    // The browser itself reports a page that does not exist.
    else expect(errors, path).toEqual([])
    if (path.includes(GONE)) await expect(page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
  }
  await test.step('scripts arrive compressed', () => expectCompressed(page, site))
  await test.step('a member', () => expectMemberPage(page, site))
})
