import type { Page } from '@playwright/test'
import { getMyStay } from '../../src/contract/work-right/stay.ts'
import { arriveSignedIn, goWithin } from './acts.ts'
import { expect, type Site, test, WORKER } from './journey.ts'
import { isPersisted } from './kept.ts'
import { signUpWorker } from './outbox-acts.ts'

const typeChip = (page: Page, name: string) =>
  page.locator('[data-field="workType"]').getByRole('button', { name, exact: true })

test('a visitor who chose a status in the visa check is not asked for it again, and can save it as a member', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing?for=company`)
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  await status.selectOption('D-2')
  await page.getByRole('tab', { name: 'I want to work' }).click()
  await page.goto(`${site.url}/landing?work=FACTORY`)
  // A company asks about somebody else.
  await expect(status).toHaveValue('')
  await status.selectOption('E-9')
  await expect(page.getByText(/^The employment center places E\u20119 workers\./)).toBeVisible()
  await expect(page.getByText('Your choice stays on this device.')).toBeVisible()
  await page.goto(`${site.url}/landing`)
  await expect(status).toHaveValue('E-9')
  await goWithin(page, '/recruitinfo')
  await page.getByRole('button', { name: 'Jobs I may take' }).click()
  await expect(page.getByText(/^Found: \d+\. Searched:/)).toBeVisible()
  await goWithin(page, '/writeResume')
  await expect(typeChip(page, 'Worker')).toHaveAttribute('aria-pressed', 'true')
  const hint = page.getByText(/^As your status E\u20119 says\./)
  await expect(hint).toBeVisible()
  await arriveSignedIn(page, site, '/mypage/account', await signUpWorker(site))
  await expect(status).toHaveValue('E-9')
  const stay = page.getByRole('region', { name: 'My stay in Korea' })
  await stay.getByRole('button', { name: 'Save' }).click()
  await expect(stay.getByText('Saved')).toBeVisible()
  // Until the saved stay is read again and stored, the next page shows the former answer.
  await isPersisted(page, getMyStay, '"visaStatus":"E-9"')
  await page.goto(`${site.url}/landing?work=FACTORY`)
  await expect(page.getByText('Your choice is saved in your account.')).toBeVisible()
  await test.step('another member is offered what their resume speaks of', () =>
    expectStatusesOfResume(page, site))
})

/** The statuses that the resume speaks of come first, and the types of E-9 by sector. */
async function expectStatusesOfResume(page: Page, site: Site): Promise<void> {
  await site.rows(
    "update resumes r set work_type = 'FOREIGN_STUDENT' from members m where m.id = r.member_id and m.email = $1",
    [WORKER.email],
  )
  await arriveSignedIn(page, site, '/mypage/account')
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  const first = status.locator('optgroup').first()
  await expect(first).toHaveAttribute('label', 'As in your resume: Student')
  await expect(first.getByRole('option')).toHaveText([/^D-2 /, /^D-4 /])
  await status.selectOption('E-9')
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
