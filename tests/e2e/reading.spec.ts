import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { listJobs } from '../../src/contract/job/job.ts'
import { getNews, listNews } from '../../src/contract/site/news.ts'
import { detailOf, freshJobs, goWithin, type Job, loadJob, openJob } from './acts.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { isPersisted } from './kept.ts'

const asOf = (page: Page) => page.getByText(/^As of /).first()

/**
 * Opens home, the list, a job, the news and an article as a visitor.
 * @returns what was read, and a job of the list that was not opened
 */
async function readAround(page: Page, site: Site) {
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('a job is needed')
  await page.goto(`${site.url}/home`)
  await readyForOffline(page)
  await goWithin(page, '/recruitInfo')
  const jobTitle = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .locator('[lang="ko"]')
    .innerText()
  await isPersisted(page, listJobs, JSON.stringify(jobTitle))
  const never = await listedJob(page, site, job)
  await isPersisted(page, listJobs, never.id)
  await openJob(page, site, job)
  await goWithin(page, '/news')
  const article = page.getByRole('region', { name: 'More news' }).getByRole('listitem').first()
  await article.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/detail\//)
  const newsTitle = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText()
  for (const read of [listNews, getNews]) await isPersisted(page, read, JSON.stringify(newsTitle))
  await goWithin(page, '/home')
  await expect(page.getByRole('region', { name: 'Premium' }).getByRole('article').first()).toBeVisible()
  await isPersisted(page, listJobs, '"productType":"PREMIUM"')
  return { posting: job, never, job: jobTitle, news: newsTitle }
}

/** The first job of the open list but for the given one. */
async function listedJob(page: Page, site: Site, but: Job): Promise<Job> {
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const id = paths.map((path) => path.split('/').pop()).find((each) => each && each !== but.id)
  const [found] = await site.rows<Job>('select id, title from jobs where id = $1', [id])
  if (!found) throw new Error('the list shows no second job')
  return found
}

test('a visitor reads opened pages while the server is down or a captive portal answers', async ({
  phone: { page },
  site,
}) => {
  const { posting: job, never, job: jobTitle, news: newsTitle } = await readAround(page, site)
  site.network.retarget(null)

  await page.goto(`${site.url}/home`)
  await expect(page.getByRole('region', { name: 'Premium' }).getByRole('article').first()).toBeVisible()
  await page.goto(`${site.url}/recruitinfo`)
  await expect(page.getByRole('link', { name: jobTitle })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await loadJob(page, site, job)
  await expect(asOf(page)).toBeVisible()
  await page.goto(`${site.url}/news`)
  await expect(asOf(page)).toBeVisible()
  await page.getByRole('link', { name: newsTitle }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeVisible()

  await test.step('the page of a captive portal does not replace what was read', async () => {
    const portal = await captivePortal(site)
    await loadJob(page, site, job)
    await expect(page.getByText('Hotel Wi-Fi')).toHaveCount(0)
    await page.goto(detailOf(site, never))
    await expect(page.getByRole('heading', { name: 'The details are not on this device yet' })).toBeVisible()
    await portal.close()
  })

  await page.goto(detailOf(site, never))
  // The list that contains it was read, so its summary is shown.
  await expect(page.getByRole('heading', { level: 1, name: never.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The details are not on this device yet' })).toBeVisible()
  site.network.retarget(site.serverPort)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Working conditions' })).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  await loadJob(page, site, job)
})

test.describe('later', () => {
  test.use({ ownPhone: 'sets the clock' })

  test('a page read offline, or not found there, reloads itself after reconnecting', async ({
    phone: { page, context },
    site,
  }) => {
    const [job] = await freshJobs(site, 1)
    if (!job) throw new Error('a job is needed')
    await page.goto(`${site.url}/home`)
    await readyForOffline(page)
    await openJob(page, site, job)
    await test.step('links to missing pages', () => openMissingPages(page, context, site))
    await context.setOffline(true)
    await loadJob(page, site, job)
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText('No internet connection')).toBeVisible()
    // Answers count as fresh for half a minute.
    await page.clock.setFixedTime(Date.now() + 120_000)
    await site.rows('update jobs set title = $1 where id = $2', ['새로운 제목', job.id])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '새로운 제목' })).toBeVisible()
    await expect(asOf(page)).toHaveCount(0)
    await expect(page.getByText('No internet connection')).toHaveCount(0)
  })
})

/** Opens addresses of missing entities offline, where the app answers, and then online, where the server does. */
async function openMissingPages(page: Page, context: BrowserContext, site: Site): Promise<void> {
  const gone = '01a1fd33-4b49-7984-915e-c639d26fa4e4'
  for (const [path, unread, words] of [
    [`/recruitment/detail/${gone}`, 'The job could not be loaded', 'This job does not exist'],
    [`/news/detail/${gone}`, 'The news could not be loaded', 'This news is no longer here'],
  ] as const) {
    await context.setOffline(true)
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1, name: unread })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  }
}

/** Takes the server's place and answers everything with its own page, as in cafés and hotels. */
async function captivePortal(site: Site) {
  const { createServer } = await import('node:http')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi: accept our terms</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site.network.retarget((server.address() as AddressInfo).port)
  return {
    close() {
      site.network.retarget(null)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
