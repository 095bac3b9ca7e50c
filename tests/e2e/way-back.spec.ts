import { signInAt } from './acts.ts'
import { expect, test } from './journey.ts'

test('whoever thought better of another account is not led back there by a later sign-out', async ({
  phone: { page },
  site,
}) => {
  await signInAt(page, site, '/mypage/account')
  // Within the app: a page that is loaded anew remembers nothing.
  await page.evaluate(() => history.pushState({}, '', '/employmentPage/closeAnnouncement'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/signIn?redirect=%2Fmypage%2Faccount`)
})

test('a made-up link for a new password is told when its page opens, and without a network the form is there', async ({
  phone: { page, context },
  site,
}) => {
  await page.goto(`${site.url}/findPassword?token=made-up`)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set new password' })).toHaveCount(0)
  await context.route('**/api/users/password-resets/**', (route) => route.abort())
  await page.goto(`${site.url}/findPassword?token=another`)
  await expect(page.getByRole('button', { name: 'Set new password' })).toBeVisible()
})
