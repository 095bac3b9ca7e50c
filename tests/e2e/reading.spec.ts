import type { BrowserContext, Page } from '@playwright/test'
import { listJobs } from '../../src/contract/job/job.ts'
import { getNews, listNews } from '../../src/contract/site/news.ts'
import { detailOf, freshPostings, openPosting } from './acts.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { isKept } from './kept.ts'

const asOf = (page: Page) => page.getByText(/^As of /).first()

/** A visitor's round: home, list, a posting, the news, and an article; returns what there was to read. */
async function readAround(page: Page, site: Site) {
  const [posting, never] = await freshPostings(site, 2)
  if (!posting || !never) throw new Error('two postings are needed')
  await page.goto(`${site.url}/home`)
  await readyForOffline(page)
  await page.goto(`${site.url}/recruitinfo`)
  const job = await page.getByRole('article').first().getByRole('heading').innerText()
  await isKept(page, listJobs, JSON.stringify(job))
  await openPosting(page, site, posting)
  await page.goto(`${site.url}/news`)
  const article = page.getByRole('region', { name: 'More news' }).getByRole('listitem').first()
  await article.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/detail\//)
  const news = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText()
  for (const read of [listNews, getNews]) await isKept(page, read, JSON.stringify(news))
  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('region', { name: 'Premium' }).getByRole('article').first()).toBeVisible()
  await isKept(page, listJobs, '"productType":"PREMIUM"')
  return { posting, never, job, news }
}

test('a visitor reads everything they have opened while the server is gone, and behind a captive portal, and sees of when it is', async ({
  phone: { page },
  site,
}) => {
  const { posting, never, job, news } = await readAround(page, site)
  await site.stopServer()

  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('region', { name: 'Premium' }).getByRole('article').first()).toBeVisible()
  await page.goto(`${site.url}/recruitinfo`)
  await expect(page.getByRole('link', { name: job, exact: true })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await openPosting(page, site, posting)
  await expect(asOf(page)).toBeVisible()
  await page.goto(`${site.url}/news`)
  await expect(asOf(page)).toBeVisible()
  await page.getByRole('link', { name: news }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: news })).toBeVisible()

  await test.step('the page of a captive portal does not take the place of what was read', async () => {
    const portal = await captivePortal(site)
    await openPosting(page, site, posting)
    await expect(page.getByText('Hotel Wi-Fi')).toHaveCount(0)
    await page.goto(detailOf(site, never))
    await expect(page.getByRole('heading', { name: 'The details are not on this phone yet' })).toBeVisible()
    await portal.close()
  })

  await page.goto(detailOf(site, never))
  // Its list was read, so what the list knew of it is there.
  await expect(page.getByRole('heading', { level: 1, name: never.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The details are not on this phone yet' })).toBeVisible()
  await site.startServer()
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { name: 'Working conditions' })).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  await openPosting(page, site, posting)
})

test('what was read without a network, or could not be, is read anew by itself when it is back', async ({
  phone: { page, context },
  site,
}) => {
  const [posting] = await freshPostings(site, 1)
  if (!posting) throw new Error('a posting is needed')
  await page.goto(`${site.url}/home`)
  await readyForOffline(page)
  await openPosting(page, site, posting)
  await test.step('a deep link to what is gone', () => deepLinksToNothing(page, context, site))
  await context.setOffline(true)
  await openPosting(page, site, posting)
  await expect(asOf(page)).toBeVisible()
  await expect(page.getByText('No internet connection')).toBeVisible()
  // What is younger than half a minute counts as fresh.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await site.rows('update jobs set title = $1 where id = $2', ['새로운 제목', posting.id])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '새로운 제목' })).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  await expect(page.getByText('No internet connection')).toHaveCount(0)
})

/** They are answered by the app without a network, and by the server once there is one. */
async function deepLinksToNothing(page: Page, context: BrowserContext, site: Site): Promise<void> {
  const gone = '01a1fd33-4b49-7984-915e-c639d26fa4e4'
  for (const [path, unread, words] of [
    [`/recruitment/detail/${gone}`, 'The job could not be loaded', 'There is no such job'],
    [`/news/detail/${gone}`, 'The news could not be loaded', 'This news is no longer here'],
  ] as const) {
    await context.setOffline(true)
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1, name: unread })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  }
}

/** Stands where the server stood and answers everything with its own page, as cafés and hotels do. */
async function captivePortal(site: Site) {
  const { createServer } = await import('node:http')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi: accept our terms</h1>')
  })
  await new Promise<void>((resolve) => server.listen(site.serverPort, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
