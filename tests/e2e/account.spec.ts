import type { Page } from '@playwright/test'
import { arriveSignedIn, signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const devices = (page: Page) => page.getByRole('region', { name: 'Devices you are signed in on' })
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

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(next)
  await field(page, 'New password again').fill(next)
  await passwords(page).getByRole('button', { name: 'Change password' }).click()
}

test('a member signs out another device, returns after this one was signed out, and changes the password', async ({
  phone: { page, context },
  site,
}) => {
  const statusThere = await anotherDevice(site)
  await arriveSignedIn(page, site, '/mypage/account')
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await expect(devices(page).getByText('This device')).toHaveCount(1)
  expect(await statusThere()).toBe(200)

  await context.setOffline(true)
  await devices(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(page).getByRole('alert')).toContainText('This needs an internet connection.')
  await context.setOffline(false)
  await devices(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(statusThere).toBe(401)

  await test.step('a member signed out from elsewhere returns after signing in', async () => {
    await site.rows('delete from sessions')
    await page.reload()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page).toHaveURL(/\/signIn/)
    await signInAsWorker(page)
    await expect(devices(page).getByText('This device')).toBeVisible()
  })
  await test.step('the password asks for the present one, and ends other sessions', async () => {
    const statusElsewhere = await anotherDevice(site)
    await changePassword(page, 'not this one', 'a new one 22')
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(/This is not your password\./)
    await expect(field(page, 'Current password')).toBeFocused()
    expect(await statusElsewhere()).toBe(200)
    await changePassword(page, WORKER.password, 'a new one 22')
    await expect(passwords(page).getByRole('alert')).toContainText('Your new password is set.')
    await expect(field(page, 'Current password')).toHaveValue('')
    expect(await statusElsewhere()).toBe(401)
    await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  })
})

test('removing an account asks for the password and clears the account’s data from the phone', async ({
  phone: { page, context },
  site,
}) => {
  await arriveSignedIn(page, site, '/mypage/account')
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  const [member] = await site.rows<{ id: string }>('select id from members where email = $1', [WORKER.email])
  const id = member?.id ?? 'none'
  expect(await stored()).toContain(id)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete my account' })
  const remove = sheet.getByRole('button', { name: 'Delete my account permanently' })
  await expect(sheet).toContainText('You cannot undo this.')
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
  // An alert of the account page about its failed reads may still be there for a moment.
  const removed = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Your account has been deleted.' })
  await expect(removed).toBeVisible()
  expect(await site.rows('select from members where email = $1', [WORKER.email])).toEqual([])
  const left = await stored()
  for (const each of [id, WORKER.email, '"token"']) expect(left).not.toContain(each)

  await field(page, 'ID (email)').fill(WORKER.email)
  await field(page, 'Password').fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('ID and password do not match')).toBeVisible()
})
