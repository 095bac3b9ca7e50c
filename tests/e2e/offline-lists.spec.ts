import { expect, readyForOffline, test } from './journey.ts'
import { fillStepOne, fillStepTwo } from './outbox-acts.ts'

test('a form opened offline for the first time offers countries and regions', async ({
  phone: { page, context },
  site,
}) => {
  await page.goto(`${site.url}/recruitInfo`)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await fillStepOne(page, 'Written in a tunnel.')
  await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
  await fillStepTwo(page)
  await page.getByRole('checkbox', { name: 'Any region' }).uncheck()
  await page.locator('[data-field="expectedRegionId"]').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('Gyeonggi', { exact: false }).first()).toBeVisible()
})
