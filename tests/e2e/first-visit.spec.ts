import type { Page } from '@playwright/test'
import { isTakenOver, openComplete } from './drawn-page.ts'
import { expect, type Phone, type Site, test } from './journey.ts'

// Removing a worker during its installation sometimes never ends.
test.use({ isFirstVisit: true, isNeverInstalled: true })

const GONE = '01a1fd33-4b49-7984-915e-c639d26fa4e4'

/** Each public page with a selector of its content. */
async function pagesOf(site: Site) {
  const [job] = await site.rows<{ id: string }>(`select id from jobs where status = 'IN_PROGRESS' limit 1`)
  const [item] = await site.rows<{ id: string }>('select id from news limit 1')
  return {
    '/recruitinfo': 'article h3',
    '/recruitinfo?list=life&jobCategories=FACTORY': 'article h3',
    [`/recruitment/detail/${job?.id}`]: 'article h1',
    '/news': 'main h2',
    [`/news/detail/${item?.id}`]: 'main h1',
    '/home': 'article h3',
    [`/recruitment/detail/${GONE}`]: 'main :text("This job does not exist")',
    [`/news/detail/${GONE}`]: 'main :text("This news is no longer here")',
    '/news?page=999': 'main :text("This list has no such page.")',
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

/** Records in the page whether any part of it was busy. */
const recordBusy = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy]')) Reflect.set(globalThis, 'wasWaitedFor', true)
    }).observe(document, { subtree: true, childList: true })
  })

/** Makes each visit a first one. */
async function prepareFirstVisits({ page, context }: Phone, site: Site): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page)
  return async () => {
    await page.goto('about:blank')
    await devtools.send('Storage.clearDataForOrigin', {
      origin: site.url,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    })
  }
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

test('a first visit renders each public page without a request for its content, and a member gets no visitor’s page', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const asked = collectReads(page)
  const leave = await prepareFirstVisits(phone, site)
  await recordBusy(page)
  for (const [path, content] of Object.entries(await pagesOf(site))) {
    await openComplete(page, async () => {
      await leave()
      asked.length = 0
      const answer = await page.goto(site.url + path)
      if (path.includes(GONE)) expect(answer?.status(), path).toBe(404)
    })
    await page.waitForFunction(isTakenOver)
    await expect(page.locator(content).first()).toBeVisible()
    expect(asked, path).toEqual([])
    // Home is left out: its advertisements are not part of the first queries.
    if (path.includes(GONE) || path.includes('999'))
      expect(await page.evaluate(() => Reflect.get(globalThis, 'wasWaitedFor')), path).toBeUndefined()
  }
  await page.goto(`${site.url}/recruitment/detail/${GONE}`)
  await expect(page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
  await test.step('a member', () => expectMemberPage(page, site))
})
