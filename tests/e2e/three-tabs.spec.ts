import type { Page } from '@playwright/test'
import { added, savedAndAppliedTo, prepareForOffline } from './acts.ts'
import { expect, test } from './journey.ts'

const favoriteButtons = (tab: Page) =>
  tab.getByRole('button', { name: /^Add to favorites: /, pressed: false })

test('ten favorites saved offline in three tabs arrive once each', async ({ phone, site }) => {
  const before = await savedAndAppliedTo(site)
  const tabs = [phone.page, await phone.context.newPage(), await phone.context.newPage()]
  await prepareForOffline(phone.page, site, [])
  const names = await Promise.all(
    tabs.map(async (tab, index) => {
      // Each tab shows another page of the list, so that no tab shows a press of another.
      await tab.goto(`${site.url}/recruitinfo?page=${index + 1}`)
      await expect(favoriteButtons(tab).nth(4)).toBeVisible()
      const labels = await favoriteButtons(tab).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
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

  const wanted = names.flat().map((name) => name.replace(/^Add to favorites: /, ''))
  expect(wanted).toHaveLength(10)
  await expect
    .poll(async () => added(before.favorites, (await savedAndAppliedTo(site)).favorites).toSorted())
    .toEqual(wanted.toSorted())
  await phone.page.goto(`${site.url}/outbox`)
  await expect(
    phone.page.getByRole('region', { name: 'Sent', exact: true }).getByRole('listitem'),
  ).toHaveCount(10)
  await expect(phone.page.getByRole('article')).toHaveCount(0)
  // A command that was sent twice had the same key.
  expect(await site.rows('select from idempotency_keys')).toHaveLength(10)
})
