import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { v7 } from 'uuid'
import { listJobs } from '../../src/contract/job/job.ts'
import { getNews, listNews } from '../../src/contract/site/news.ts'
import { freshJobs, goWithin, type Job, loadJob, openJob } from './acts.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { isForgotten, isPersisted } from './kept.ts'

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

test('a visitor reads opened pages while the server is down, fails or is replaced by a captive portal', async ({
  phone: { page, context },
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
  await goWithin(page, '/news')
  await expect(asOf(page)).toBeVisible()
  await page.getByRole('link', { name: newsTitle }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeVisible()

  await test.step('the page of a captive portal does not replace what was read', async () => {
    const portal = await replaceServer(site, 200, '<h1>Hotel Wi-Fi: accept our terms</h1>')
    await loadJob(page, site, job)
    await expect(page.getByText('Hotel Wi-Fi')).toHaveCount(0)
    await goWithin(page, `/recruitment/detail/${never.id}`)
    await expect(page.getByRole('heading', { name: 'The details are not on this device yet' })).toBeVisible()
    await portal.close()
  })
  await test.step('a failing server is not reported as offline', () => openFailingPages(page, site))

  await goWithin(page, `/recruitment/detail/${never.id}`)
  // The list that contains it was read, so its summary is shown.
  await expect(page.getByRole('heading', { level: 1, name: never.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The details are not on this device yet' })).toBeVisible()
  // An app that notices by itself that the server is back takes the button away before it is pressed.
  await context.route('**/healthz', (route) => route.abort())
  site.network.retarget(site.serverPort)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Working conditions' })).toBeVisible()
  await context.unrouteAll({ behavior: 'wait' })
  await expect(asOf(page)).toHaveCount(0)
})

/** An article, a list and a job that were not read before, while the server answers with errors alone. */
async function openFailingPages(page: Page, site: Site): Promise<void> {
  const failing = await replaceServer(site, 503, 'Sorry')
  await page.goto(`${site.url}/news/detail/${v7()}`)
  for (const [path, title] of [
    [null, 'The news could not be loaded'],
    ['/news?page=2', 'The news could not be loaded'],
    [`/recruitment/detail/${v7()}`, 'The job could not be loaded'],
  ] as const) {
    if (path) await goWithin(page, path)
    const error = page.getByRole('alert').filter({ hasText: title })
    await expect(error).toContainText('our server is not responding')
    await expect(error).not.toContainText('You have not opened this page on this device before')
  }
  await failing.close()
}

test.describe('later', () => {
  test.use({ ownPhone: 'sets the clock' })

  test('jobs and articles that were read, listed or promoted are shown offline, a deleted one is gone, and a page reloads itself after reconnecting', async ({
    phone: { page, context },
    site,
  }) => {
    const [job] = await freshJobs(site, 1)
    if (!job) throw new Error('a job is needed')
    const articles = await articlesIn(site)
    await page.goto(`${site.url}/home`)
    await readyForOffline(page)
    await openJob(page, site, job)
    await test.step('links to missing pages', () => openMissingPages(page, context, site))
    await test.step('the list stores its articles', async () => {
      await goWithin(page, '/news')
      await isPersisted(page, listNews)
      for (const article of Object.values(articles)) await isPersisted(page, getNews, article.id)
    })
    await test.step('one article is taken down', () => deleteArticle(page, site, articles.gone))
    await context.setOffline(true)
    await loadJob(page, site, job)
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText('No internet connection')).toBeVisible()
    await test.step('articles are read offline', () => readArticles(page, articles))

    await goWithin(page, `/recruitment/detail/${job.id}`)
    await expect(asOf(page)).toBeVisible()
    // Answers count as fresh for half a minute.
    await page.clock.setFixedTime(Date.now() + 240_000)
    await site.rows('update jobs set title = $1 where id = $2', ['새로운 제목', job.id])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '새로운 제목' })).toBeVisible()
    await expect(asOf(page)).toHaveCount(0)
    await expect(page.getByText('No internet connection')).toHaveCount(0)
  })
})

interface Article {
  id: string
  title: string
}

/** An article of the list, one that only a banner of its page promotes, and one to be deleted. */
async function articlesIn(site: Site): Promise<Record<'listed' | 'promoted' | 'gone', Article>> {
  const inEnglish = `
    select n.id, t.text as title from news n join text_translations t on t.subject_id = n.id
    where t.field = 'NEWS_TITLE' and t.lang_code = 'en'`
  // The oldest article, which no page opened here lists.
  const [promoted] = await site.rows<Article>(`${inEnglish} order by n.published_at limit 1`)
  const [listed] = await site.rows<Article>(`${inEnglish} order by n.published_at desc offset 5 limit 1`)
  if (!promoted || !listed) throw new Error('news are needed')
  await site.rows('update banners set news_id = $1', [promoted.id])
  const gone = { id: v7(), title: '곧 없어질 소식' }
  await site.rows(
    `insert into news (id, title, company, contents, published_at) values ($1, $2, '시험 신문', '내용', now())`,
    [gone.id, gone.title],
  )
  return { listed, promoted, gone }
}

const headline = (page: Page, { title }: Article) => page.getByRole('heading', { level: 1, name: title })

async function deleteArticle(page: Page, site: Site, article: Article): Promise<void> {
  await goWithin(page, `/news/detail/${article.id}`)
  await expect(headline(page, article)).toBeVisible()
  await site.rows('delete from news where id = $1', [article.id])
  // Answers count as fresh for half a minute, and are not requested again before.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This news is no longer here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click()
  await expect(page.getByRole('region', { name: 'More news' }).getByRole('listitem').first()).toBeVisible()
  await isForgotten(page, getNews, article.id, article.title)
  await expect.poll(() => page.evaluate(cachedAnswers, article.id)).toEqual([])
}

/** Runs in the page: addresses of the answers that the service worker keeps. */
async function cachedAnswers(part: string): Promise<string[]> {
  const kept = await (await caches.open('ilteo-public-reads')).keys()
  return kept.map(({ url }) => url).filter((url) => url.includes(part))
}

async function readArticles(page: Page, articles: Record<'listed' | 'promoted' | 'gone', Article>) {
  for (const article of [articles.listed, articles.promoted]) {
    await goWithin(page, `/news/detail/${article.id}`)
    await expect(headline(page, article)).toBeVisible()
    await expect(page.getByText(/^As of /)).toBeVisible()
  }
  await goWithin(page, `/news/detail/${articles.gone.id}`)
  const error = page.getByRole('alert').filter({ hasText: 'The news could not be loaded' })
  await expect(error).toContainText('You have not opened this page on this device before')
  await expect(headline(page, articles.gone)).toHaveCount(0)
  await expect(page.getByText(/^As of /)).toHaveCount(0)
}

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

/** Takes the server's place and answers everything with a page of its own, as captive portals of cafés and hotels do. */
async function replaceServer(site: Site, status: number, text: string) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(text)
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
