import type { Page } from '@playwright/test'
import { goWithin, signInAt } from './acts.ts'
import { callsOf } from './operator-acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { codeSentTo, resetTokenMailedTo } from './messages.ts'

const NEW_PASSWORD = 'another one 2'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

async function nameOf(site: Site, email: string): Promise<string> {
  const [row] = await site.rows<{ name: string }>('select name from members where email = $1', [email])
  return row?.name ?? ''
}

async function askForLink(page: Page, person: { email: string; name: string }) {
  await goWithin(page, '/signIn')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(person.email)
  await field(page, 'Name').fill(person.name)
  await page.getByRole('button', { name: 'Find password' }).click()
  await expect(alert(page)).toContainText('If there is an account with these details, we have sent an email.')
}

async function setPassword(page: Page, password: string, confirmation = password) {
  await field(page, 'New password').fill(password)
  await field(page, 'New password again').fill(confirmation)
  await page.getByRole('button', { name: 'Set a new password' }).click()
}

test('a member finds the masked ID with a verified cellphone, and the link in the mail sets a new password once and ends all sessions', async ({
  phone: { page, context },
  site,
}) => {
  await test.step('the ID', () => findId(page, site))
  // Another device of the worker, whose session must end.
  await callsOf(site, WORKER)
  expect(await site.rows('select from sessions')).toHaveLength(1)
  const since = Date.now()
  await askForLink(page, { email: WORKER.email, name: await nameOf(site, WORKER.email) })
  const link = `${site.url}/findPassword?token=${await resetTokenMailedTo(site, WORKER.email, since)}`

  await test.step('a link that cannot be checked shows the form', async () => {
    await context.route('**/api/users/password-resets/**', (route) => route.abort())
    await goWithin(page, '/findPassword?token=unchecked')
    await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible()
    await context.unroute('**/api/users/password-resets/**')
  })
  await page.goto(link)
  await setPassword(page, 'short')
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/Use 8 characters or more\./)
  await setPassword(page, NEW_PASSWORD, 'not the same')
  await expect(field(page, 'New password again')).toHaveAccessibleDescription(
    /Please check that the passwords match/,
  )
  await setPassword(page, NEW_PASSWORD)
  await expect(alert(page)).toHaveText('Your new password is set. Sign in with it.')
  expect(await site.rows('select from sessions')).toEqual([])

  await signInAt(page, site, '/mypage/account', { email: WORKER.email, password: NEW_PASSWORD })
  await expect(page.getByText(WORKER.email)).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(field(page, 'Email')).toBeVisible()
})

async function findId(page: Page, site: Site): Promise<void> {
  const number = '01087654321'
  await site.rows('update members set cellphone = $1, cellphone_verified_at = now() where email = $2', [
    number,
    WORKER.email,
  ])
  await page.goto(`${site.url}/findPassword`)
  await page.getByRole('tab', { name: 'Find ID' }).click()
  // The other tab asks for a name, too.
  await expect(field(page, 'Cellphone number')).toBeVisible()
  const since = Date.now()
  await field(page, 'Name').fill(await nameOf(site, WORKER.email))
  await field(page, 'Cellphone number').fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await field(page, 'Verification code').fill(await codeSentTo(site, number, since))
  await page.getByRole('button', { name: 'Find ID' }).click()
  await expect(alert(page)).toHaveText(/^Your ID is wo\*+@ilteo\.test$/)
}
