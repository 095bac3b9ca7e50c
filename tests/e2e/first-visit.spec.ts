import type { Page } from '@playwright/test'
import { isTakenOver, openWhole } from './drawn-page.ts'
import { expect, type Phone, type Site, test } from './journey.ts'

test.use({ isFirstVisit: true })

const GONE = '01a1fd33-4b49-7984-915e-c639d26fa4e4'

/** Each public page, and what of its content shows. */
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
    [`/recruitment/detail/${GONE}`]: 'main :text("There is no such job")',
    [`/news/detail/${GONE}`]: 'main :text("This news is no longer here")',
    '/news?page=999': 'main :text("There is no such page in this list.")',
  }
}

/** What each page has asked the API of its content. */
function followReads(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // A view is counted a little later; it is no content.
    if (request.method() !== 'GET') return
    if (/^\/api\/(employee|jobs|news)/.test(pathname)) asked.push(pathname + search)
  })
  return asked
}

/** Remembers in the page whether anything of it was waited for. */
const watchWaiting = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy]')) Reflect.set(globalThis, 'wasWaitedFor', true)
    }).observe(document, { subtree: true, childList: true })
  })

/**
 * As on a phone that was never here: nothing stored, no worker. None comes at all, as clearing one away that is just being
 * installed does not always end.
 */
async function neverHere({ page, context }: Phone, site: Site): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('later'))
  })
  return async () => {
    await page.goto('about:blank')
    await devtools.send('Storage.clearDataForOrigin', {
      origin: site.url,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    })
  }
}

/** Who signed in is shown no visitor's page on the way to their own. */
async function membersPage(page: Page, site: Site): Promise<void> {
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

test('a first visit shows each public page, and that of what is gone, from what came with it, without asking the API for its content; who signed in here is shown no visitor’s page on the way to their own', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const asked = followReads(page)
  const leave = await neverHere(phone, site)
  await watchWaiting(page)
  for (const [path, content] of Object.entries(await pagesOf(site))) {
    await openWhole(page, async () => {
      await leave()
      asked.length = 0
      const answer = await page.goto(site.url + path)
      if (path.includes(GONE)) expect(answer?.status(), path).toBe(404)
    })
    await page.waitForFunction(isTakenOver)
    await expect(page.locator(content).first()).toBeVisible()
    expect(asked, path).toEqual([])
    // Not of home, whose advertisements are no content.
    if (path.includes(GONE) || path.includes('999'))
      expect(await page.evaluate(() => Reflect.get(globalThis, 'wasWaitedFor')), path).toBeUndefined()
  }
  await page.goto(`${site.url}/recruitment/detail/${GONE}`)
  await expect(page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
  await test.step('a member', () => membersPage(page, site))
})
