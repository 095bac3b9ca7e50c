import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { goWithin } from './acts.ts'
import { EMPLOYER } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator, buyTicketByApi } from './operator-acts.ts'

test('an operator goes through lists by keyboard, downloads one, refunds an order and comes back to each row', async ({
  desk,
  site,
}) => {
  await buyTicketByApi(site, EMPLOYER)
  await arriveAsOperator(desk, site, '/operator/postings')
  await test.step('postings', () => downloadPostings(desk, site))
  await test.step('an order of a filtered list', () => refundOrder(desk, site))
  await test.step('the audit trail', () => readAuditTrail(desk))
  await test.step('a long list, by key and by the browser', () => openRows(desk, site))
})

async function downloadPostings(desk: Page, site: Site): Promise<void> {
  const rows = desk.getByRole('table', { name: 'Postings' }).getByRole('rowgroup').nth(1).getByRole('row')
  await expect(rows.filter({ hasText: 'Public' })).not.toHaveCount(0)
  await desk.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Closed' })
  await expect(rows.filter({ hasText: 'Public' })).toHaveCount(0)
  await test.step('a search that is reached by key says that it found nothing', async () => {
    const count = desk.getByRole('status').filter({ hasText: /entries|entry/ })
    const spoken = await count.elementHandle()
    await desk.keyboard.press('/')
    await expect(desk.getByRole('searchbox')).toBeFocused()
    await desk.keyboard.type('g/?')
    await expect(desk.getByRole('searchbox')).toHaveValue('g/?')
    await expect(count).toHaveText('0 entries')
    expect(await spoken?.evaluate((element) => element.isConnected)).toBe(true)
    await desk.getByRole('button', { name: 'Clear the search' }).click()
    await expect(rows).not.toHaveCount(0)
  })
  await test.step('Enter and the down arrow move from the search to the first row that is found', async () => {
    const links = desk.locator('[data-row-link]')
    const title = (await links.last().textContent()) ?? ''
    for (const key of ['ArrowDown', 'Enter']) {
      await desk.getByRole('searchbox').fill(title)
      await desk.keyboard.press(key)
      await expect(links.first()).toBeFocused()
      await expect(links.first()).toHaveText(title)
    }
    await desk.getByRole('button', { name: 'Clear the search' }).click()
    await expect(desk.getByRole('searchbox')).toHaveValue('')
    // The field is empty before the list is the whole one again.
    await expect(desk.getByRole('button', { name: 'Clear the search' })).toHaveCount(0)
  })
  const lines = (await downloadByKeyboard(desk)).trim().split('\r\n')
  const [counted] = await site.rows<{ count: string }>("select count(*) from jobs where status = 'CLOSED'")
  expect(lines).toHaveLength(Number(counted?.count) + 1)
  await expect(desk.getByText(/in the file/)).toBeVisible()
}

async function refundOrder(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/orders?status=PAID')
  const rows = desk.getByRole('table', { name: 'Orders' }).getByRole('rowgroup').nth(1).getByRole('row')
  const first = rows.first().getByRole('link').first()
  await expect(first).toHaveText('Reading ticket')
  const [company] = await site.rows<{ name: string }>(
    'select c.name from companies c join members m on m.id = c.member_id where m.email = $1',
    [EMPLOYER.email],
  )
  await expect(first).toHaveAccessibleName(`Reading ticket · ${company?.name}`)
  await desk.keyboard.press('j')
  await expect(first).toBeFocused()
  await desk.keyboard.press('Enter')
  const payment = desk.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('Credit card')
  await expect(payment).toContainText('Supply value')
  await expect(payment).toContainText('Not requested')
  await expect(desk.getByRole('region', { name: 'Reading ticket' })).toBeFocused()
  await expect(desk.getByRole('button', { name: 'Refund' })).toBeVisible()
  await desk.keyboard.press('j')
  await expect(desk.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await desk.keyboard.press('k')
  await expect(desk.getByRole('button', { name: 'Refund' })).toBeVisible()
  await desk.keyboard.press('u')
  await expect(desk).toHaveURL(/\/operator\/orders\?status=PAID$/)
  await expect(first).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('region', { name: 'Reading ticket' })).toBeFocused()
  await desk.getByRole('button', { name: 'Refund' }).press('Enter')
  const sheet = desk.getByRole('dialog', { name: 'Refund this order?' })
  await expect(sheet).toContainText(company?.name ?? '?')
  await sheet.getByRole('button', { name: 'Refund' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Please give the reason.')
  await expect(sheet).toContainText('cannot be undone')
  await expect(sheet.getByRole('table')).toHaveText(/^Amount10,000 won$/)
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('고객 요청')
  await sheet.getByRole('button', { name: 'Refund' }).click()
  await expect(desk.getByRole('status').filter({ hasText: /^Refunded: .* 10,000 won\./ })).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Reading ticket' })).toBeFocused()
  await expect(desk.getByText('Money returned on')).toBeVisible()
  // The key that undoes the last decision does not undo a refund.
  await desk.keyboard.press('z')
  await expect(desk.getByText(/^Refunded: .* This cannot be undone\.$/)).toBeVisible()
}

/** Of this journey and of the demonstration's operator. */
async function readAuditTrail(desk: Page): Promise<void> {
  await goWithin(desk, '/operator/acts')
  const refunded = desk.getByRole('row', {
    name: /Refunded an order.*Amount 10,000 won.*Reason 고객 요청.*Product Reading ticket.*Coupon returned No/,
  })
  await expect(refunded.getByRole('link')).toHaveAttribute('href', /^\/operator\/members\//)
  await expect(desk.getByRole('row', { name: /Downloaded a list.*Status Closed/ })).toBeVisible()
  const settled = desk.getByRole('row', { name: /Resolved a report/ }).getByRole('link')
  await expect(settled.first()).toHaveAttribute('href', /^\/operator\/reports\/[0-9a-f-]{36}$/)
  await expect(settled.last()).toHaveAttribute('href', /^\/recruitment\/detail\/[0-9a-f-]{36}$/)
  const made = desk.getByRole('row', { name: /Created a coupon.*WELCOME10/ })
  await expect(made.getByRole('link', { name: 'WELCOME10' })).toHaveAttribute('href', '/operator/coupons')
}

async function openRows(desk: Page, site: Site): Promise<void> {
  const path = '/operator/postings?status=CLOSED'
  await goWithin(desk, path)
  const links = desk.getByRole('table', { name: 'Postings' }).locator('[data-row-link]')
  await expect(links.first()).toBeVisible()
  const title = (await links.last().textContent()) ?? ''
  await links.last().focus()
  for (const goBack of [() => desk.goBack(), () => desk.keyboard.press('u')]) {
    await desk.keyboard.press('Enter')
    await expect(desk).not.toHaveURL(site.url + path)
    await expect(desk.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect(desk.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await goBack()
    await expect(desk).toHaveURL(site.url + path)
    await expect(links.filter({ hasText: title }).and(desk.locator(':focus'))).toBeInViewport()
  }
  await test.step('a posting takes the focus, and the next one by its key', async () => {
    const titles = await links.allTextContents()
    await links.first().press('Enter')
    for (const each of titles.slice(0, 2)) {
      await expect(desk.getByRole('region', { name: each }).and(desk.locator(':focus'))).toBeVisible()
      await desk.keyboard.press('j')
    }
  })
}

/** A second press, while the file is being made, changes nothing. */
async function downloadByKeyboard(desk: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Download CSV' }).focus()
  const pressTwice = async () => {
    await desk.keyboard.press('Enter')
    await desk.keyboard.press('Enter')
  }
  const [file] = await Promise.all([desk.waitForEvent('download'), pressTwice()])
  expect(file.suggestedFilename()).toMatch(/^ilteo-postings-[\d-]+\.csv$/)
  return readFile(await file.path(), 'utf8')
}
