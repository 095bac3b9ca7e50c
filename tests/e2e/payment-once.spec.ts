import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { aCoupon, atProvider, balanceOf, ordersSince, payButton } from './payment-acts.ts'

test('an order whose answer is lost on the way is there once, and paid once', async ({
  phone: { page },
  site,
}) => {
  const since = new Date()
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await expect(payButton(page)).toBeEnabled()
  site.network.loseFirstAnswers()
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(site.network.lost()).toContain('POST /api/orders')
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])
  expect(await balanceOf(site)).toBe(before + 10_000)
})

test('back from the provider without having paid leads on with the same order', async ({
  phone: { page },
  site,
}) => {
  const since = new Date()
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])

  await page.goBack()
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersSince(site, since)).toHaveLength(1)
})

test('another choice after the way back gives up the unpaid order, so that its coupon can be used', async ({
  phone: { page },
  site,
}) => {
  const since = new Date()
  const code = await aCoupon(site, 'PERCENT', 20)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await page.getByRole('button', { name: 'Register a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await page.getByRole('button', { name: 'Pay 8,000 won' }).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-30000`)
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await page.getByRole('button', { name: 'Pay 30,000 won' }).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([
    { status: 'CANCELLED', total_amount: 8_000 },
    { status: 'PAID', total_amount: 30_000 },
  ])
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-50000`)
  await expect(page.getByRole('radio', { name: /첫 구매 쿠폰/ })).toBeEnabled()
})

test('while the provider is silent nobody is asked to pay again; what it says then shows by itself', async ({
  phone: { page },
  site,
}) => {
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await atProvider(page, 'silently')
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible({
    timeout: 40_000,
  })
  expect(await balanceOf(site)).toBe(before + 10_000)
})

test('an order that one tab pays is paid in the other, which cannot pay it again', async ({
  phone: { page, context },
  site,
}) => {
  const since = new Date()
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  const [order] = await ordersSince(site, since)
  const other = await context.newPage()
  await other.goto(`${site.url}/payment/readingTicket?orderId=${order?.id ?? ''}`)
  await expect(other.getByText('Not paid yet')).toBeVisible()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  await payButton(other).click()
  await expect(other.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])
})

test('an order that is given up can be begun anew; somebody else’s order is not shown', async ({
  phone: { page },
  site,
}) => {
  const since = new Date()
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'CANCELLED' }])
  await page.getByRole('link', { name: 'Choose again' }).click()
  await expect(payButton(page)).toBeEnabled()

  await site.rows(`update orders set member_id = (select id from members where email <> $1 limit 1)`, [
    EMPLOYER.email,
  ])
  const [taken] = await site.rows<{ id: string }>('select id from orders order by created_at desc limit 1')
  await page.goto(`${site.url}/payment/readingTicket?orderId=${taken?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'You have no such order' })).toBeVisible()
})
