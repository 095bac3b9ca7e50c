import type { Page } from '@playwright/test'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { added, bookmarkOf, effectsOf, searchSuwonFactories, signInAsWorker } from './acts.ts'
import { expect, readyForOffline, test, type Phone, type Site } from './journey.ts'
import { isKept } from './kept.ts'

test.use({ isFirstVisit: true })

interface Found {
  kept: string
  other: string
  search: string
}

/** Finds Suwon's factories, opens the first, bookmarks it, signs in when asked, and comes back to it. */
async function findAndBookmark(page: Page, site: Site): Promise<Found> {
  await searchSuwonFactories(page, site)
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
  const [kept, other] = titles
  if (!kept || !other) throw new Error('the demonstration content has too few factories in Suwon')
  const search = page.url()
  await page.getByRole('link', { name: kept, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await bookmarkOf(page, kept).click()
  await expect(page).toHaveURL(/\/signIn\?redirect=/)
  await signInAsWorker(page)
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await expect(bookmarkOf(page, kept)).toHaveAttribute('aria-pressed', 'true')
  return { kept, other, search }
}

async function readsUnderground(page: Page, { kept, other, search }: Found): Promise<void> {
  await page.goto(search)
  await expect(page.getByRole('link', { name: other, exact: true })).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.getByRole('link', { name: kept, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Working conditions' })).toBeVisible()
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.goto(new URL('/mypage/favorites', search).href)
  await expect(page.getByRole('link', { name: kept, exact: true })).toBeVisible()
}

/** Bookmarks another posting of the list and applies to it. */
async function actUnderground(page: Page, { other, search }: Found): Promise<void> {
  await page.goto(search)
  await bookmarkOf(page, other).click()
  await expect(bookmarkOf(page, other)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: other, exact: true }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('complementary').getByText(/^(Saved on this phone|Sending)$/)).toBeVisible()
}

async function bothArriveOnce(
  site: Site,
  before: Awaited<ReturnType<typeof effectsOf>>,
  { kept, other }: Found,
) {
  await expect
    .poll(async () => added(before.applications, (await effectsOf(site)).applications), { timeout: 120_000 })
    .toEqual([other])
  // Commands about different things arrive in any order.
  await expect
    .poll(async () => added(before.favorites, (await effectsOf(site)).favorites).toSorted(), {
      timeout: 120_000,
    })
    .toEqual([kept, other].toSorted())
  const after = await effectsOf(site)
  expect(added(before.applications, after.applications)).toEqual([other])
}

/** What a visitor saw before signing in must do: nothing is looked at again with the session. */
async function prepare(phone: Phone, site: Site): Promise<Found> {
  const found = await findAndBookmark(phone.page, site)
  await readyForOffline(phone.page)
  await isKept(phone.page, listJobs, JSON.stringify(found.kept), JSON.stringify(found.other))
  await isKept(phone.page, getJob, JSON.stringify(found.kept))
  return found
}

test('without the server a worker reads on, bookmarks and applies; both arrive once when it is back', async ({
  phone,
  site,
}) => {
  const before = await effectsOf(site)
  const found = await prepare(phone, site)
  await site.stopServer()
  await readsUnderground(phone.page, found)
  await actUnderground(phone.page, found)
  await site.startServer()
  await bothArriveOnce(site, before, found)
})

test('the same holds while the network takes everything and answers nothing', async ({ phone, site }) => {
  const before = await effectsOf(site)
  const found = await prepare(phone, site)
  site.network.set('stall')
  await readsUnderground(phone.page, found)
  await actUnderground(phone.page, found)
  site.network.set('pass')
  await bothArriveOnce(site, before, found)
})

test('the same holds when the browser is killed in between', async ({ phone, site }) => {
  const before = await effectsOf(site)
  const found = await prepare(phone, site)
  await site.stopServer()
  await actUnderground(phone.page, found)
  const page = await phone.killAndReopen()
  await readsUnderground(page, found)
  await site.startServer()
  await bothArriveOnce(site, before, found)
})

test('with every answer lost on the way back, each command still has one effect', async ({ phone, site }) => {
  const before = await effectsOf(site)
  const found = await prepare(phone, site)
  site.network.set('lose-answers')
  await actUnderground(phone.page, found)
  await expect
    .poll(async () => (await effectsOf(site)).applications.length, { timeout: 120_000 })
    .toBe(before.applications.length + 1)
  site.network.set('pass')
  await bothArriveOnce(site, before, found)
  await phone.page.goto(`${site.url}/outbox`)
  await expect(phone.page.getByRole('region', { name: 'Sent' }).getByRole('listitem')).toHaveCount(3, {
    timeout: 120_000,
  })
  await expect(phone.page.getByRole('region')).toHaveCount(1)
})
