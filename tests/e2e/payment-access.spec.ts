import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { findingsInAllLooks } from './axe.ts'
import { findOpenJob } from './dashboard-desk.ts'
import { expect, test } from './journey.ts'
import { atProvider, payButton } from './payment-acts.ts'

test('axe reports no violation on payment pages, and all of them fit the screen', async ({
  phone: { page },
  site,
}) => {
  const job = await findOpenJob(site, 'LOCAL')
  const found: string[] = []
  const look = async (place: string) => found.push(...(await findingsInAllLooks(page, place)))
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await expect(page.getByRole('link', { name: '30,000 points' })).toBeVisible()
  await look('tickets')
  for (const tab of ['', '?tab=deposit', '?tab=ticket', '?announcement=99']) {
    await page.goto(`${site.url}/employmentPage/paymenthistory${tab}`)
    await expect(page.getByRole('heading', { name: 'Payment history' })).toBeVisible()
    await look(`history${tab}`)
  }
  await page.goto(`${site.url}/payment/localJob`)
  await expect(page.getByRole('heading', { name: 'Which posting do you want to pay for?' })).toBeVisible()
  await look('postings')
  await page.goto(`${site.url}/payment/localJob?jobId=${job.id}`)
  await page.getByRole('button', { name: /^Third region/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seoul' }).click()
  await look('region choice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await look('pass')
  await page.getByRole('radio', { name: /^3 days/ }).check()
  await payButton(page).click()
  await atProvider(page, 'decline')
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
  await look('refused')
  await page.getByRole('link', { name: 'Choose again' }).click()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await look('unpaid')
  await page.getByRole('radio', { name: 'Deposit to a virtual account' }).check()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your deposit' })).toBeVisible()
  await look('deposit')
  await page.getByRole('link', { name: 'Make a test deposit' }).click()
  await atProvider(page, 'deposit')
  await expect(page.getByRole('heading', { name: 'Your pass is paid' })).toBeVisible()
  await look('paid')
  expect(found).toEqual([])
})

test('an employer buys a reading ticket with the keyboard alone', async ({ phone: { page }, site }) => {
  const reach = async (target: ReturnType<Page['getByRole']>) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${target.toString()}`)
  }
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await reach(page.getByRole('link', { name: '10,000 points' }).first())
  await page.keyboard.press('Enter')
  await reach(page.getByRole('radio', { name: /^10,000 points/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^30,000 points/ })).toBeChecked()
  await reach(page.getByRole('radio', { name: 'Credit card' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  await reach(page.getByRole('button', { name: 'Pay 30,000 won' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await reach(page.locator('button[value="APPROVE"]'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
})
