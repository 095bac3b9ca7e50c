import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bookmark, freshPostings, arriveSignedIn, signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { codeSentTo } from './messages.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const devices = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })
const passwords = (page: Page) => page.getByRole('region', { name: 'Password' })

/** Signs the worker in once more, as from another device. */
async function anotherDevice(site: Site): Promise<() => Promise<number>> {
  const answer = await fetch(`${site.url}/api/users/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android 16) Firefox/150.0' },
    body: JSON.stringify({ authType: 'EMAIL', ...WORKER }),
  })
  const { data } = await answer.json()
  return async () => {
    const me = await fetch(`${site.url}/api/users/me`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
    })
    return me.status
  }
}

test('a member signs another device out, and this one stays', async ({ phone: { page }, site }) => {
  const statusThere = await anotherDevice(site)
  await arriveSignedIn(page, site, '/mypage/account')
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await expect(devices(page).getByText('This device')).toHaveCount(1)
  expect(await statusThere()).toBe(200)

  await page.context().setOffline(true)
  await devices(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(page).getByRole('alert')).toContainText('This needs an internet connection.')
  await page.context().setOffline(false)
  await devices(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(statusThere).toBe(401)
  await page.reload()
  await expect(devices(page).getByText('This device')).toBeVisible()
})

test('who is signed out from elsewhere is told so at the sign-in, and goes on where they were', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/mypage/account')
  await expect(devices(page).getByText('This device')).toBeVisible()
  await site.rows('delete from sessions')
  await page.reload()
  await expect(page).toHaveURL(/\/signIn/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await signInAsWorker(page)
  await expect(devices(page).getByText('This device')).toBeVisible()
})

test('a member verifies their cellphone on the account page, with the code that was sent to it', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/mypage/account')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Verify your cellphone' })
  const since = Date.now()
  await sheet.getByRole('textbox', { name: 'Cellphone' }).fill('01077778888')
  await sheet.getByRole('button', { name: 'Send code' }).click()
  await sheet
    .getByRole('textbox', { name: 'Certification number' })
    .fill(await codeSentTo(site, '01077778888', since))
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change number' })).toBeVisible()
})

test('a new password needs the old one, and ends every other session', async ({ phone: { page }, site }) => {
  const statusThere = await anotherDevice(site)
  await arriveSignedIn(page, site, '/mypage/account')
  const change = async (current: string, next: string) => {
    await field(page, 'Current password').fill(current)
    await field(page, 'New password').fill(next)
    await field(page, 'New password once more').fill(next)
    await passwords(page).getByRole('button', { name: 'Change password' }).click()
  }
  await change('not this one', 'a new one 22')
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(/This is not your password\./)
  await expect(field(page, 'Current password')).toBeFocused()
  await change(WORKER.password, 'a new one 22')
  await expect(passwords(page).getByRole('alert')).toContainText('The new password is set.')
  await expect(field(page, 'Current password')).toHaveValue('')
  expect(await statusThere()).toBe(401)
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
})

test('everything that is kept about a member can be saved as one file', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/mypage/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ilteo-\d{4}-\d\d-\d\d\.json$/)
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(JSON.stringify(kept)).toContain(WORKER.email)
})

test('an account is removed with its password, after saying what goes, and nothing of it stays on the phone', async ({
  phone: { page, context },
  site,
}) => {
  const [posting] = await freshPostings(site, 1)
  if (!posting) throw new Error('a posting is needed')
  await arriveSignedIn(page, site, '/home')
  await bookmark(page, site, posting)
  await page.goto(`${site.url}/mypage/account`)
  await page.getByRole('button', { name: 'Remove my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Remove my account' })
  const remove = sheet.getByRole('button', { name: 'Remove my account for good' })
  await expect(sheet).toContainText('This cannot be taken back.')
  await expect(sheet).toContainText('Kept without your name')
  await remove.click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please enter your password/)
  await field(page, 'Password').fill('not this one')
  await remove.click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/This is not your password\./)

  await context.setOffline(true)
  await field(page, 'Password').fill(WORKER.password)
  await remove.click()
  await expect(sheet.getByRole('alert')).toContainText('This needs an internet connection.')
  await context.setOffline(false)
  await remove.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your account has been removed.')
  expect(await site.rows('select from members where email = $1', [WORKER.email])).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORKER.email)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await field(page, 'ID (email)').fill(WORKER.email)
  await field(page, 'Password').fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('ID and password do not match')).toBeVisible()
})

test('signing out is offered on the account’s page too', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/mypage/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect.poll(() => site.rows('select from sessions')).toEqual([])
})
