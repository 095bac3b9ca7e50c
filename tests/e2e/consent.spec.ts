import type { Page } from '@playwright/test'
import { clearSiteData } from './acts.ts'
import { expect, test } from './journey.ts'

const NEWCOMER = { name: 'Tran Thi Mai', email: 'mai@example.com', password: 'long enough 1' }
const TEXTS = { TERMS_URL: 'https://texts.ilteo.test/terms', PRIVACY_URL: 'https://texts.ilteo.test/privacy' }

test.use({ ownSite: 'sets the texts of the terms', siteServer: { settings: TEXTS } })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const consent = (page: Page) => page.getByRole('checkbox', { name: 'I have read this and agree' })
const missing = (page: Page) => page.getByText('Please agree to the required terms')
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(NEWCOMER.email)
  await field(page, 'Password').fill(NEWCOMER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a newcomer agrees to the terms that are set, and again at the sign-in after they changed', async ({
  phone: { page },
  site,
}) => {
  const stored = () =>
    site.rows<{ legal_text: string; version: string }>(
      `select c.legal_text, c.version from member_consents c join members m on m.id = c.member_id
       where m.email = $1 order by 1, 2`,
      [NEWCOMER.email],
    )
  await test.step('the sign-up asks for consent', async () => {
    await page.goto(`${site.url}/signUp?redirect=${encodeURIComponent('/mypage/applyStatus')}`)
    await field(page, 'Name').fill(NEWCOMER.name)
    await field(page, 'Email').fill(NEWCOMER.email)
    await field(page, 'Password').fill(NEWCOMER.password)
    const form = page.getByRole('main')
    await expect(form.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', TEXTS.TERMS_URL)
    await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      TEXTS.PRIVACY_URL,
    )
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(missing(page)).toBeVisible()
    await expect(consent(page)).toBeFocused()
    expect(await stored()).toEqual([])
    await consent(page).check()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`${site.url}/mypage/applyStatus`)
    expect(await stored()).toEqual([
      { legal_text: 'PRIVACY', version: TEXTS.PRIVACY_URL },
      { legal_text: 'TERMS', version: TEXTS.TERMS_URL },
    ])
  })

  // As if the member had agreed to an earlier text: another setting would need another start of the server.
  await site.rows("update member_consents set version = '2025' where legal_text = 'TERMS'")
  await clearSiteData(page, site)
  await test.step('a member who does not agree to the changed text is not signed in', async () => {
    await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('/mypage/applyStatus')}`)
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Before you continue' })).toBeFocused()
    const changed = page.getByRole('main').getByRole('link', { name: /^(Terms of use|Privacy policy)$/ })
    await expect(changed).toHaveText(['Terms of use'])
    await page.getByRole('button', { name: 'Do not sign in' }).click()
    await expect(page).toHaveURL(`${site.url}/home`)
    expect(await token(page)).toBeNull()
  })
  await test.step('a member who agrees goes on to where they wanted', async () => {
    await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('/mypage/applyStatus')}`)
    await signIn(page)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(missing(page)).toBeVisible()
    expect(await token(page)).toBeNull()
    await consent(page).check()
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(page).toHaveURL(`${site.url}/mypage/applyStatus`)
    expect((await stored()).map(({ version }) => version)).toEqual([
      TEXTS.PRIVACY_URL,
      '2025',
      TEXTS.TERMS_URL,
    ])
  })
})
