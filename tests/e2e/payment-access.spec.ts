import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { findOpenJob } from './dashboard-desk.ts'
import { expect, test } from './journey.ts'
import { atProvider, payButton } from './payment-acts.ts'
import { tabTo } from './tab-to.ts'
import { findingsHere, findingsInDialog } from './walk.ts'

test('axe finds nothing while an employer pays for a posting, whatever becomes of the payment', async ({
  phone: { page },
  site,
}) => {
  const job = await findOpenJob(site, 'LOCAL')
  const found: string[] = []
  await arriveSignedIn(page, site, `/payment/localJob?jobId=${job.id}`, EMPLOYER)
  await page.getByRole('button', { name: /^Third region/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seoul' }).click()
  found.push(...(await findingsInDialog(page, 'region choice')))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  found.push(...(await findingsHere(page, 'pass')))
  await page.getByRole('radio', { name: /^3 days/ }).check()
  await payButton(page).click()
  await atProvider(page, 'decline')
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
  found.push(...(await findingsHere(page, 'declined')))
  await page.getByRole('link', { name: 'Choose again' }).click()
  await page.getByRole('radio', { name: 'Deposit to a virtual account' }).check()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your deposit' })).toBeVisible()
  found.push(...(await findingsHere(page, 'deposit')))
  expect(found).toEqual([])
})

test('an employer buys a reading ticket with the keyboard alone', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await tabTo(page, page.getByRole('link', { name: '10,000 points' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: /^10,000 points/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^30,000 points/ })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Credit card' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Pay 30,000 won' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await tabTo(page, page.locator('button[value="APPROVE"]'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
})
