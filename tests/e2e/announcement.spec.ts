import type { Page } from '@playwright/test'
import { withoutBackgroundSync } from './acts.ts'
import {
  aNewEmployer,
  announcementsOf,
  aVisitorsBrowser,
  chooseAddress,
  EMPLOYER,
  fillForm,
  goOn,
  openForm,
  pickPicture,
  register,
  uploadsOf,
} from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { isDrafted } from './kept.ts'

test('an employer writes and publishes while the network drops twice, and a visitor finds it', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const title = '자동차 부품 조립 야간 4390호'
  await openForm(page, site)
  await chooseAddress(page)
  await phone.context.setOffline(true)
  await fillForm(page, title)
  await pickPicture(page)
  await isDrafted(page, title, '"numberOfPersons":"3"', '"picture":{')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByText('Picture saved')).toBeVisible()
  await phone.context.setOffline(false)
  const before = (await uploadsOf(site, EMPLOYER)).length
  await goOn(page)
  site.network.loseFirstAnswers()
  await register(page, 'Life')

  await expect(page.getByRole('heading', { name: 'Your posting is public' })).toBeVisible({
    timeout: 120_000,
  })
  expect(site.network.lost()).toEqual(['POST /api/files', 'POST /api/employers/jobs'])
  const [posting, ...more] = await announcementsOf(site, title)
  expect(more).toEqual([])
  expect(posting).toMatchObject({ status: 'IN_PROGRESS', product_type: 'LIFE' })
  expect(posting?.image_file).not.toBeNull()
  expect((await uploadsOf(site, EMPLOYER)).length).toBe(before + 1)

  const browser = await aVisitorsBrowser()
  const visitor = await browser.newPage({ locale: 'ko-KR' })
  await visitor.goto(`${site.url}/recruitinfo?query=${encodeURIComponent(title)}`)
  // Free postings are a list of their own, which the search names.
  await visitor.getByRole('button', { name: '라이프 일자리 보기' }).click()
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  await browser.close()
})

test('an announcement that is saved while the session runs out is sent after signing in again, once', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const title = '세션이 끝나도 남는 공고'
  await withoutBackgroundSync(page, site)
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, title)
  await goOn(page)
  await phone.context.setOffline(true)
  await register(page, 'Local')
  await expect(page.getByText('Saved on this phone')).toBeVisible()
  await site.rows('delete from sessions')
  await phone.context.setOffline(false)
  await page.goto(`${site.url}/outbox`)
  await expect(page.getByText('Saved. Sign in to send')).toBeVisible()
  expect(await announcementsOf(site, title)).toEqual([])

  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .poll(async () => (await announcementsOf(site, title)).map(({ status }) => status))
    .toEqual(['PAYMENT_DUE'])
})

/** A preview without an amount names none, and what must be there is told. */
async function pressedWhileEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'On its page' })).toBeVisible()
  await expect(preview).not.toContainText(/\b0 won/)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  await page.getByRole('button', { name: 'Next: choose the type' }).click()
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toBeFocused()
  for (const words of [
    'Please enter the company’s name.',
    'Please enter a title.',
    'Please search for the address and choose it.',
    'Please enter how many people you need.',
  ])
    await expect(page.getByText(words)).toBeVisible()
}

async function payTooLittle(page: Page): Promise<void> {
  await chooseAddress(page)
  await fillForm(page, '첫 무료 공고', '1000000')
  await page.getByRole('button', { name: 'Next: choose the type' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^[\d,]+ won short of the minimum wage\.$/)
  await expect(page).toHaveURL(/writeAnnouncement/)
  await amount.fill('9000000')
}

test('what is missing, and pay below the minimum wage, is told at the fields before it goes on; after a free announcement its type is closed', async ({
  phone: { page },
  site,
}) => {
  await openForm(page, site, await aNewEmployer(site))
  await test.step('nothing typed', () => pressedWhileEmpty(page))
  await test.step('less than the minimum wage', () => payTooLittle(page))
  await goOn(page)
  await register(page, 'Life')
  await expect(page.getByRole('heading', { name: 'Your posting is in review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verify the business' })).toBeVisible()

  await test.step('the next one', async () => {
    await page.goto(`${site.url}/writeAnnouncement`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await chooseAddress(page)
    await fillForm(page, '두 번째 무료 공고')
    await goOn(page)
    await expect(page.getByRole('radio', { name: /^Life/ })).toBeDisabled()
    await expect(page.getByText('Your free posting is still waiting to become public.')).toBeVisible()
  })
})

/** The same announcement, whose type is being chosen, in another tab; both are pressed. */
async function registerInTwoTabs(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [other, page]) await tab.getByRole('radio', { name: /^Grand/ }).check()
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Register the posting' }).click()),
  )
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Your posting waits for its payment' })).toBeVisible()
}

test('the free announcement is there once in seven days, and another type takes its place; pressed in two tabs at once, one is registered once', async ({
  phone: { page },
  site,
}) => {
  const [refused, twice] = ['무료 공고 둘', '두 탭에서 누른 공고']
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, refused)
  await goOn(page)
  // Meanwhile the free one is registered from another device.
  await site.rows(
    `update companies set life_registered_at = now() where member_id = (select id from members where email = $1)`,
    [EMPLOYER.email],
  )
  await register(page, 'Life')
  await expect(page.getByRole('alert')).toContainText('once in seven days')
  await page.getByRole('link', { name: 'Choose another type' }).click()
  await register(page, 'Local')
  await expect(page.getByRole('heading', { name: 'Your posting waits for its payment' })).toBeVisible()
  expect(await announcementsOf(site, refused)).toMatchObject([
    { status: 'PAYMENT_DUE', product_type: 'LOCAL' },
  ])

  await test.step('in two tabs', async () => {
    await page.goto(`${site.url}/writeAnnouncement`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await chooseAddress(page)
    await fillForm(page, twice)
    await goOn(page)
    await registerInTwoTabs(page)
    expect(await announcementsOf(site, twice)).toHaveLength(1)
  })
})
