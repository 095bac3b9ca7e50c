import type { Page } from '@playwright/test'
import { forgetWhoWasHere, signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { codeSentTo } from './messages.ts'

const EMPLOYER = { email: 'employer@ilteo.test', password: WORKER.password }
const NUMBER = '01098765432'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const cellphone = (page: Page) => page.getByRole('textbox', { name: 'Cellphone' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Certification number' })

/** A cellphone that the demonstration employer has verified. */
const verified = 'update members set cellphone = $1, cellphone_verified_at = now() where email = $2'

test('a company signs in with its verified cellphone and the code sent to it, and goes home; the code of another number signs nobody in', async ({
  phone: { page, context },
  site,
}) => {
  await site.rows(verified, [NUMBER, EMPLOYER.email])
  await test.step('a number that nobody has verified', () => isRefused(page, site))
  await page.goto(`${site.url}/signIn/employer`)
  await page.getByRole('radio', { name: 'Cellphone' }).check()
  const send = page.getByRole('button', { name: 'Send code' })
  await cellphone(page).fill('01098765')
  await expect(send).toBeDisabled()
  await cellphone(page).fill(NUMBER)
  await expect(cellphone(page)).toHaveValue('010-9876-5432')

  // Without a network it says so, and what was typed stays.
  await context.setOffline(true)
  await send.click()
  await expect(alert(page)).toContainText('This needs an internet connection.')
  await context.setOffline(false)
  const since = Date.now()
  // However long this takes, what is counted down stays where it is.
  await page.clock.setFixedTime(since)
  await send.click()
  await expect(page.getByText('We sent a code to 010-9876-5432.')).toBeVisible()
  await expect(page.getByText(/^It is valid for \d:\d\d\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()

  const right = await codeSentTo(site, NUMBER, since)
  const confirm = page.getByRole('button', { name: 'Confirm and sign in' })
  await code(page).fill('123')
  await expect(confirm).toBeDisabled()
  await code(page).fill(right === '000000' ? '111111' : '000000')
  await confirm.click()
  await expect(alert(page)).toContainText('The request failed')
  await expect(code(page)).toBeFocused()
  await code(page).fill(right)
  await confirm.click()
  await expect(page).toHaveURL(`${site.url}/home`)
  expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('EMPLOYER')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Company service' })).toBeVisible()
})

async function isRefused(page: Page, site: Site): Promise<void> {
  const since = Date.now()
  await page.goto(`${site.url}/signIn/employer`)
  await page.getByRole('radio', { name: 'Cellphone' }).check()
  await cellphone(page).fill('01011112222')
  await page.getByRole('button', { name: 'Send code' }).click()
  await code(page).fill(await codeSentTo(site, '01011112222', since))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(alert(page)).toContainText('The request failed')
  await expect(page).toHaveURL(/\/signIn\/employer/)
}

/** As the session's own hint says, to the hour. */
async function hoursLeft(page: Page): Promise<number> {
  const expiresAt = await page.evaluate(() => localStorage.getItem('ilteo.expiresAt') ?? '')
  return Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)
}

test('coming back from a provider signs in only whom it did; who then stays signed in stays for thirty days, who does not for twelve hours', async ({
  phone: { page },
  site,
}) => {
  await test.step('no button of a provider is shown where the site is not set up for it', async () => {
    await page.goto(`${site.url}/signIn`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  })
  await test.step('what was not begun here signs nobody in', async () => {
    for (const query of ['', '?code=abc', '?code=abc&state=foreign', '?error=access_denied&state=foreign']) {
      await page.goto(`${site.url}/kakaoLogin${query}`)
      await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    }
    const back = page.getByRole('main').getByRole('link', { name: 'Sign in' })
    await expect(back).toHaveAttribute('href', '/signIn')
  })
  await test.step('what was begun here ends with what the member or the server said', () =>
    endsAsSaid(page, site))

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  expect(await hoursLeft(page)).toBe(12)
  await forgetWhoWasHere(page, site)
  await page.goto(`${site.url}/signIn?redirect=/home`)
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).check()
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/home`)
  expect(await hoursLeft(page)).toBe(30 * 24)
})

/** And goes on after a loss of network. */
async function endsAsSaid(page: Page, site: Site): Promise<void> {
  const begin = (state: string) =>
    page.evaluate((kept) => localStorage.setItem('ilteo.socialSignIn', JSON.stringify([kept])), {
      provider: 'kakao',
      purpose: 'SIGN_IN',
      redirect: '/mypage/favorites',
      state,
      browserKey: 'k'.repeat(43),
      begunAt: Date.now(),
    })
  await begin('refused')
  await page.goto(`${site.url}/kakaoLogin?error=access_denied&state=refused`)
  await expect(page.getByText('You did not agree on the page of Kakao. Nothing has changed.')).toBeVisible()

  await page.route('**/api/users/authentication/kakao/callback', (route) => route.abort())
  await begin('unknown')
  await page.goto(`${site.url}/kakaoLogin?code=abc&state=unknown`)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/users/authentication/kakao/callback')
  await again.click()
  // The server has begun no such sign-in, or knows no such provider here.
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /redirect=%2Fmypage%2Ffavorites/,
  )
}
