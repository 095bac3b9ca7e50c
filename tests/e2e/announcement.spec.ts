import type { Page } from '@playwright/test'
import { holdBack, withoutBackgroundSync, goWithin } from './acts.ts'
import {
  signUpEmployer,
  announcementsOf,
  chooseAddress,
  EMPLOYER,
  enterCompanyName,
  fillForm,
  goOn,
  openForm,
  pickImage,
  register,
  uploadsOf,
} from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { isDrafted } from './kept.ts'

test('an employer publishes an announcement once although two answers are lost, and a visitor finds it with its days and the cost of housing', async ({
  phone,
  desk,
  site,
}) => {
  const { page } = phone
  const title = '자동차 부품 조립 야간 4390호'
  await openForm(page, site)
  await chooseAddress(page)
  await phone.context.setOffline(true)
  await fillForm(page, title)
  await stateTerms(page)
  await pickImage(page)
  await isDrafted(page, title, '"numberOfPersons":"3"', '"picture":{')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(housingCost(page)).toHaveValue('150,000')
  await phone.context.setOffline(false)
  const before = (await uploadsOf(site, EMPLOYER)).length
  await goOn(page)
  site.network.loseFirstAnswers()
  await register(page, 'Life')

  await expect(page.getByRole('heading', { name: 'Your posting is public' })).toBeVisible({
    timeout: 120_000,
  })
  expect(site.network.lost()).toEqual(['POST /api/files', 'POST /api/employers/jobs'])
  const [job, ...more] = await announcementsOf(site, title)
  expect(more).toEqual([])
  expect(job).toMatchObject({ status: 'IN_PROGRESS', product_type: 'LIFE' })
  expect(job?.image_file).not.toBeNull()
  expect((await uploadsOf(site, EMPLOYER)).length).toBe(before + 1)

  await test.step('a visitor finds it and reads its terms', async () => {
    await desk.goto(`${site.url}/recruitinfo?query=${encodeURIComponent(title)}`)
    await desk.getByRole('link', { name: title }).click()
    await expect(desk).toHaveURL(`${site.url}/recruitment/detail/${job?.id}`)
    await readTerms(desk)
  })
})

const housingCost = (page: Page) =>
  page.getByRole('textbox', { name: /What the worker pays for the housing/ })

/** Names the days of work, and the cost of the housing, which is asked for once the details offer it. */
async function stateTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other days' }).click()
  await page.getByRole('button', { name: 'Mon', exact: true }).click()
  await page.getByRole('button', { name: 'Sat', exact: true }).click()
  await expect(housingCost(page)).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Details/ }).fill('기숙사 제공')
  await housingCost(page).fill('150000')
  await expect(page.getByRole('button', { name: 'Dormitory: 150,000 won a month' })).toBeVisible()
}

/** On the page of the job, which subtracts the cost from the pay. */
async function readTerms(page: Page): Promise<void> {
  await expect(page.getByText('Tue–Sat')).toBeVisible()
  await expect(page.getByText('Dormitory: 150,000 won a month')).toBeVisible()
  await expect(page.getByText('The cost is not stated.')).toHaveCount(0)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const left = page.locator('dl > div').filter({ hasText: 'Left after the housing cost' })
  const before = page.locator('dl > div').filter({ hasText: 'Pay for a month after deductions' })
  const [after = 0, net = 0] = await Promise.all(
    [left, before].map(async (line) => {
      // The lower amount of a range.
      const [least = ''] = /[\d,]+/.exec(await line.first().locator('dd').innerText()) ?? []
      return Number(least.replaceAll(',', ''))
    }),
  )
  expect(net - after).toBe(150_000)
}

test('an announcement saved while the session expires is sent once after signing in again', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const title = '세션이 끝나도 남는 공고'
  await withoutBackgroundSync(page, site)
  const answerCompany = await holdBack(phone.context, '**/api/employers/profile')
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, title)
  answerCompany()
  await expect(page.getByText('Your postings show this name.')).toBeVisible()
  await goOn(page)
  await phone.context.setOffline(true)
  await register(page, 'Local')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await site.rows('delete from sessions')
  await phone.context.setOffline(false)
  await goWithin(page, '/outbox')
  await expect(page.getByText('Saved. Sign in to send it')).toBeVisible()
  expect(await announcementsOf(site, title)).toEqual([])

  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .poll(async () => (await announcementsOf(site, title)).map(({ status }) => status))
    .toEqual(['PAYMENT_DUE'])
})

/** The preview of an empty form shows no amount, and each required field names itself. */
async function submitEmptyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'On the job page' })).toBeVisible()
  await expect(preview).not.toContainText(/\b0 won/)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  await page.getByRole('button', { name: 'Next: choose the job type' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  for (const words of [
    'Please enter the company’s name.',
    'Please enter a title.',
    'Please search for the address and choose it.',
  ])
    await expect(page.getByText(words)).toBeVisible()
}

async function enterTooLittlePay(page: Page): Promise<void> {
  await chooseAddress(page)
  await enterCompanyName(page)
  await fillForm(page, '첫 무료 공고', '1000000')
  await page.getByRole('button', { name: 'Next: choose the job type' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(
    /^The pay is below the minimum wage\. It must be at least [\d,]+ won\.$/,
  )
  await expect(page).toHaveURL(/writeAnnouncement/)
  await amount.fill('5000000')
}

test('the announcement form names missing fields and pay below the minimum wage, and offers one free announcement', async ({
  phone: { page },
  site,
}) => {
  await openForm(page, site, await signUpEmployer(site))
  await test.step('submitting the empty form', () => submitEmptyForm(page))
  await test.step('entering pay below the minimum wage', () => enterTooLittlePay(page))
  await goOn(page)
  await register(page, 'Life')
  await expect(page.getByRole('heading', { name: 'Your posting is in review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verify the business' })).toBeVisible()

  await test.step('writing the next announcement', async () => {
    await page.goto(`${site.url}/writeAnnouncement`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await chooseAddress(page)
    await enterCompanyName(page)
    await fillForm(page, '두 번째 무료 공고')
    await goOn(page)
    await expect(page.getByRole('radio', { name: /^Life/ })).toBeDisabled()
    await expect(page.getByText('Your free posting is still waiting to become public.')).toBeVisible()
  })
})

test('a second free announcement within seven days is refused, and becomes one that its card leads to pay for', async ({
  phone: { page },
  site,
}) => {
  const refused = '무료 공고 둘'
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, refused)
  await goOn(page)
  // Meanwhile the free announcement is registered from another device.
  await site.rows(
    `update companies set life_registered_at = now() where member_id = (select id from members where email = $1)`,
    [EMPLOYER.email],
  )
  await register(page, 'Life')
  await expect(page.getByRole('alert')).toContainText('once every seven days')
  await page.getByRole('link', { name: 'Choose another job type' }).click()
  await register(page, 'Local')
  await expect(page.getByRole('heading', { name: 'Your posting is waiting for payment' })).toBeVisible()
  const due = await announcementsOf(site, refused)
  expect(due).toMatchObject([{ status: 'PAYMENT_DUE', product_type: 'LOCAL' }])
  await test.step('its card among the postings links to its payment', async () => {
    await goWithin(page, '/employmentPage/hiringAnnouncement')
    const card = page.getByRole('article').filter({ hasText: refused })
    await expect(card).toContainText('Waiting for payment')
    await card.getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/payment/localJob?jobId=${due[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'Ad regions' })).toBeVisible()
  })
})
