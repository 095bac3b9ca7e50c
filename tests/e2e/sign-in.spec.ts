import type { Page } from '@playwright/test'
import { CERTIFICATION } from '../../src/contract/account/certification.ts'
import { clearSiteData, holdBack, signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'
import { codeSentTo } from './messages.ts'

const EMPLOYER = { email: 'employer@ilteo.test', password: WORKER.password }
const NUMBER = '01098765432'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const cellphone = (page: Page) => page.getByRole('textbox', { name: 'Cellphone number' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Verification code' })

/** SQL that gives a member a verified cellphone. */
const verified = 'update members set cellphone = $1, cellphone_verified_at = now() where email = $2'

test.describe('while minutes pass', () => {
  test.use({ ownPhone: 'sets the clock' })

  test('a sign-in whose answer takes minutes goes on, and can be cancelled without losing what was typed', async ({
    phone: { page, context },
    site,
  }) => {
    await page.clock.install()
    await page.goto(`${site.url}/signIn/employee?redirect=${encodeURIComponent('/mypage/alarm')}`)
    const answer = await holdBack(context, '**/api/users/authentication')
    const notice = page.getByText('This takes longer than usual')
    await signInAsWorker(page)
    await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible()
    await expect(notice).toBeHidden()
    await page.clock.fastForward(11_000)
    await expect(notice).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('main')).toContainText('Your request may still have arrived.')
    await expect(notice).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(WORKER.password)

    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.clock.fastForward(180_000)
    await expect(notice).toBeVisible()
    answer()
    await expect(page).toHaveURL(`${site.url}/mypage/alarm`)
    await expect(notice).toBeHidden()
  })
})

test.describe('with a code that is valid for minutes', () => {
  test.use({ ownPhone: 'stops the clock' })

  test('an employer signs in with the code sent to a verified cellphone, and an unknown number makes an account', async ({
    phone: { page, context },
    site,
  }) => {
    await site.rows(verified, [NUMBER, EMPLOYER.email])
    await test.step('a number that nobody has verified', () => signUpByNumber(page, site))
    await clearSiteData(page, site)
    await page.goto(`${site.url}/signIn/employer`)
    await page.getByRole('radio', { name: 'Cellphone number' }).check()
    const send = page.getByRole('button', { name: 'Send code' })
    await cellphone(page).fill('01098765')
    await expect(send).toBeDisabled()
    await cellphone(page).fill(NUMBER)
    await expect(cellphone(page)).toHaveValue('010-9876-5432')

    // Offline it reports so and keeps the number.
    await context.setOffline(true)
    await send.click()
    await expect(alert(page)).toContainText('This needs an internet connection.')
    await context.setOffline(false)
    const since = Date.now()
    // The clock stands still, so that the countdown does not run out on a slow machine.
    await page.clock.setFixedTime(since)
    await send.click()
    await expect(page.getByText('We sent a code to 010-9876-5432.')).toBeVisible()
    const minutes = CERTIFICATION.validSeconds / 60
    await expect(page.getByText(`Enter it within ${minutes} minutes.`)).toBeVisible()
    await expect(page.getByText(/^The code is valid for \d:\d\d\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()

    const right = await codeSentTo(site, NUMBER, since)
    const confirm = page.getByRole('button', { name: 'Continue', exact: true })
    await code(page).fill('123')
    await expect(confirm).toBeDisabled()
    await code(page).fill(right === '000000' ? '111111' : '000000')
    await confirm.click()
    await expect(code(page)).toHaveAccessibleDescription(/This is not the code we sent/)
    await expect(code(page)).toBeFocused()
    await code(page).fill(right)
    await confirm.click()
    await expect(page).toHaveURL(`${site.url}/home`)
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('EMPLOYER')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Company service' })).toBeVisible()
  })
})

/** Makes an account with a number alone. */
async function signUpByNumber(page: Page, site: Site): Promise<void> {
  const since = Date.now()
  await page.goto(`${site.url}/signIn/employer`)
  await page.getByRole('radio', { name: 'Cellphone number' }).check()
  await cellphone(page).fill('01011112222')
  await page.getByRole('button', { name: 'Send code' }).click()
  await code(page).fill(await codeSentTo(site, '01011112222', since))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign up with this number?' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked()
  await page.getByRole('button', { name: 'Sign up' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveAccessibleDescription(/Please enter your name/)
  await name.fill('Kim Min-jun')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
}

test('a provider’s answer signs in only an attempt begun here, and a session that is kept lasts thirty days', async ({
  phone: { page },
  site,
}) => {
  await test.step('an answer to no attempt signs nobody in', async () => {
    await page.goto(`${site.url}/kakaoLogin?code=abc&state=foreign`)
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const back = page.getByRole('main').getByRole('link', { name: 'Sign in' })
    await expect(back).toHaveAttribute('href', '/signIn')
  })
  await test.step('an answer to an attempt shows its outcome', () => finishAttempts(page, site))

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('checkbox', { name: 'Keep me signed in' })).toBeVisible()
  await test.step('a provider that is not configured has no button', () =>
    expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0))
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).check()
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  const expiresAt = await page.evaluate(() => localStorage.getItem('ilteo.expiresAt') ?? '')
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(30 * 24)
})

/** Shows the outcome of an attempt begun here, also after a lost network. */
async function finishAttempts(page: Page, site: Site): Promise<void> {
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
  await expect(page.getByText('You did not agree on the Kakao page. Nothing has changed.')).toBeVisible()

  await page.route('**/api/users/authentication/kakao/callback', (route) => route.abort())
  await begin('unknown')
  await page.goto(`${site.url}/kakaoLogin?code=abc&state=unknown`)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/users/authentication/kakao/callback')
  await again.click()
  // The server knows no such attempt.
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /redirect=%2Fmypage%2Ffavorites/,
  )
}
