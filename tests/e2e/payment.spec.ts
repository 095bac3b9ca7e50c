import type { Page } from '@playwright/test'
import { EMPLOYER } from './announcement-acts.ts'
import { arriveSignedIn, holdBack, goWithin } from './acts.ts'
import { findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { createCoupon, atProvider, balanceOf, endOf, ordersSince, payButton } from './payment-acts.ts'
import { tabTo } from './tab-to.ts'
import { findingsHere, findingsInDialog, onPhone } from './walk.ts'

const DAY = 86_400_000

test('an employer buys a reading ticket with the keyboard alone, which is credited once although reported twice, and a coupon covers a whole order', async ({
  phone: { page },
  site,
}) => {
  await test.step('by card and keyboard', () => buyTicket(page, site))
  await test.step('by coupon', () => payWithCoupon(page, site))
  await test.step('without a coupon that has expired meanwhile', () => leaveOutCoupon(page, site))
})

async function buyTicket(page: Page, site: Site): Promise<void> {
  const since = new Date()
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await tabTo(page, page.getByRole('link', { name: '10,000 points' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Test mode')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Installments' })).toBeDisabled()
  await payByKeyboard(page)
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  await expect(page).toHaveURL(/\/payment\/readingTicket\?orderId=/)
  expect(await balanceOf(site)).toBe(before + 30_000)
  await expect(page.getByText(`You now have ${(before + 30_000).toLocaleString('en')} points`)).toBeVisible()

  await goWithin(page, '/employmentPage/paymenthistory?tab=ticket')
  const shown = page.getByRole('navigation', { name: 'Payment history tabs' }).locator('[aria-current]')
  await expect(shown).toHaveText(['Reading tickets'])
  const newest = page.getByRole('list', { name: 'Reading tickets' }).getByRole('listitem').first()
  await expect(newest).toContainText('Reading ticket bought')
  await expect(newest).toContainText('30,000 won')
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID', total_amount: 30_000 }])
}

/** Chooses more points and a way to pay, and lets the provider report the payment twice. */
async function payByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: /^10,000 points/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^30,000 points/ })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Credit card' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Pay 30,000 won' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await tabTo(page, page.locator('button[value="APPROVE_TWICE"]'))
  await page.keyboard.press('Enter')
}

async function payWithCoupon(page: Page, site: Site): Promise<void> {
  const code = await createCoupon(site, 50_000)
  const before = await balanceOf(site)
  await goWithin(page, '/payment/readingTicket?product=ticket-10000')
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  await field.fill('NO-SUCH-CODE')
  await field.press('Enter')
  await expect(page.getByText('There is no coupon with this code. Please check it.')).toBeVisible()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(page.getByRole('radio', { name: /첫 구매 쿠폰/ })).toBeChecked()
  await page.getByRole('button', { name: 'Finish without paying' }).click()
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await balanceOf(site)).toBe(before + 10_000)
}

async function leaveOutCoupon(page: Page, site: Site): Promise<void> {
  const code = await createCoupon(site, 3_000)
  await goWithin(page, '/payment/readingTicket?product=ticket-10000')
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Pay 7,000 won' })).toBeVisible()
  await site.rows(`update coupons set valid_until = now() - interval '1 hour' where code = $1`, [code])
  await page.getByRole('radio', { name: /^30,000 points/ }).check()
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await expect(page.getByRole('button', { name: 'Pay 30,000 won' })).toBeVisible()
}

test('a Local pass for two regions paid by deposit extends the job once the money arrives, which an open list shows, and axe finds nothing on the way', async ({
  phone: { page },
  site,
}) => {
  const found: string[] = []
  const since = new Date()
  const job = await findOpenJob(site, 'LOCAL')
  const before = await endOf(site, job.id)
  await test.step('no region can be chosen before those of the posting are known', async () => {
    const answerQuotes = await holdBack(page.context(), '**/api/orders/quote?*')
    await arriveSignedIn(page, site, `/payment/localJob?jobId=${job.id}`, EMPLOYER)
    await expect(page.getByRole('heading', { name: 'Ad regions' })).toBeVisible()
    await expect(page.getByRole('button', { name: /region/ })).toHaveCount(0)
    answerQuotes()
    await expect(page.getByRole('button', { name: /^First region/ })).not.toContainText('Choose')
  })
  await test.step('regions', () => chooseRegions(page))
  await test.step('axe on the choices', async () => {
    found.push(...(await findingsOnChoices(page)))
  })
  await test.step('a deposit', async () => {
    const bank = await requestDeposit(page)
    found.push(...(await findingsHere(page, 'deposit')))
    await onPhone(page)
    expect(await endOf(site, job.id)).toEqual(before)
    await test.step('the pay page of the job continues the order', () => continueOrder(page, job))
    await test.step('the open list and the order show that the money arrived', () =>
      makeDeposit(page, job, new URL(bank, site.url)))
  })
  const after = await endOf(site, job.id)
  expect((after?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBe(7 * DAY)
  const [order] = await ordersSince(site, since)
  expect(order).toMatchObject({ status: 'PAID', total_amount: 35_900, job_id: job.id })
  expect(order?.region_ids).toHaveLength(2)

  await page.getByRole('link', { name: 'Payment history' }).click()
  const newest = page.getByRole('list', { name: 'Posting payments' }).getByRole('listitem').first()
  await expect(newest).toContainText(job.title)
  await newest.getByRole('link', { name: 'View posting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  expect(found).toEqual([])
})

async function chooseRegions(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^3 days/ }).check()
  const second = page.getByRole('button', { name: /^Second region/ })
  const sheet = page.getByRole('dialog', { name: 'Ad region' })
  const chooseBusan = async (slot: RegExp) => {
    await page.getByRole('button', { name: slot }).click()
    await sheet.getByRole('button', { name: 'Busan' }).click()
    await sheet.getByRole('radio').first().check()
    await sheet.getByRole('button', { name: 'Confirm' }).click()
  }
  await chooseBusan(/^Second region/)
  await expect(page.getByRole('button', { name: 'Pay 24,900 won' })).toBeVisible()
  await chooseBusan(/^Third region/)
  await expect(page.getByText('You have already chosen this region.')).toBeVisible()
  await second.click()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await expect(second).toContainText('Choose a district')
  await expect(page.getByRole('button', { name: 'Pay 15,000 won' })).toBeVisible()
}

/** On the page, with the error of a coupon, and on the open sheet of a region. */
async function findingsOnChoices(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  const found = await findingsHere(page, 'pass')
  await onPhone(page)
  await page.getByRole('button', { name: /^Second region/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Ad region' })
  await sheet.getByRole('button', { name: 'Seoul' }).click()
  found.push(...(await findingsInDialog(page, 'region choice')))
  await onPhone(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  return found
}

/** @returns the path of the page that makes the deposit in the bank's place */
async function requestDeposit(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^7 days/ }).check()
  await page.getByRole('button', { name: /^Second region/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Ad region' })
  await sheet.getByRole('button', { name: 'Busan' }).click()
  await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: /^Second region.*Busan/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Deposit to a virtual account' }).check()
  await page.getByRole('button', { name: 'Pay 35,900 won' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your deposit' })).toBeVisible()
  const bank = page.getByRole('link', { name: 'Make a test deposit' })
  return (await bank.getAttribute('href')) ?? ''
}

async function continueOrder(page: Page, job: { id: string; title: string }): Promise<void> {
  await goWithin(page, `/payment/localJob?jobId=${job.id}`)
  await expect(page.getByRole('heading', { name: 'Waiting for your deposit' })).toBeVisible()
  await expect(page).toHaveURL(/orderId=/)
  await goWithin(page, '/payment/localJob')
  await expect(page.getByRole('link', { name: job.title })).toContainText('Waiting for deposit')
  await goWithin(page, '/employmentPage/hiringAnnouncement')
  const card = page.getByRole('article').filter({ hasText: job.title })
  await card.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('link', { name: 'Pending deposits' }).click()
}

/** Makes the deposit while the list of pending ones is open. */
async function makeDeposit(page: Page, job: { title: string }, bank: URL): Promise<void> {
  const waiting = page.getByRole('list', { name: 'Waiting for deposit' }).getByRole('listitem')
  await expect(waiting).toContainText(job.title)
  await expect(waiting).toContainText('35,900 won')
  const order = await waiting.getByRole('link', { name: 'View order' }).getAttribute('href')
  const body = new URLSearchParams({ outcome: 'DEPOSIT' })
  await fetch(bank, { method: 'POST', body, redirect: 'manual' })
  // An event that came before the page listened shows with its next poll, within a minute.
  await expect(page.getByText('No pending deposits')).toBeVisible({ timeout: 180_000 })
  await goWithin(page, order ?? '')
  await expect(page.getByRole('heading', { name: 'Your pass is paid' })).toBeVisible()
}

test('a declined card or a lost network charges nothing and keeps the choices', async ({
  phone: { page, context },
  site,
}) => {
  await test.step('a refused card', () => retryDeclinedCard(page, site))
  await test.step('without a network', async () => {
    await goWithin(page, '/payment/readingTicket?product=ticket-30000')
    await readyForOffline(page)
    await page.getByRole('radio', { name: 'Naver Pay' }).check()
    await expect(payButton(page)).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your choices stay here until you can pay.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^30,000 points/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Naver Pay' })).toBeChecked()
    await context.setOffline(false)
    await expect(payButton(page)).toBeEnabled()
  })
})

async function retryDeclinedCard(page: Page, site: Site): Promise<void> {
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-50000', EMPLOYER)
  await page.getByRole('combobox', { name: 'Card company' }).selectOption('SHINHAN')
  await page.getByRole('combobox', { name: 'Installments' }).selectOption('3')
  await payButton(page).click()
  await atProvider(page, 'decline')
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
  expect(await balanceOf(site)).toBe(before)
  expect(await findingsHere(page, 'declined')).toEqual([])
  await onPhone(page)
  await page.getByRole('link', { name: 'Choose again' }).click()
  await expect(page.getByRole('radio', { name: /^50,000 points/ })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Card company' })).toHaveValue('SHINHAN')
  await expect(page.getByRole('combobox', { name: 'Installments' })).toHaveValue('3')
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await balanceOf(site)).toBe(before + 50_000)
}
