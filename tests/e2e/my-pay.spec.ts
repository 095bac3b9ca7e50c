import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { expect, test } from './journey.ts'

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('my pay names pay below the minimum, what is missing and what is enough, and refuses what cannot be an amount', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/mypage/pay')
  const agreed = page.getByLabel('Pay in your contract')
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

  await test.step('the room is taken off between what was due and what is missing', async () => {
    await page.getByLabel('What the company takes off for room and meals').fill('300000')
    const figures = due.getByRole('table').first().getByRole('cell')
    await expect(figures.nth(1)).toHaveText('− 300,000 won')
    await expect(figures.nth(3)).toHaveText('1,698,240 won')
  })

  await test.step('enough is said only of days that were entered', async () => {
    await page.getByLabel('What you got for this month').fill('9000000')
    await expect(due.getByText(/cannot be known without the days of this month/)).toBeVisible()
    await expect(due.getByText(/You got at least what was due/)).toBeHidden()
    await page.getByRole('button', { name: 'Fill in my usual days' }).click()
    await expect(due.getByText(/^For the days that you entered/)).toBeVisible()
    await expect(due.getByText(/You got at least what was due/)).toBeVisible()
  })

  await test.step('what cannot be an amount', async () => {
    await agreed.fill('-5')
    await expect(page.getByText('The amount must be above 0.')).toBeVisible()
    await agreed.fill('99999999999')
    await expect(page.getByText('The amount can be 999,999,999 won at most.')).toBeVisible()
  })
})
