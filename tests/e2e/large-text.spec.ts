import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { aNewWorker, openForm } from './outbox-acts.ts'
import { expect, test } from './journey.ts'

test('at twice the size of text the action bar stands on the tab bar, and no tab’s word is broken', async ({
  phone: { page },
  site,
}) => {
  const worker = await aNewWorker(site)
  await openForm(page, site, worker)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const bars = async () => {
    const action = await page.locator('[data-action-bar]').boundingBox()
    const tabs = await page.locator('[data-tab-bar]').boundingBox()
    return { over: (action?.y ?? 0) + (action?.height ?? 0), under: tabs?.y ?? 0, foot: tabs }
  }
  await expect
    .poll(async () => {
      const { over, under } = await bars()
      return Math.abs(over - under)
    })
    .toBeLessThanOrEqual(1)
  const { foot } = await bars()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(740)
  const broken = await page.locator('[data-tab-bar] span').evaluateAll((words) =>
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
  expect(broken).toEqual([])
})

test('candidates are as narrow as the screen at twice the size of text', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/talent', EMPLOYER)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('home is as narrow as the screen at twice the size of text', async ({ phone: { page }, site }) => {
  await page.goto(`${site.url}/home`)
  await expect(
    page.getByRole('region', { name: 'Grand', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const size of ['100%', '200%'])
    test(`words on an advertisement stand wholly on their ground: ${colorScheme}, text at ${size}`, async ({
      phone: { page },
      site,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${site.url}/home`)
      await page.addStyleTag({ content: `html { font-size: ${size} }` })
      const title = page
        .getByRole('region', { name: 'Advertisements' })
        .getByRole('link')
        .first()
        .locator('b')
      await expect(title).toBeVisible()
      // The slides are put into a carousel when the page has nothing else to do: measured is what stays.
      const room = () =>
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
      await expect(async () => {
        const { beside, below, isPainted } = await room()
        expect(isPainted).toBe(true)
        expect(beside).toBeGreaterThanOrEqual(-1)
        expect(below).toBeGreaterThanOrEqual(0)
      }).toPass({ timeout: 60_000 })
    })
