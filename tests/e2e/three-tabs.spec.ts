import type { Page } from '@playwright/test'
import { added, favoriteButton, savedAndAppliedTo, prepareForOffline } from './acts.ts'
import { expect, test } from './journey.ts'

const favoriteButtons = (tab: Page) => tab.getByRole('button', { name: /^Save job: /, pressed: false })

/** The employers' titles of the jobs that can be saved. */
const titlesOf = (tab: Page) =>
  tab
    .getByRole('article')
    .filter({ has: favoriteButtons(tab) })
    .getByRole('heading')
    .locator('[lang="ko"]')
    .allInnerTexts()

test('ten favorites saved offline in three tabs arrive once each', async ({ phone, site }) => {
  const before = await savedAndAppliedTo(site)
  const tabs = [phone.page, await phone.context.newPage(), await phone.context.newPage()]
  await prepareForOffline(phone.page, site, [])
  const names = await Promise.all(
    tabs.map(async (tab, index) => {
      // Each tab shows another page of the list, so that no tab shows a press of another.
      await tab.goto(`${site.url}/recruitinfo?page=${index + 1}`)
      await expect(favoriteButtons(tab).nth(4)).toBeVisible()
      return [...new Set(await titlesOf(tab))].slice(0, index === 0 ? 4 : 3)
    }),
  )

  await phone.context.setOffline(true)
  await Promise.all(
    tabs.map(async (tab, index) => {
      for (const name of names[index] ?? []) {
        const button = favoriteButton(tab, name)
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
    }),
  )
  await phone.context.setOffline(false)

  const wanted = names.flat()
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
