import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { balanceOf, payButton } from './payment-acts.ts'

test('an open list of pending deposits updates itself and the balance when the deposit arrives', async ({
  phone: { page },
  site,
}) => {
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-30000', EMPLOYER)
  await page.getByRole('radio', { name: 'Deposit to a virtual account' }).check()
  await payButton(page).click()
  const atBank = await page.getByRole('link', { name: 'Make a test deposit' }).getAttribute('href')
  await goWithin(page, '/payment?tab=deposit')
  await expect(page.getByRole('list', { name: 'Waiting for deposit' }).getByRole('listitem')).toHaveCount(1)

  const deposit = { method: 'POST', body: new URLSearchParams({ outcome: 'DEPOSIT' }) }
  await fetch(new URL(atBank ?? '', site.url), { ...deposit, redirect: 'manual' })
  // An event that came before the page listened shows with its next poll, within a minute.
  const points = page.getByText(`${(before + 30_000).toLocaleString('en')} points`).first()
  for (const told of [page.getByText('No pending deposits'), points])
    await expect(told).toBeVisible({ timeout: 180_000 })
})
