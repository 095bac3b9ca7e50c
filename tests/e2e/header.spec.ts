import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'

const WIDTHS = [320, 360, 412]
const TALLEST = 'my'
const LONGEST = 'ru'

const header = (page: Page) => page.locator('header').first()
const outboxLink = (page: Page) => header(page).locator('a[href="/outbox"]')
const offlineMark = (page: Page) => header(page).locator('button[title]')

async function readIn(page: Page, site: Site, langCode: string): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((code) => localStorage.setItem('langCode', code), langCode)
}

/** Where a header has more than one line, is wider than the screen, or has two things in one place. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    const { height, scrolled, boxes, isWrapped } = await header(page).evaluate((element) => {
      const name = element.querySelector('button[aria-expanded] span')
      return {
        height: element.querySelector(':scope > div')?.getBoundingClientRect().height,
        scrolled: document.documentElement.scrollWidth,
        boxes: [...element.querySelectorAll('a, button')]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 1)
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
          .toSorted((a, b) => a.left - b.left),
        // Two lines of the menu's name are higher than this.
        isWrapped:
          name && name.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(name).fontSize),
      }
    })
    if (height !== 56) faults.push(`${width}: ${height} high`)
    if (scrolled > width) faults.push(`${width}: ${scrolled} wide`)
    if (boxes.some(({ top, bottom }) => top < 0 || bottom > 56)) faults.push(`${width}: two lines`)
    if (boxes.some((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0) - 1))
      faults.push(`${width}: overlap`)
    if (isWrapped !== false) faults.push(`${width}: the menu's name has two lines`)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  return faults
}

/** Another page, where being offline is told by the mark. */
async function readOn(page: Page): Promise<void> {
  await page.locator('[data-tab-bar] a').first().click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(offlineMark(page)).toBeVisible()
}

test('what a worker saved on the phone leaves the header one line in the tallest language', async ({
  phone: { page, context },
  site,
}) => {
  await readIn(page, site, TALLEST)
  await arriveSignedIn(page, site, '/recruitInfo')
  const unsaved = page.locator('article button[aria-pressed="false"]').first()
  await expect(unsaved).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await unsaved.click()
  await expect(outboxLink(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await readOn(page)
  await expect(outboxLink(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await test.step('the mark tells that there is no network', async () => {
    const line = page.getByText((await offlineMark(page).getAttribute('title')) ?? '', { exact: true })
    await expect(line).toHaveCount(0)
    await offlineMark(page).click()
    await expect(line.first()).toBeVisible()
  })
})

test('what an employer saved on the phone leaves the header one line in the longest language', async ({
  phone: { page, context },
  site,
}) => {
  const job = await findOpenJob(site)
  await readIn(page, site, LONGEST)
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', EMPLOYER)
  const card = page.getByRole('article').filter({ hasText: job.title })
  await expect(card).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  // The first button closes the job; the last but one of the sheet confirms it.
  await card.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button').nth(-2).click()
  await expect(outboxLink(page)).toBeVisible()
  await readOn(page)
  await expect(outboxLink(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
