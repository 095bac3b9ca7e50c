import type { Locator, Page } from '@playwright/test'
import { EMAIL_CODE } from '../../src/contract/account/email.ts'
import { arriveSignedIn } from './acts.ts'
import {
  announcementsOf,
  chooseAddress,
  enterCompanyName,
  fillForm,
  goOn,
  openForm,
  signUpEmployer,
} from './announcement-acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { codeSentTo, emailLinkMailedTo } from './messages.ts'

const COMPANY = { email: 'hiring@example.com', password: 'a long password' }

async function signUp(site: Site, account = COMPANY): Promise<void> {
  const answer = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authType: 'EMAIL', name: 'Hanbit', role: 'EMPLOYER', langCode: 'en', ...account }),
  })
  expect(answer.status).toBe(201)
}

const confirmationOf = (site: Site, email: string) =>
  site.rows<{ at: Date | null }>('select email_verified_at as at from members where email = $1', [email])

test('an employer is asked to confirm the email before publishing, and confirms it with the mailed link', async ({
  phone: { page },
  site,
}) => {
  await signUp(site)
  await arriveSignedIn(page, site, '/writeAnnouncement', COMPANY)
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Confirm your email or verify your cellphone to post' })
  await expect(notice).toBeVisible()
  const since = Date.now()
  await page.getByRole('button', { name: 'Confirm now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm your contact first' })
  await expect(sheet.getByText(`We sent an email with six digits to ${COMPANY.email}`)).toBeVisible()
  await expect(sheet.getByText(`They are valid for ${EMAIL_CODE.minutes} minutes.`)).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Verification code' })).toBeFocused()
  await expect(sheet.getByRole('button', { name: 'Send again' })).toBeVisible()

  const link = await emailLinkMailedTo(site, COMPANY.email, since)
  await page.goto(site.url + link)
  // Its member is signed in, who need not press anything.
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  expect(await confirmationOf(site, COMPANY.email)).toEqual([{ at: expect.any(Date) }])

  await page.goto(`${site.url}/mypage/account`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.goto(site.url + link)
  await page.getByRole('link', { name: 'Post a job' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a mailed link waits for a press where another member is signed in', async ({
  phone: { page },
  site,
}) => {
  const since = Date.now()
  await signUp(site)
  await arriveSignedIn(page, site, '/home', WORKER)
  await page.goto(site.url + (await emailLinkMailedTo(site, COMPANY.email, since)))
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeVisible()
  expect(await confirmationOf(site, COMPANY.email)).toEqual([{ at: null }])
  await confirm.click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  expect(await confirmationOf(site, COMPANY.email)).toEqual([{ at: expect.any(Date) }])
  await expect(page.getByRole('link', { name: 'Post a job' })).toHaveCount(0)
})

test('an employer verifies the cellphone in the sheet over the posting, and the posting is sent', async ({
  phone: { page },
  site,
}) => {
  const account = await signUpEmployer(site)
  await site.rows('update members set email_verified_at = null where email = $1', [account.email])
  const title = '부품 조립 주간 7731호'
  await openForm(page, site, account)
  await enterCompanyName(page)
  await chooseAddress(page)
  await fillForm(page, title)
  await goOn(page)
  // A password is asked for ten minutes after signing in.
  await site.rows(`update sessions set created_at = created_at - interval '1 hour'`)
  await page.getByRole('radio', { name: /^Life/ }).check()
  await page.getByRole('button', { name: 'Post this job' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm your contact first' })
  await sheet.getByRole('button', { name: 'Verify my cellphone' }).click()
  const since = Date.now()
  await sheet.getByRole('textbox', { name: 'Cellphone number' }).fill('01066665555')
  await sheet.getByRole('button', { name: 'Send code' }).click()
  const code = await codeSentTo(site, '01066665555', since)

  const field = sheet.getByRole('textbox', { name: 'Verification code' })
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(field).toHaveAccessibleDescription('This is not the code we sent. Please check it.')
  await expect(field).toBeFocused()
  await expect(sheet.getByLabel('Your password')).toHaveCount(0)

  await field.fill(code)
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await sheet.getByLabel('Your password', { exact: true }).fill(account.password)
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL(/sent=/)
  await expect(page.getByRole('heading', { name: 'Your posting is in review' })).toBeVisible()
  expect(await announcementsOf(site, title)).toMatchObject([{ status: 'IN_REVIEW' }])
})

/** Comes back to the page more than once: the first time joins a request that may have been answered from before. */
const comeBackUntilGone = (page: Page, note: Locator) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      return note.count()
    })
    .toBe(0)

test('an open page no longer asks for a confirmation that was made elsewhere', async ({
  phone: { page },
  site,
}) => {
  const confirmElsewhere = (email: string) =>
    site.rows('update members set email_verified_at = now() where email = $1', [email])
  await test.step('a note on My page', async () => {
    await site.rows('update members set email_verified_at = null where email = $1', [WORKER.email])
    await arriveSignedIn(page, site, '/mypage')
    const note = page.getByText('Your email is not confirmed yet.').filter({ visible: true })
    await expect(note).toBeVisible()
    await confirmElsewhere(WORKER.email)
    await comeBackUntilGone(page, note)
  })
  await test.step('a posting', async () => {
    await signUp(site)
    await arriveSignedIn(page, site, '/writeAnnouncement', COMPANY)
    const request = page.getByRole('button', { name: 'Confirm now' })
    await expect(request).toBeVisible()
    await confirmElsewhere(COMPANY.email)
    await comeBackUntilGone(page, request)
  })
})
