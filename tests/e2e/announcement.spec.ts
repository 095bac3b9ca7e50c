import { arriveSignedIn, withoutBackgroundSync } from './acts.ts'
import {
  aNewEmployer,
  announcementsOf,
  aVisitorsBrowser,
  chooseAddress,
  EMPLOYER,
  everythingStored,
  fillForm,
  goOn,
  openForm,
  pickCertificate,
  pickPicture,
  register,
  uploadsOf,
} from './announcement-acts.ts'
import { expect, test } from './journey.ts'

test('an employer writes and publishes while the network drops twice, and a visitor finds it', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const title = '자동차 부품 조립 야간'
  await openForm(page, site)
  await chooseAddress(page)
  await phone.context.setOffline(true)
  await fillForm(page, title)
  await pickPicture(page)
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
  await visitor.goto(`${site.url}/recruitinfo?list=life&query=${encodeURIComponent(title)}`)
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

test('pay below the minimum wage is told at the field, in won, and cannot go on', async ({ phone, site }) => {
  const { page } = phone
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, '최저임금보다 적은 공고', '1000000')
  await page.getByRole('button', { name: 'Next: choose the type' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^[\d,]+ won are missing to the minimum wage\.$/)
  await expect(page).toHaveURL(/writeAnnouncement/)
  await amount.fill('9000000')
  await goOn(page)
})

test('what is missing is told at the fields, and the focus is on the first of them', async ({
  phone,
  site,
}) => {
  const { page } = phone
  await openForm(page, site, await aNewEmployer(site))
  await page.getByRole('button', { name: 'Next: choose the type' }).click()
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toBeFocused()
  for (const words of [
    'Please enter the company’s name.',
    'Please enter a title.',
    'Please search for the address and choose it.',
    'Please enter how many people you need.',
  ])
    await expect(page.getByText(words)).toBeVisible()
})

test('the free announcement is there once in seven days, and another type takes its place', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const [first, second] = ['무료 공고 하나', '무료 공고 둘']
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, second)
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
  expect(await announcementsOf(site, second)).toMatchObject([
    { status: 'PAYMENT_DUE', product_type: 'LOCAL' },
  ])
  expect(await announcementsOf(site, first)).toEqual([])
})

test('after a free announcement its type is closed until the day it names', async ({ phone, site }) => {
  const { page } = phone
  const account = await aNewEmployer(site)
  await openForm(page, site, account)
  await chooseAddress(page)
  await fillForm(page, '첫 무료 공고')
  await goOn(page)
  await register(page, 'Life')
  await expect(page.getByRole('heading', { name: 'Your posting is in review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verify the business' })).toBeVisible()
  await page.goto(`${site.url}/writeAnnouncement`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await chooseAddress(page)
  await fillForm(page, '두 번째 무료 공고')
  await goOn(page)
  await expect(page.getByRole('radio', { name: /^Life/ })).toBeDisabled()
  await expect(page.getByText('Your free posting is still waiting to become public.')).toBeVisible()
})

test('pressed in two tabs at once, an announcement is registered once', async ({ phone, site }) => {
  const { page } = phone
  const title = '두 탭에서 누른 공고'
  await openForm(page, site)
  await chooseAddress(page)
  await fillForm(page, title)
  await goOn(page)
  const other = await phone.context.newPage()
  await other.goto(page.url())
  await other.getByRole('radio', { name: /^Grand/ }).check()
  await page.getByRole('radio', { name: /^Grand/ }).check()
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Register the posting' }).click()),
  )
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Your posting waits for its payment' })).toBeVisible()
  expect(await announcementsOf(site, title)).toHaveLength(1)
})

test('a business asks for its verification, and its resident number is nowhere on the device', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const account = await aNewEmployer(site)
  await arriveSignedIn(page, site, '/mypage/company', account)
  await page.getByRole('textbox', { name: 'Business name' }).fill('한빛정밀')
  const number = page.getByRole('textbox', { name: 'Business number' })
  await number.fill('1248100999')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(/check digit does not fit/)
  await number.fill('1248100998')
  await page.getByRole('textbox', { name: 'Representative', exact: true }).fill('홍길동')
  await page.getByLabel('First six digits of the resident number').fill('800101')
  await page.getByLabel('Digit after the dash').fill('1')
  await pickCertificate(page)
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText(/^In review since/)).toBeVisible()
  const device = await everythingStored(page)
  // The look itself finds what is there.
  expect(device).toContain('ilteo.memberId')
  expect(device).not.toContain('800101')
  const [row] = await site.rows<{ person_number: unknown; status: string }>(
    `select v.person_number, v.status from business_verifications v join companies c on c.id = v.company_id
     join members m on m.id = c.member_id where m.email = $1`,
    [account.email],
  )
  expect(row?.status).toBe('REQUESTED')
  expect(JSON.stringify(row?.person_number)).not.toContain('800101')
  await page.getByRole('button', { name: 'Change the business' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('다른회사')
  await page.getByRole('button', { name: 'Leave the business as it is' }).click()
  await expect(page.getByRole('button', { name: 'Change the business' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the business' }).click()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('한빛정밀')
})
