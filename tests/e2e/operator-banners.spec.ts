import type { Page } from '@playwright/test'
import { everythingStored } from './announcement-acts.ts'
import { escaped } from '../support/escaped.ts'
import { twoColorImage } from '../support/images.ts'
import { goWithin } from './acts.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator } from './operator-acts.ts'

test('an operator reorders banners with the keyboard, chooses a banner’s readers and its news, removes one, and adds an advertisement', async ({
  desk,
  site,
}) => {
  await test.step('places', () => reorderBanners(desk, site))
  await test.step('the readers of a banner', () => chooseReaders(desk, site))
  await test.step('the news of a banner', () => chooseNews(desk, site))
  await test.step('a banner that goes', () => removeBanner(desk, site))
  await test.step('an advertisement', () => addAdvertisement(desk, site))
})

/** The title that a reader of English sees. */
async function englishTitle(site: Site, title: string): Promise<string> {
  const [banner] = await site.rows<{ text: string }>(
    `select t.text from banners b join text_translations t on t.subject_id = b.news_id
     where b.title = $1 and t.field = 'NEWS_TITLE' and t.lang_code = 'en'`,
    [title],
  )
  if (!banner) throw new Error(`“${title}” has no English title`)
  return banner.text
}

async function reorderBanners(desk: Page, site: Site): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/banners')
  const names = () => desk.getByRole('rowheader').locator('b').allTextContents()
  await expect(desk.getByRole('rowheader').first()).toBeVisible()
  const [first = '', second = '', ...others] = await names()
  await desk.getByRole('button', { name: `Move down: ${first}` }).focus()
  await desk.keyboard.press('Enter')
  await expect.poll(names).toEqual([second, first, ...others])
  await goWithin(desk, '/news')
  await expect(desk.getByRole('region', { name: 'Featured news' })).toContainText(
    await englishTitle(site, second),
  )
  const stored = await site.rows<{ title: string }>('select title from banners order by place')
  expect(stored.map(({ title }) => title)).toEqual([second, first, ...others])
}

async function chooseReaders(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/banners')
  const row = desk.getByRole('row').nth(1)
  await expect(row).toContainText('All languages')
  const title = await row.getByRole('rowheader').locator('b').textContent()
  if (!title) throw new Error('a banner has a title')
  await row.getByRole('button', { name: 'Edit' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Edit the banner' })
  await sheet.getByRole('combobox', { name: 'Readers' }).selectOption('Tiếng Việt')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(row).toContainText('Tiếng Việt')
  await expect(desk.getByRole('status').filter({ hasText: `Saved: ${title}.` })).toBeVisible()
  await desk.keyboard.press('z')
  await expect(
    desk.getByRole('status').filter({ hasText: `Saved: ${title}. This cannot be undone.` }),
  ).toBeVisible()
  await goWithin(desk, '/news')
  const featured = desk.getByRole('region', { name: 'Featured news' })
  await expect(featured.getByRole('link').first()).toBeVisible()
  await expect(featured).not.toContainText(await englishTitle(site, title))
  const { data } = await (await fetch(`${site.url}/api/new-banners?langCode=vi`)).json()
  expect(data).toContainEqual(expect.objectContaining({ title, langCode: 'vi' }))
}

async function chooseNews(desk: Page, site: Site): Promise<void> {
  const [chosen, newest] = await site.rows<{ id: string; title: string }>(
    `(select id, title from news where published_at <= now() order by published_at limit 1)
     union all (select id, title from news where published_at <= now() order by published_at desc limit 1)`,
  )
  if (!chosen || !newest) throw new Error('the demonstration content has news')
  await goWithin(desk, '/operator/banners')
  await desk.getByRole('button', { name: 'Add a banner' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Add a banner' })
  const items = sheet.getByRole('radiogroup', { name: 'News item' }).getByRole('radio')
  await expect(items.first()).toHaveAccessibleName(new RegExp(`^${escaped(newest.title)}`))
  await expect(sheet.getByRole('radio', { name: chosen.title })).toHaveCount(0)

  const search = sheet.getByRole('searchbox', { name: 'News item' })
  await search.fill(chosen.title)
  await expect(items).toHaveCount(1)
  await search.press('Enter')
  await sheet.getByRole('radio', { name: chosen.title }).check()
  await search.fill('')
  await expect(sheet.getByRole('radio', { name: newest.title })).toBeVisible()
  await expect(items.first()).toBeChecked()
  await expect(items.first()).toHaveAccessibleName(new RegExp(`^${escaped(chosen.title)}`))
  await search.fill('no news is called this')
  await expect(sheet.getByText('No news matches')).toBeVisible()
  await expect(sheet.getByRole('radio', { name: chosen.title })).toBeChecked()
  // The choice is stored with the rest of the draft.
  await expect.poll(() => everythingStored(desk)).toContain(`"target":"${chosen.id}"`)
  await desk.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await desk.getByRole('button', { name: 'Add a banner' }).click()
  await expect(items.first()).toBeChecked()
  await expect(items.first()).toHaveAccessibleName(new RegExp(`^${escaped(chosen.title)}`))
}

async function removeBanner(desk: Page, site: Site): Promise<void> {
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  const row = desk.getByRole('row').nth(1)
  const title = (await row.getByRole('rowheader').locator('b').textContent()) ?? ''
  await row.getByRole('button', { name: 'Remove' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove permanently' }).click()
  await expect(desk.getByRole('status').filter({ hasText: `Removed: ${title}.` })).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByRole('rowheader').filter({ hasText: title })).toHaveCount(0)
  await expect(desk.locator(':focus')).toHaveCount(1)
  expect(await site.rows('select 1 from banners where title = $1', [title])).toEqual([])
}

async function addAdvertisement(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/advertisements')
  await desk.getByRole('button', { name: 'Add an advertisement' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Title' }).fill('소식 광고')
  await sheet.getByRole('textbox', { name: 'Links to' }).fill('http://example.com/')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Please choose a picture.')).toBeVisible()
  await expect(sheet.getByText(/or be a path on this site/)).toBeVisible()
  const buffer = await twoColorImage(1200, 600).jpeg().toBuffer()
  await sheet.getByLabel(/^Picture/).setInputFiles({ name: 'ad.jpg', mimeType: 'image/jpeg', buffer })
  await expect(sheet.getByText('The picture is uploaded.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Links to' }).fill('/news')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(desk.getByRole('row', { name: /소식 광고/ })).toContainText('Shown')
  const { data } = await (await fetch(`${site.url}/api/advertisements-for-main`)).json()
  expect(data).toContainEqual(expect.objectContaining({ title: '소식 광고', linkUrl: '/news' }))
}
