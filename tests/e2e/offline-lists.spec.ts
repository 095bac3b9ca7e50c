import { expect, readyForOffline, test } from './journey.ts'
import { fillStepOne, fillStepTwo } from './outbox-acts.ts'
import { nationality } from './resume-acts.ts'

test('a form opened offline for the first time offers countries with their flags, or their codes, and regions', async ({
  phone: { page, context },
  site,
}) => {
  await page.goto(`${site.url}/recruitInfo`)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await nationality(page).click()
  const countries = page.getByRole('dialog')
  const [known, unknown] = [
    countries.locator('label', { hasText: 'Vietnam' }),
    countries.locator('label', { hasText: 'Zambia' }),
  ]
  await expect
    .poll(() => known.locator('img').evaluate((flag: HTMLImageElement) => flag.naturalWidth))
    .toBeGreaterThan(0)
  await unknown.scrollIntoViewIfNeeded()
  await expect(unknown.getByText('ZM', { exact: true })).toBeVisible()
  await expect(unknown.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(countries).toHaveCount(0)
  await fillStepOne(page, 'Written in a tunnel.')
  await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
  await fillStepTwo(page)
  await page.getByRole('checkbox', { name: 'Any region' }).uncheck()
  await page.locator('[data-field="expectedRegionId"]').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('Gyeonggi', { exact: false }).first()).toBeVisible()
})
