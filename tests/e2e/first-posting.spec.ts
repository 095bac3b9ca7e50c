import type { Locator } from '@playwright/test'
import { announcementsOf, pickCertificate } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { emailLinkMailedTo } from './messages.ts'

test.use({ size: { width: 1280, height: 800 } })

test('a new company posts its first job and asks for verification in at most 23 presses and fields', async ({
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
  const button = (name: string) => page.getByRole('button', { name, exact: true })
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
    await page.goto(site.url + (await emailLinkMailedTo(site, 'first@example.com', since)))
    acts += 1
    await press(page.getByRole('link', { name: /your posting|Post a job/ }))
  })

  await test.step('posting', async () => {
    await fill(box('Title'), '용접공 두 명 모집 (CO2 용접, 초보 가능)')
    await fill(box('Details'), '자동차 부품을 용접해요.')
    await press(page.locator('[data-field="address"]').getByRole('button'))
    const sheet = page.getByRole('dialog', { name: 'Search for an address' })
    await expect(
      sheet.getByRole('searchbox', { name: 'District or town (시·군·구, 읍·면·동)' }),
    ).toBeVisible()
    await fill(sheet.getByRole('searchbox'), '대풍산단로')
    await expect(sheet.getByText(/^Only districts and towns can be found/)).toBeVisible()
    acts -= 1
    await fill(sheet.getByRole('searchbox'), '향남')
    await press(sheet.getByRole('listitem').first().getByRole('button'))
    await press(button('Under 1 year'))
    const week = page.getByRole('group', { name: 'Days a week' })
    await expect(week.getByRole('button', { name: 'Mon–Fri' })).toHaveAttribute('aria-pressed', 'true')
    await press(page.getByRole('checkbox', { name: 'Hours by agreement' }))
    await press(button('Monthly'))
    await fill(box('Amount'), '2900000')
    await expect(box('Headcount')).toHaveValue('2')
    await fill(page.getByRole('textbox', { name: 'Company', exact: true }), '한빛정밀')
    await fill(box('Phone number for applicants'), '010-1234-5678')
    await press(button('Next: choose the job type'))
    await expect(page.getByRole('radio', { name: /^Life/ })).toBeChecked()
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Life/)
  })

  await test.step('business', async () => {
    await expect(box('Business name')).toHaveValue('한빛정밀')
    await fill(box('Business number'), '1248100998')
    await expect(box('Representative')).toHaveValue('김수진')
    await pickCertificate(page)
    acts += 1
    await press(button('Post this job'))
    await expect(page.getByRole('heading', { name: 'Your posting is in review' })).toBeVisible()
  })

  expect(await announcementsOf(site, '용접공 두 명 모집 (CO2 용접, 초보 가능)')).toMatchObject([
    { status: 'IN_REVIEW', product_type: 'LIFE' },
  ])
  expect(
    await site.rows(
      `select status from business_verifications where business_name = '한빛정밀' and status = 'REQUESTED'`,
    ),
  ).toHaveLength(1)
  expect(acts).toBeLessThanOrEqual(23)
})
