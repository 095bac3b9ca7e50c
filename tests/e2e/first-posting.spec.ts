import type { Locator } from '@playwright/test'
import { announcementsOf, pickCertificate } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { emailLinkMailedTo } from './messages.ts'

test.use({ size: { width: 1280, height: 800 } })

const TITLE = '딸기 수확 두 명 (일당 13만원)'
const DETAILS = '오전 6시부터 오후 5시까지, 3개월. 컨테이너 방과 점심 제공. 충남 논산시 연무읍 안심리 12'
const CERTIFICATE = 'Farm registration (농업경영체 등록확인서)'

test('a farmer posts a first job and asks for verification in at most 10 presses and fields after the sign-up', async ({
  phone: { page },
  site,
}) => {
  let acts = 0
  const press = async (target: Locator) => {
    await target.click()
    acts += 1
  }
  const fill = async (target: Locator, text: string) => {
    await target.fill(text)
    acts += 1
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('textbox', { name })

  await test.step('signing up', async () => {
    await page.goto(site.url)
    await press(page.getByRole('link', { name: 'I am hiring' }))
    await press(page.getByRole('link', { name: 'Post a job' }).first())
    const since = Date.now()
    await fill(box('Name'), '김수진')
    await fill(box('Email'), 'first@example.com')
    await fill(page.getByLabel('Password', { exact: true }), 'a long password')
    await press(button('Sign up'))
    await expect(box('Title')).toBeVisible()
    acts = 0
    await page.goto(site.url + (await emailLinkMailedTo(site, 'first@example.com', since)))
    acts += 1
    await press(page.getByRole('link', { name: /your posting|Post a job/ }))
  })

  await test.step('posting', async () => {
    await fill(box('Title'), TITLE)
    await fill(box('Details'), DETAILS)
    for (const chip of [/^Farm from your text$/, /^Under 6 months from your text$/, /^Daily from your text$/])
      await expect(button(chip)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('combobox', { name: 'Start: hour' })).toHaveValue('06:00')
    await expect(page.getByRole('combobox', { name: 'End: hour' })).toHaveValue('05:00')
    await expect(page.getByText(/^Paid: 10 hours a day/)).toBeVisible()
    await expect(box('Amount')).toHaveValue('130,000')
    await expect(box('Headcount')).toHaveValue('2')
    await expect(box('Name of the farm')).toHaveValue('김수진')
    const address = page.locator('[data-field="address"]')
    await expect(address).toContainText('논산시 연무읍')
    await expect(box('Address line 2')).toHaveValue('안심리 12')
    await fill(box('Phone number for applicants'), '010-1234-5678')

    // Not needed: the address could be another one.
    await address.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Search for an address' })
    await sheet.getByRole('searchbox', { name: 'District or town (시·군·구, 읍·면·동)' }).fill('대풍산단로')
    await expect(sheet.getByText(/^Only districts and towns can be found/)).toBeVisible()
    await sheet.getByRole('searchbox').fill('향남')
    await sheet.getByRole('listitem').first().getByRole('button').click()
    await expect(address).toContainText('향남읍')
    await expect(address).not.toContainText('from your text')
    await expect(box('Address line 2')).toHaveValue('')

    await press(button('Next: choose the job type'))
    await expect(page.getByRole('radio', { name: /^Life/ })).toBeChecked()
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Life/)
  })

  await test.step('business', async () => {
    await expect(button(CERTIFICATE)).toHaveAttribute('aria-pressed', 'true')
    await expect(box('Name of the farm')).toHaveValue('김수진')
    await fill(box('Farm registration number'), '1001234567')
    await expect(box('Representative')).toHaveValue('김수진')
    await pickCertificate(page, CERTIFICATE)
    acts += 1
    await press(button('Post this job'))
    await expect(page.getByRole('heading', { name: 'Your farm is being verified' })).toBeVisible()
  })

  expect(await announcementsOf(site, TITLE)).toMatchObject([{ status: 'IN_REVIEW', product_type: 'LIFE' }])
  expect(
    await site.rows(
      `select status from business_verifications
       where business_name = '김수진' and certificate_kind = 'FARM' and status = 'REQUESTED'`,
    ),
  ).toHaveLength(1)
  expect(acts).toBeLessThanOrEqual(10)
})
