import type { Locator, Page } from '@playwright/test'
import {
  announcementsOf,
  chooseAddress,
  fillForm,
  goOn,
  openForm,
  openVisitorBrowser,
  register,
} from './announcement-acts.ts'
import { expect, test, type Site } from './journey.ts'

const TITLE = '용접공 모집 7712호'

test('days of work and the cost of housing go from the form to the page of the job', async ({
  phone: { page },
  site,
}) => {
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, TITLE)
  await test.step('the form asks for them', () => stateTerms(page))
  await test.step('the preview shows them', () => lookAtPreview(page))
  await goOn(page)
  await register(page, 'Life')
  await expect(page.getByRole('heading', { name: 'Your posting is public' })).toBeVisible()
  const [job] = await announcementsOf(site, TITLE)
  await test.step('a visitor reads them', () => readAsVisitor(site, job?.id ?? ''))
  await test.step('the form of the stored posting has them', async () => {
    await page.goto(`${site.url}/writeAnnouncement?id=${job?.id}`)
    await expect(housingCost(page)).toHaveValue('150,000')
    const days = page.getByRole('group', { name: 'Which days' })
    await expect(days.getByRole('button', { pressed: true })).toHaveText(['Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  })
})

const housingCost = (page: Page) =>
  page.getByRole('textbox', { name: /What the worker pays for the housing/ })

async function stateTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other days' }).click()
  await page.getByRole('button', { name: 'Mon', exact: true }).click()
  await page.getByRole('button', { name: 'Sat', exact: true }).click()
  await expect(housingCost(page)).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Details/ }).fill('기숙사 제공')
  await openPreview(page, async (preview) => {
    await expect(preview.getByText('The cost is not stated. Ask the company.')).toBeVisible()
  })
  await housingCost(page).fill('150000')
  await expect(page.getByRole('button', { name: 'Dormitory: 150,000 won a month' })).toBeVisible()
}

const lookAtPreview = (page: Page) =>
  openPreview(page, async (preview) => {
    await expect(preview.getByText('Tue–Sat')).toBeVisible()
    await expect(preview.getByText('Dormitory: 150,000 won a month')).toBeVisible()
    await expect(preview.getByText('The cost is not stated.')).toHaveCount(0)
  })

async function openPreview(page: Page, look: (preview: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await look(preview)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
}

async function readAsVisitor(site: Site, id: string): Promise<void> {
  const browser = await openVisitorBrowser()
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${site.url}/recruitment/detail/${id}`)
  await expect(page.getByText('Tue–Sat')).toBeVisible()
  await expect(page.getByText('Dormitory: 150,000 won a month')).toBeVisible()
  await expect(page.getByText('The cost is not stated.')).toHaveCount(0)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const left = page.locator('dl > div').filter({ hasText: 'Left after the housing cost' })
  const before = page.locator('dl > div').filter({ hasText: 'Pay for a month after deductions' })
  const [after = 0, net = 0] = await Promise.all(
    [left, before].map(async (line) => {
      // The lower amount of a range.
      const [least = ''] = /[\d,]+/.exec(await line.first().locator('dd').innerText()) ?? []
      return Number(least.replaceAll(',', ''))
    }),
  )
  expect(net - after).toBe(150_000)
  await browser.close()
}
