import type { Page } from '@playwright/test'
import { signInAsWorker } from './acts.ts'
import { expect, test, type Site } from './journey.ts'

async function openMyPay(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn?redirect=/mypage/pay`)
  await signInAsWorker(page)
  await expect(page.getByLabel('Pay in your contract')).toBeVisible()
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('my pay names pay below the minimum, hours above the limit, and what cannot be an amount', async ({
  phone: { page },
  site,
}) => {
  await openMyPay(page, site)
  const agreed = page.getByLabel('Pay in your contract')
  const hours = page.getByRole('combobox', { name: 'Hours of work a day' })
  const nights = page.getByRole('combobox', { name: 'Of these, hours between' })
  const due = page.getByRole('region', { name: 'What you should have been paid' })

  await test.step('9,000 won an hour', async () => {
    await chip(page, 'Hourly').click()
    await agreed.fill('9000')
    await chip(page, '5 people or more').click()
    await page.getByLabel('What you got for this month').fill('1698240')
    await expect(due.getByText(/You got [\d,]+ won less than this. Does the company take off/)).toBeVisible()
    await expect(due.getByText(/is missing/)).toBeHidden()
    await page.getByLabel('What the company takes off for room and meals').fill('0')
    await expect(due.getByText(/below the minimum wage of 10,320 won/)).toContainText('Hourly 10,320')
    await expect(due.getByText(/your days are not known/)).toBeVisible()
    await expect(due.getByText(/About [\d,]+ won of your pay is missing/)).toContainText('1350')
    await expect(due.getByText(/Income tax can be the reason/)).toBeHidden()
  })

  await test.step('enough is said only of days that were entered', async () => {
    await page.getByLabel('What you got for this month').fill('9000000')
    await expect(due.getByText(/cannot be known without the days of this month/)).toBeVisible()
    await expect(due.getByText(/You got at least what was due/)).toBeHidden()
    await page.getByRole('button', { name: 'Fill in my usual days' }).click()
    await expect(due.getByText(/^For the days that you entered/)).toBeVisible()
    await expect(due.getByText(/You got at least what was due/)).toBeVisible()
    await page.getByRole('button', { name: 'Delete the days' }).click()
    await expect(due.getByText(/You got at least what was due/)).toBeHidden()
  })

  await test.step('the room is taken off between what was due and what is missing', async () => {
    await page.getByLabel('What the company takes off for room and meals').fill('300000')
    await page.getByLabel('What you got for this month').fill('1600000')
    const figures = due.getByRole('table').first().getByRole('cell')
    await expect(figures.nth(1)).toHaveText('− 300,000 won')
    await expect(figures.nth(3)).toHaveText('1,600,000 won')
    await page.getByLabel('What the company takes off for room and meals').fill('0')
  })

  await test.step('a month that is said to cover sixty hours a week', async () => {
    await chip(page, 'Monthly').click()
    await agreed.fill('2156880')
    await page.getByLabel('The contract says that overtime and night pay').check()
    await hours.selectOption('10')
    await chip(page, '6').click()
    await expect(due.getByText(/below the minimum wage/)).toContainText('Monthly 3,503,149')
    await expect(due.getByText(/more than 52 a week/)).toBeVisible()
  })

  await test.step('amounts and hours that cannot be', async () => {
    await agreed.fill('-5')
    await expect(page.getByText('The amount must be above 0.')).toBeVisible()
    await agreed.fill('99999999999')
    await expect(page.getByText('The amount can be 999,999,999 won at most.')).toBeVisible()
    await expect(agreed).toHaveValue('2,156,880')
    await hours.selectOption('2')
    await nights.selectOption('8')
    await expect(page.getByText('The night hours are more than the hours of work a day.')).toBeVisible()
    await expect(due.getByText('Once pay and hours are filled in')).toBeVisible()
    await expect(due.getByText(/[\d,]+ won/)).toHaveCount(0)
  })
})
