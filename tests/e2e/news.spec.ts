import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import { v7 } from 'uuid'
import { getNews, listNews } from '../../src/contract/site/news.ts'
import { freshJobs } from './acts.ts'
import { isForgotten, isPersisted } from './kept.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'

interface Article {
  id: string
  title: string
}

/** Publishes an article now, which makes it the first of the list. */
async function published(site: Site, contents: string, more: { image?: string; link?: string } = {}) {
  const article = { id: v7(), title: `소식 ${v7().slice(-8)}` }
  if (more.image) {
    await site.rows(
      `insert into files (reference, type, content_type, size, is_public, created_at)
         values ($1, 'news', 'image/png', 1, true, now())`,
      [more.image],
    )
  }
  await site.rows(
    `insert into news (id, title, company, contents, image_file, link_url, published_at)
       values ($1, $2, '시험 신문', $3, $4, $5, now())`,
    [article.id, article.title, contents, more.image ?? null, more.link ?? null],
  )
  return article
}

const open = (page: Page, site: Site, { id }: Pick<Article, 'id'>) =>
  page.goto(`${site.url}/news/detail/${id}`)

const title = (page: Page, { title: name }: Pick<Article, 'title'>) =>
  page.getByRole('heading', { level: 1, name })

const more = (page: Page) => page.getByRole('region', { name: 'More news' }).getByRole('listitem')

const hits = async (site: Site, id: string) =>
  (await site.rows<{ hit_count: number }>('select hit_count from news where id = $1', [id]))[0]?.hit_count

test('an article counts each reader once, a banner each click once, and no markup in an article runs', async ({
  phone: { page },
  site,
}) => {
  await test.step('readers are counted', () => countReaders(page, site))
  await test.step('clicks are counted', () => countClicks(page, site))
  await test.step('an article is text', () => expectPlainText(page, site))
})

async function countReaders(page: Page, site: Site): Promise<void> {
  const article = await published(site, '내용')
  for (let time = 0; time < 2; time += 1) {
    const counted = page.waitForResponse((response) => response.url().endsWith('/views'))
    await open(page, site, article)
    expect((await counted).status()).toBe(200)
  }
  expect(await hits(site, article.id)).toBe(1)
}

async function countClicks(page: Page, site: Site): Promise<void> {
  const [banner] = await site.rows<{ id: string; title: string }>(
    `select b.id, t.text as title from banners b join text_translations t on t.subject_id = b.news_id
     where t.field = 'NEWS_TITLE' and t.lang_code = 'en' order by b.place, b.id limit 1`,
  )
  if (!banner) throw new Error('a banner is needed')
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`${site.url}/news`)
    const counted = page.waitForResponse((response) => response.url().endsWith('/clicks'))
    await page
      .getByRole('region', { name: 'Featured news' })
      .getByRole('link', { name: banner.title })
      .click()
    await expect(page).toHaveURL(/\/news\/detail\//)
    expect((await counted).status()).toBe(200)
  }
  const [row] = await site.rows<{ click_count: number }>('select click_count from banners where id = $1', [
    banner.id,
  ])
  expect(row?.click_count).toBe(1)
}

async function expectPlainText(page: Page, site: Site): Promise<void> {
  const contents =
    '<script>document.title = "run"</script><img src=x onerror="document.title = \'run\'">\n\n더 보기: https://press.example/a입니다. javascript:alert(1)'
  const article = await published(site, contents, { image: 'not-there.png', link: 'javascript:alert(1)' })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().filter((entry) => Reflect.get(entry, 'value') > 0)
      if (moved.length > 0)
        Reflect.set(
          window,
          'shifted',
          moved.map((entry) => entry.toJSON()),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, site, article)
  const body = page.getByRole('article')
  await expect(body.getByText('<script>document.title = "run"</script>')).toBeVisible()
  await expect(body.locator('script, p img')).toHaveCount(0)
  await expect(body.getByRole('link')).toHaveCount(1)
  await expect(body.getByRole('link')).toHaveAttribute('href', 'https://press.example/a')
  await expect(body.locator('img')).toHaveCount(0)
  expect(await page.title()).not.toBe('run')
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeUndefined()

  const other = await published(site, '내용', { link: 'https://www.moel.go.kr/news/1' })
  await open(page, site, other)
  const original = body.getByRole('link', { name: 'Read the original at moel.go.kr' })
  await expect(original).toHaveAttribute('href', 'https://www.moel.go.kr/news/1')
  await expect(original).toHaveAttribute('rel', /noopener/)
}

const IN_ENGLISH = `
  select n.id, t.text as title from news n join text_translations t on t.subject_id = n.id
  where t.field = 'NEWS_TITLE' and t.lang_code = 'en'`

test.describe('later', () => {
  test.use({ ownPhone: 'sets the clock' })

  test('listed and promoted articles can be read offline, and a deleted one is gone', async ({
    phone: { page, context },
    site,
  }) => {
    // The oldest article, which no page opened here lists.
    const [target] = await site.rows<Article>(`${IN_ENGLISH} order by n.published_at limit 1`)
    const [listed] = await site.rows<Article>(`${IN_ENGLISH} order by n.published_at desc offset 5 limit 1`)
    if (!target || !listed) throw new Error('news are needed')
    await site.rows('update banners set news_id = $1', [target.id])
    const gone = await published(site, '내용')
    await page.goto(`${site.url}/news`)
    await readyForOffline(page)
    await isPersisted(page, listNews)
    for (const article of [listed, target, gone]) await isPersisted(page, getNews, article.id)
    await test.step('one is taken down', () => deleteArticle(page, site, gone))
    await context.setOffline(true)

    for (const article of [listed, target]) {
      await open(page, site, article)
      await expect(title(page, article)).toBeVisible()
      await expect(page.getByText(/^As of /)).toBeVisible()
    }
    const error = page.getByRole('heading', { name: 'The news could not be loaded' })
    await open(page, site, gone)
    await expect(error).toBeVisible()
    await expect(title(page, gone)).toHaveCount(0)
    await open(page, site, { id: v7() })
    await expect(error).toBeVisible()
    await expect(page.getByText(/^You have not opened this page on this device before/)).toBeVisible()
    await expect(page.getByText(/^As of /)).toHaveCount(0)

    await page.goto(`${site.url}/news?page=5`)
    await expect(error).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'First page' }).click()
    await expect(page).toHaveURL(`${site.url}/news`)
    await expect(more(page).first()).toBeVisible()
  })
})

async function deleteArticle(page: Page, site: Site, article: Article): Promise<void> {
  await open(page, site, article)
  await expect(title(page, article)).toBeVisible()
  await site.rows('delete from news where id = $1', [article.id])
  // Answers count as fresh for half a minute, and are not requested again before.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This news is no longer here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click()
  await expect(more(page).first()).toBeVisible()
  await isForgotten(page, getNews, article.id, article.title)
  await expect.poll(() => page.evaluate(cachedAnswers, article.id)).toEqual([])
}

/** Runs in the page: addresses of the answers that the service worker keeps. */
async function cachedAnswers(part: string): Promise<string[]> {
  const kept = await (await caches.open('ilteo-public-reads')).keys()
  return kept.map(({ url }) => url).filter((url) => url.includes(part))
}

test('a failing server is not reported as offline', async ({ phone: { page }, site }) => {
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('a job is needed')
  const broken = createServer((_, answer) =>
    answer.writeHead(503, { 'content-type': 'text/html' }).end('Sorry'),
  )
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const address = broken.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  site.network.retarget(address.port)
  await page.goto(`${site.url}/recruitment/detail/${job.id}`)
  const jobAlert = page.getByRole('alert').filter({ hasText: 'The job could not be loaded' })
  await expect(jobAlert).toContainText('our server is not responding')
  const error = page.getByRole('alert').filter({ hasText: 'The news could not be loaded' })
  await page.goto(`${site.url}/news/detail/${v7()}`)
  await expect(error).toContainText('our server is not responding')
  await page.goto(`${site.url}/news`)
  await expect(error).toContainText('our server is not responding')
  await expect(error).not.toContainText('You have not opened this page on this device before')
  site.network.retarget(site.serverPort)
  broken.close()
  broken.closeAllConnections()
  await error.getByRole('button', { name: 'Reload' }).click()
  await expect(more(page).first()).toBeVisible()
})
