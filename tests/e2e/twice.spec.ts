import type { Page } from '@playwright/test'
import {
  bookmark,
  bookmarkersOf,
  bookmarkOf,
  freshPostings,
  getReady,
  openPosting,
  type Posting,
  withoutBackgroundSync,
} from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

async function applicationsFor(site: Site, posting: Posting): Promise<number> {
  return (await site.rows('select from applications where job_id = $1', [posting.id])).length
}

/** As two fingers would: no tab waits for what the other shows. */
async function applyInEach(tabs: readonly Page[]): Promise<void> {
  const buttons = await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Apply' }).elementHandle()),
  )
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
}

test('what is done in one tab shows in the other; applying in both gives one application, with a network and without', async ({
  phone,
  site,
}) => {
  const [online, offline] = await freshPostings(site, 2)
  if (!online || !offline) throw new Error('two postings are needed')
  const first = phone.page
  await getReady(first, site, [offline, online])
  const second = await phone.context.newPage()
  await openPosting(second, site, online)

  await test.step('a bookmark set in one tab shows in the other', async () => {
    await expect(bookmarkOf(second, online.title)).toHaveAttribute('aria-pressed', 'false')
    await bookmarkOf(first, online.title).click()
    await expect(bookmarkOf(second, online.title)).toHaveAttribute('aria-pressed', 'true')
    await bookmarkOf(second, online.title).click()
    await expect(bookmarkOf(first, online.title)).toHaveAttribute('aria-pressed', 'false')
  })

  await applyInEach([first, second])
  for (const tab of [first, second]) await expect(tab.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(await applicationsFor(site, online)).toBe(1)

  await phone.context.setOffline(true)
  for (const tab of [first, second]) await openPosting(tab, site, offline)
  await applyInEach([first, second])
  for (const tab of [first, second]) await expect(tab.getByText('Saved on this phone').first()).toBeVisible()
  await phone.context.setOffline(false)
  for (const tab of [first, second]) await expect(tab.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(await applicationsFor(site, offline)).toBe(1)

  await first.goto(`${site.url}/outbox`)
  await expect(first.getByRole('region', { name: 'Sent', exact: true })).toBeVisible()
  await expect(first.getByRole('article')).toHaveCount(0)
})

test('a bookmark set and taken back before it was ever tried sends nothing', async ({ phone, site }) => {
  const [undone, kept] = await freshPostings(site, 2)
  if (!undone || !kept) throw new Error('two postings are needed')
  const { page, context } = phone
  await withoutBackgroundSync(page, site)
  await getReady(page, site, [kept, undone])
  await context.setOffline(true)
  await bookmarkOf(page, undone.title).click()
  await expect(bookmarkOf(page, undone.title)).toHaveAttribute('aria-pressed', 'true')
  await bookmarkOf(page, undone.title).click()
  await expect(bookmarkOf(page, undone.title)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${site.url}/outbox`)
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible()

  await context.setOffline(false)
  await bookmark(page, site, kept)
  await expect.poll(() => bookmarkersOf(site, kept)).toEqual([WORKER.email])
  // Every command that reached the server has left its key there.
  expect(await site.rows('select from idempotency_keys')).toHaveLength(1)
  expect(await bookmarkersOf(site, undone)).toEqual([])
})
