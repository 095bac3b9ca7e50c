import type { Locator, Page } from '@playwright/test'
import { signUpWorker, openForm } from './outbox-acts.ts'
import { expect, type Site, test } from './journey.ts'

const doubleTextSize = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Labels of the tab bar with a word that is broken over two lines. */
const brokenTabs = (page: Page) =>
  page.locator('[data-tab-bar] span').evaluateAll((title) =>
    title
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

test('at 200% text titles stay on their backgrounds, bars keep their places, and tab labels break no word', async ({
  phone: { page },
  site,
}) => {
  await test.step('advertisements', () => expectTitleOnBackground(page, site))
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await doubleTextSize(page)
  const bottomOf = async (bar: string) => {
    const box = await page.locator(bar).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const gap = async () =>
    (await bottomOf('[data-action-bar]')) - ((await page.locator('[data-tab-bar]').boundingBox())?.y ?? 0)
  await expect.poll(async () => Math.abs(await gap())).toBeLessThanOrEqual(1)
  await expect.poll(() => bottomOf('[data-tab-bar]')).toBe(740)
  await expect.poll(() => brokenTabs(page)).toEqual([])
})

/** An advertisement’s title stays on its background in both colour schemes. */
async function expectTitleOnBackground(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/home`)
  await expect(
    page.getByRole('region', { name: 'Grand', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  const title = page.getByRole('region', { name: 'Advertisements' }).getByRole('link').first().locator('b')
  const expectOnBackground = async () => {
    await expect(title).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The slides become a carousel once the page is idle, so the measurement repeats until it is stable.
      await expect(async () => {
        const { beside, below, isPainted } = await roomOf(title)
        expect(isPainted).toBe(true)
        expect(beside).toBeGreaterThanOrEqual(-1)
        expect(below).toBeGreaterThanOrEqual(0)
      }).toPass({ timeout: 60_000 })
    }
  }
  await expectOnBackground()
  await doubleTextSize(page)
  await expectOnBackground()
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(360)
}

const roomOf = (locator: Locator) =>
  locator.evaluate((title) => {
    const background = title.parentElement
    const slide = title.closest('a')
    if (!background || !slide) throw new Error('the title has a background within a slide')
    const text = document.createRange()
    text.selectNodeContents(title)
    const style = getComputedStyle(background)
    const box = background.getBoundingClientRect()
    return {
      beside: box.right - parseFloat(style.paddingRight) - text.getBoundingClientRect().right,
      below: slide.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom,
      isPainted: !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor),
    }
  })
