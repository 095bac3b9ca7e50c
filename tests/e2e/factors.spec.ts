import type { Page } from '@playwright/test'
import { arriveSignedIn, clearSiteData, signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { accountLinkMailedTo, codeSentTo } from './messages.ts'

const WRONG = 'not this one'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' })

/** Ages the sessions, so that the recent sign-in no longer stands in for the password. */
const ageSessions = (site: Site) =>
  site.rows("update sessions set created_at = created_at - interval '11 minutes'")

const removePassword = (site: Site) =>
  site.rows('update members set password_hash = null where email = $1', [WORKER.email])

async function downloads(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return download.suggestedFilename()
}

test('eleven minutes after sign-in the account page asks for the password or a new sign-in, and its mail undoes what was done', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/mypage/account')
  await ageSessions(site)

  await test.step('the download', async () => {
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(field(page, 'Your password')).toBeFocused()
    await field(page, 'Your password').fill(WRONG)
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(field(page, 'Your password')).toHaveAccessibleDescription(/This is not your password\./)
    await field(page, 'Your password').fill(WORKER.password)
    const name = await downloads(page, () => sheet(page).getByRole('button', { name: 'Confirm' }).click())
    expect(name).toMatch(/^ilteo-.*\.json$/)
    await expect(sheet(page)).toBeHidden()
  })
  await test.step('the cellphone', async () => {
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Verify your cellphone' })
    const since = Date.now()
    await field(page, 'Cellphone number').fill('01077778888')
    await form.getByRole('button', { name: 'Send code' }).click()
    const code = await codeSentTo(site, '01077778888', since)
    await field(page, 'Verification code').fill(code)
    await form.getByRole('button', { name: 'Confirm' }).click()
    await expect(field(page, 'Your password')).toBeFocused()
    await field(page, 'Your password').fill(WRONG)
    await form.getByRole('button', { name: 'Confirm' }).click()
    await expect(field(page, 'Your password')).toHaveAccessibleDescription(/This is not your password\./)
    await expect(field(page, 'Verification code')).toHaveValue(code)
    await field(page, 'Your password').fill(WORKER.password)
    await form.getByRole('button', { name: 'Confirm' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change number' })).toBeVisible()
  })
  await test.step('without a password, a new sign-in leads back to the account page', () =>
    signInInsteadOfPassword(page, site))
  await test.step('the link in the security mail', () => undoFromMail(page, site))
})

/** Members who sign in through a provider have no password. */
async function signInInsteadOfPassword(page: Page, site: Site): Promise<void> {
  const [kept] = await site.rows<{ hash: string }>(
    'select password_hash as hash from members where email = $1',
    [WORKER.email],
  )
  await removePassword(site)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(sheet(page)).toContainText('For your safety, please sign in again first.')
  await sheet(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('main')).toContainText('For your safety, please sign in again first.')
  await page.getByRole('tab', { name: 'Company' }).click()
  await page.getByRole('tab', { name: 'Job seeker' }).click()
  // There is no sign-in provider in this journey, so the password returns for the sign-in.
  await site.rows('update members set password_hash = $1 where email = $2', [kept?.hash, WORKER.email])
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/mypage/account`)
  await removePassword(site)
}

/** Downloads after the recent sign-in, undoes that from its mail, and ends with a new password. */
async function undoFromMail(page: Page, site: Site): Promise<void> {
  const since = Date.now()
  const name = await downloads(page, () => page.getByRole('button', { name: 'Download my data' }).click())
  expect(name).toMatch(/^ilteo-/)
  const link = await accountLinkMailedTo(site, WORKER.email, since)

  await page.goto(site.url + link)
  await expect(page.getByText('Your data was downloaded')).toBeVisible()
  expect(await site.rows('select from sessions')).not.toEqual([])
  await page.getByRole('button', { name: 'Undo and set a new password' }).click()
  await expect(page).toHaveURL(/\/findPassword\?token=/)
  expect(await site.rows('select from sessions')).toEqual([])
  await field(page, 'New password').fill('a new one 22')
  await field(page, 'New password again').fill('a new one 22')
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your new password is set. Sign in with it.',
  )

  await page.goto(site.url + link)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo and set a new password' })).toHaveCount(0)
}

test('a member changes the email with the password and the link mailed to the new address', async ({
  phone: { page },
  site,
}) => {
  const next = 'hau.new@example.com'
  await arriveSignedIn(page, site, '/mypage/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  const form = page.getByRole('dialog', { name: 'Change your email' })
  const send = form.getByRole('button', { name: 'Send link' })
  await field(page, 'New email').fill(next)
  await send.click()
  await expect(field(page, 'Your password')).toHaveAccessibleDescription(/Please enter your password/)
  await field(page, 'Your password').fill(WRONG)
  await send.click()
  await expect(field(page, 'Your password')).toHaveAccessibleDescription(/This is not your password\./)
  await expect(field(page, 'New email')).toHaveValue(next)
  const since = Date.now()
  await field(page, 'Your password').fill(WORKER.password)
  await send.click()
  await expect(form).toContainText(`We sent a link to ${next}.`)
  const link = await accountLinkMailedTo(site, next, since)

  await clearSiteData(page, site)
  await page.goto(site.url + link)
  await signInAsWorker(page)
  await page.getByRole('button', { name: 'Change my email' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Your email is now ${next}.`)
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText(next)).toBeVisible()
})
