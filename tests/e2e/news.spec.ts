import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { STALL_AFTER } from '../../src/client/browser/connectivity.ts'
import { neverStalled } from './acts.ts'
import { expect, test, type Site } from './journey.ts'

/** Publishes an article with a picture and a link to the original. @returns its id */
async function published(site: Site, contents: string, image: string, link: string): Promise<string> {
  const id = v7()
  await site.rows(
    `insert into files (reference, type, content_type, size, is_public, created_at)
       values ($1, 'news', 'image/png', 1, true, now())`,
    [image],
  )
  await site.rows(
    `insert into news (id, title, company, contents, image_file, link_url, published_at)
       values ($1, '시험 소식', '시험 신문', $2, $3, $4, now())`,
    [id, contents, image, link],
  )
  return id
}

test('an article counts its reader and a banner its click, and no markup in an article runs', async ({
  phone: { page },
  site,
}) => {
  await test.step('a click on a banner is counted', () => countClick(page, site))
  await test.step('an article is text, and its reader is counted', () => expectPlainText(page, site))
})

async function countClick(page: Page, site: Site): Promise<void> {
  const [banner] = await site.rows<{ id: string; title: string }>(
    `select b.id, t.text as title from banners b join text_translations t on t.subject_id = b.news_id
     where t.field = 'NEWS_TITLE' and t.lang_code = 'en' order by b.place, b.id limit 1`,
  )
  if (!banner) throw new Error('a banner is needed')
  await page.goto(`${site.url}/news`)
  const counted = page.waitForResponse((response) => response.url().endsWith('/clicks'))
  await page.getByRole('region', { name: 'Featured news' }).getByRole('link', { name: banner.title }).click()
  await expect(page).toHaveURL(/\/news\/detail\//)
  expect((await counted).status()).toBe(200)
  expect(await site.rows('select click_count from banners where id = $1', [banner.id])).toEqual([
    { click_count: 1 },
  ])
}

async function expectPlainText(page: Page, site: Site): Promise<void> {
  const contents =
    '<script>document.title = "run"</script><img src=x onerror="document.title = \'run\'">\n\n더 보기: https://press.example/a입니다. javascript:alert(1)'
  const id = await published(site, contents, 'not-there.png', 'javascript:alert(1)')
  await page.addInitScript(neverStalled, STALL_AFTER)
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
  const counted = page.waitForResponse((response) => response.url().endsWith(`${id}/views`))
  await page.goto(`${site.url}/news/detail/${id}`)
  expect((await counted).status()).toBe(200)
  expect(await site.rows('select hit_count from news where id = $1', [id])).toEqual([{ hit_count: 1 }])
  const body = page.getByRole('article')
  await expect(body.getByText('<script>document.title = "run"</script>')).toBeVisible()
  await expect(body.locator('script, p img')).toHaveCount(0)
  await expect(body.getByRole('link')).toHaveCount(1)
  await expect(body.getByRole('link')).toHaveAttribute('href', 'https://press.example/a')
  await expect(body.locator('img')).toHaveCount(0)
  expect(await page.title()).not.toBe('run')
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeUndefined()
}
