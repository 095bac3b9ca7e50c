import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { expect, test, WORKER } from './journey.ts'

const typeChip = (page: Page, name: string) =>
  page.locator('[data-field="workType"]').getByRole('button', { name, exact: true })

test('a visitor who chose a status in the visa check is not asked for it again, and as a member can save it or one that their resume speaks of', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing?for=company`)
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  await status.selectOption('D-2')
  await page.getByRole('tab', { name: 'I want to work' }).click()
  await goWithin(page, '/landing?work=FACTORY')
  // A company asks about somebody else.
  await expect(status).toHaveValue('')
  await status.selectOption('E-9')
  await expect(page.getByText(/^The employment center places E\u20119 workers\./)).toBeVisible()
  await expect(page.getByText('Your choice stays on this device.')).toBeVisible()
  await goWithin(page, '/recruitinfo')
  await page.getByRole('button', { name: 'Jobs I may take' }).click()
  await expect(page.getByText(/^Found: \d+\. Searched:/)).toBeVisible()
  await goWithin(page, '/landing')
  await expect(status).toHaveValue('E-9')
  await goWithin(page, '/writeResume')
  await expect(typeChip(page, 'Worker')).toHaveAttribute('aria-pressed', 'true')
  const hint = page.getByText(/^As your status E\u20119 says\./)
  await expect(hint).toBeVisible()

  await site.rows(
    "update resumes r set work_type = 'FOREIGN_STUDENT' from members m where m.id = r.member_id and m.email = $1",
    [WORKER.email],
  )
  await arriveSignedIn(page, site, '/mypage/account')
  await expect(status).toHaveValue('E-9')
  await test.step('the statuses are those of the resume first, and the types of E-9 by sector', () =>
    expectStatuses(page))
  const stay = page.getByRole('region', { name: 'My stay in Korea' })
  await stay.getByRole('button', { name: 'Save' }).click()
  await expect(stay.getByText('Saved')).toBeVisible()
  await goWithin(page, '/landing?work=FACTORY')
  await expect(page.getByText('Your choice is saved in your account.')).toBeVisible()
})

async function expectStatuses(page: Page): Promise<void> {
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  const first = status.locator('optgroup').first()
  await expect(first).toHaveAttribute('label', 'As in your resume: Student')
  await expect(first.getByRole('option')).toHaveText([/^D-2 /, /^D-4 /])
  const type = page.getByRole('combobox', { name: 'Type of the status' })
  await expect(type.getByRole('option')).toHaveText([
    'Type: not sure or another',
    'E-9-1 Manufacturing (제조업)',
    'E-9-2 Construction (건설업)',
    'E-9-3 Farming (농업)',
    'E-9-4 Fishing (어업)',
    'E-9-5 Services (서비스업)',
  ])
}
