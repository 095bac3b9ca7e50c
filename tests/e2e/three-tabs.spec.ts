import type { Page } from '@playwright/test'
import { added, effectsOf, getReady } from './acts.ts'
import { expect, test } from './journey.ts'

const bookmarks = (tab: Page) => tab.getByRole('button', { name: /^Bookmark /, pressed: false })

test('three tabs and the service worker at once: of ten bookmarks made offline each arrives once', async ({
  phone,
  site,
}) => {
  const before = await effectsOf(site)
  const tabs = [phone.page, await phone.context.newPage(), await phone.context.newPage()]
  await getReady(phone.page, site, [])
  const names = await Promise.all(
    tabs.map(async (tab, index) => {
      // Each tab has a page of its own, so that no press of one shows in another.
      await tab.goto(`${site.url}/recruitinfo?page=${index + 1}`)
      await expect(bookmarks(tab).nth(4)).toBeVisible()
      const labels = await bookmarks(tab).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
      return [...new Set(labels)].slice(0, index === 0 ? 4 : 3)
    }),
  )

  await phone.context.setOffline(true)
  await Promise.all(
    tabs.map(async (tab, index) => {
      for (const name of names[index] ?? []) {
        const button = tab.getByRole('button', { name, exact: true }).first()
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
    }),
  )
  await phone.context.setOffline(false)

  const wanted = names.flat().map((name) => name.replace(/^Bookmark /, ''))
  expect(wanted).toHaveLength(10)
  await expect
    .poll(async () => added(before.favorites, (await effectsOf(site)).favorites).toSorted())
    .toEqual(wanted.toSorted())
  await phone.page.goto(`${site.url}/outbox`)
  await expect(
    phone.page.getByRole('region', { name: 'Sent', exact: true }).getByRole('listitem'),
  ).toHaveCount(10)
  await expect(phone.page.getByRole('article')).toHaveCount(0)
  // Whatever was tried twice was tried with the same key.
  expect(await site.rows('select from idempotency_keys')).toHaveLength(10)
})
