import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { openPosting } from './dashboard-desk.ts'
import { expect, test } from './journey.ts'
import { balanceOf, payButton } from './payment-acts.ts'

test('a deposit that arrives while its list is open leaves the list by itself, with its points in the balance', async ({
  phone: { page },
  site,
}) => {
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-30000', EMPLOYER)
  await page.getByRole('radio', { name: 'Deposit to a virtual account' }).check()
  await payButton(page).click()
  const atBank = await page.getByRole('link', { name: 'Make a test deposit' }).getAttribute('href')
  await page.goto(`${site.url}/payment?tab=deposit`)
  await expect(page.getByRole('list', { name: 'Waiting for deposit' }).getByRole('listitem')).toHaveCount(1)

  const deposit = { method: 'POST', body: new URLSearchParams({ outcome: 'DEPOSIT' }) }
  await fetch(new URL(atBank ?? '', site.url), { ...deposit, redirect: 'manual' })
  await expect(page.getByText('No pending deposits')).toBeVisible()
  await expect(page.getByText(`${(before + 30_000).toLocaleString('en')} points`).first()).toBeVisible()
})

test('an unverified employer’s posting that waits for its payment says what else it waits for, and is one press away from its pass', async ({
  phone: { page },
  site,
}) => {
  const posting = await openPosting(site)
  await site.rows(
    "update jobs set status = 'PAYMENT_DUE', period_start = null, period_end = null where id = $1",
    [posting.id],
  )
  await site.rows('update companies set verified_at = null')
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', EMPLOYER)
  const card = page.getByRole('article').filter({ hasText: 'Waiting for payment' })
  await expect(card).toContainText('once it is paid for and your business is verified')
  await expect(card.getByRole('link', { name: 'Verify the business' })).toBeVisible()
  await card.getByRole('link', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/payment/localJob?jobId=${posting.id}`)
  await expect(payButton(page)).toBeVisible()
})
