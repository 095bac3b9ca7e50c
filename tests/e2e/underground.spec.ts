import type { Page } from '@playwright/test'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { added, favoriteButton, savedAndAppliedTo, searchSuwonFactories, signInAsWorker } from './acts.ts'
import { expect, readyForOffline, test, type Phone, type Site } from './journey.ts'
import { isPersisted } from './kept.ts'

interface Found {
  kept: string
  other: string
  search: string
}

/** Finds Suwon's factories, opens the first job, saves it, signs in when asked, and comes back to it. */
async function findAndSave(page: Page, site: Site): Promise<Found> {
  await searchSuwonFactories(page, site)
  const titles = await page.getByRole('article').getByRole('heading').locator('[lang="ko"]').allInnerTexts()
  const [kept, other] = titles
  if (!kept || !other) throw new Error('the demonstration content has too few factories in Suwon')
  const search = page.url()
  await page.getByRole('link', { name: kept }).click()
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await favoriteButton(page, kept).click()
  await expect(page).toHaveURL(/\/signIn\?redirect=/)
  await signInAsWorker(page)
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await expect(favoriteButton(page, kept)).toHaveAttribute('aria-pressed', 'true')
  return { kept, other, search }
}

async function readOffline(page: Page, { kept, other, search }: Found): Promise<void> {
  await page.goto(search)
  await expect(page.getByRole('link', { name: other })).toBeVisible()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await page.getByRole('link', { name: kept }).click()
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Working conditions' })).toBeVisible()
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.goto(new URL('/mypage/favorites', search).href)
  await expect(page.getByRole('link', { name: kept })).toBeVisible()
}

/** Saves another job of the list and applies to it. */
async function saveAndApplyOffline(page: Page, { other, search }: Found): Promise<void> {
  await page.goto(search)
  await favoriteButton(page, other).click()
  await expect(favoriteButton(page, other)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: other }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(
    page.getByRole('complementary').getByText(/^(Not sent yet, saved on this device|Sending)$/),
  ).toBeVisible()
}

async function expectBothOnce(
  site: Site,
  before: Awaited<ReturnType<typeof savedAndAppliedTo>>,
  { kept, other }: Found,
) {
  await expect
    .poll(async () => added(before.applications, (await savedAndAppliedTo(site)).applications), {
      timeout: 120_000,
    })
    .toEqual([other])
  // Commands about different entities arrive in any order.
  await expect
    .poll(async () => added(before.favorites, (await savedAndAppliedTo(site)).favorites).toSorted(), {
      timeout: 120_000,
    })
    .toEqual([kept, other].toSorted())
  const after = await savedAndAppliedTo(site)
  expect(added(before.applications, after.applications)).toEqual([other])
}

/** Runs in the page: saving a job stores its pictures, also those that nobody has scrolled to. */
async function arePicturesStored(): Promise<boolean> {
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'), ({ src }) => src)
  const stored = await Promise.all(pictures.map((address) => caches.match(address)))
  return pictures.length > 0 && !stored.includes(undefined)
}

/** Nothing is opened again after signing in: what the visitor read must be enough. */
async function prepare(phone: Phone, site: Site): Promise<Found> {
  const found = await findAndSave(phone.page, site)
  await readyForOffline(phone.page)
  await isPersisted(phone.page, listJobs, JSON.stringify(found.kept), JSON.stringify(found.other))
  await isPersisted(phone.page, getJob, JSON.stringify(found.kept))
  await expect.poll(() => phone.page.evaluate(arePicturesStored)).toBe(true)
  return found
}

test('a worker reads, saves a favorite and applies while the server is down, and both have one effect although the browser was killed and answers were lost', async ({
  phone,
  site,
}) => {
  const before = await savedAndAppliedTo(site)
  const found = await prepare(phone, site)
  site.network.retarget(null)
  await readOffline(phone.page, found)
  await saveAndApplyOffline(phone.page, found)
  const page = await phone.killAndReopen()
  await page.goto(new URL('/outbox', found.search).href)
  await test.step('the server is back, and every answer is lost at first', async () => {
    site.network.retarget(site.serverPort)
    site.network.set('lose-answers')
    await expect
      .poll(async () => (await savedAndAppliedTo(site)).applications.length, { timeout: 120_000 })
      .toBe(before.applications.length + 1)
    site.network.set('pass')
    await expectBothOnce(site, before, found)
  })
  await expect(page.getByRole('region', { name: 'Sent' }).getByRole('listitem')).toHaveCount(3, {
    timeout: 120_000,
  })
  await expect(page.getByRole('region')).toHaveCount(1)
})
