import type { Page } from '@playwright/test'
import { detailOf, type Job } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator } from './operator-acts.ts'

const REASON = '수수료를 요구했다는 신고가 확인됐어요.'

test('a suspended employer reads the reason at sign-in, and restoring them brings their job back', async ({
  desk,
  phone: { page },
  site,
}) => {
  const job = await findOpenJob(site, 'LOCAL')
  expect(await statusForVisitors(site, job)).toBe(200)

  await test.step('suspended', () => suspend(desk, site))
  expect(await statusForVisitors(site, job)).toBe(404)
  await page.goto(`${site.url}/signIn/employer`)
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This account is suspended' })
  await expect(refusal).toContainText(REASON)

  await test.step('restored', () => restore(desk))
  expect(await statusForVisitors(site, job)).toBe(200)
  await page.goto(detailOf(site, job))
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
})

const statusForVisitors = async (site: Site, { id }: Job) =>
  (await fetch(`${site.url}/api/jobs/${id}`)).status

async function suspend(desk: Page, site: Site): Promise<void> {
  const [member] = await site.rows<{ id: string }>('select id from members where email = $1', [
    EMPLOYER.email,
  ])
  await arriveAsOperator(desk, site, `/operator/members/${member?.id}`)
  await desk.getByRole('button', { name: 'Suspend' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Suspend this member?' })
  const reason = sheet.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await reason.fill(REASON)
  await desk.keyboard.press('Tab')
  const isShown = sheet.getByRole('checkbox', { name: 'Show the reason to the member' })
  await expect(isShown).toBeFocused()
  await isShown.check()
  await sheet.getByRole('button', { name: 'Suspend member' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(desk.getByText('Suspended since')).toBeVisible()
}

async function restore(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Lift suspension' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Lift this member’s suspension?' })
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('오해로 확인됨')
  await sheet.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(desk.getByText('Suspended since')).toHaveCount(0)
  await test.step('the next suspension begins without the reason of the last', async () => {
    await desk.getByRole('button', { name: 'Suspend' }).click()
    const next = desk.getByRole('dialog', { name: 'Suspend this member?' })
    await expect(next.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
    await desk.keyboard.press('Escape')
  })
  await desk.getByRole('link', { name: 'Actions on this account' }).click()
  await expect(
    desk.getByRole('row', { name: /Suspended a member.*Reason shared with the member Yes/ }),
  ).toBeVisible()
  await expect(desk.getByRole('row', { name: /Lifted a member’s suspension.*오해로 확인됨/ })).toBeVisible()
}
