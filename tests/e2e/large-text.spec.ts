import type { Locator, Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { aNewWorker, openForm } from './outbox-acts.ts'
import { expect, test } from './journey.ts'

const doubled = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Words of the tab bar that stand in more than one line. */
const brokenTabs = (page: Page) =>
  page.locator('[data-tab-bar] span').evaluateAll((words) =>
    words
      .filter((word) => {
        const text = word.firstChild
        if (!text?.textContent) return false
        const range = document.createRange()
        return text.textContent.split(' ').some((part) => {
          const from = text.textContent?.indexOf(part) ?? 0
          range.setStart(text, from)
          range.setEnd(text, from + part.length)
          return range.getClientRects().length > 1
        })
      })
      .map((word) => word.textContent),
  )

test('at twice the size of text the action bar stands on the tab bar, no tab’s word is broken, and candidates are as narrow as the screen', async ({
  phone: { page },
  site,
}) => {
  const worker = await aNewWorker(site)
  await openForm(page, site, worker)
  await doubled(page)
  const bottomOf = async (bar: string) => {
    const box = await page.locator(bar).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const gap = async () =>
    (await bottomOf('[data-action-bar]')) - ((await page.locator('[data-tab-bar]').boundingBox())?.y ?? 0)
  await expect.poll(async () => Math.abs(await gap())).toBeLessThanOrEqual(1)
  await expect.poll(() => bottomOf('[data-tab-bar]')).toBe(740)
  await expect.poll(() => brokenTabs(page)).toEqual([])

  await arriveSignedIn(page, site, '/talent', EMPLOYER)
  await expect(page.getByRole('article').first()).toBeVisible()
  await doubled(page)
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(360)
})

test('words on an advertisement stand wholly on their ground, light or dark, also at twice the size of text, when home is as narrow as the screen', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  await expect(
    page.getByRole('region', { name: 'Grand', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  const title = page.getByRole('region', { name: 'Advertisements' }).getByRole('link').first().locator('b')
  const standOnGround = async () => {
    await expect(title).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The slides are put into a carousel when the page has nothing else to do: measured is what stays.
      await expect(async () => {
        const { beside, below, isPainted } = await roomOf(title)
        expect(isPainted).toBe(true)
        expect(beside).toBeGreaterThanOrEqual(-1)
        expect(below).toBeGreaterThanOrEqual(0)
      }).toPass({ timeout: 60_000 })
    }
  }
  await standOnGround()
  await doubled(page)
  await standOnGround()
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(360)
})

const roomOf = (title: Locator) =>
  title.evaluate((words) => {
    const ground = words.parentElement
    const slide = words.closest('a')
    if (!ground || !slide) throw new Error('words stand on a ground of a slide')
    const text = document.createRange()
    text.selectNodeContents(words)
    const style = getComputedStyle(ground)
    const box = ground.getBoundingClientRect()
    return {
      beside: box.right - parseFloat(style.paddingRight) - text.getBoundingClientRect().right,
      below: slide.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom,
      isPainted: !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor),
    }
  })
