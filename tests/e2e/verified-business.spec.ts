import type { Page } from '@playwright/test'
import { EMPLOYER } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveSignedIn, goWithin } from './acts.ts'

const COMPANY = `(select c.id from companies c join members m on m.id = c.member_id where m.email = '${EMPLOYER.email}')`

/** Makes the demonstration employer unverified. */
async function removeVerification(site: Site, status: 'REQUESTED' | 'REFUSED'): Promise<void> {
  await site.rows(`update companies set verified_at = null where id = ${COMPANY}`)
  await site.rows(
    `update business_verifications set status = $1, reason = 'The photo is blurred.' where company_id = ${COMPANY}`,
    [status],
  )
}

const title = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true })

test('a company that lost its verification is told so on each page, and continues its draft once verified', async ({
  desk,
  site,
}) => {
  await arriveSignedIn(desk, site, '/talent', EMPLOYER)
  const propose = desk.getByRole('link', { name: 'Send job offer', exact: true }).first()
  const rows = desk.getByRole('main').locator('[data-row]')
  const candidate = rows.filter({ hasNotText: 'Job offer sent' }).first().getByRole('link')
  await candidate.click()
  await propose.click()
  await desk.getByRole('textbox', { name: 'Title' }).fill('Come and work with us')
  const [opened] = await site.rows<{ id: string }>(
    `insert into resume_views (company_id, resume_id, points, created_at)
     select ${COMPANY}, r.id, 1000, now() from resumes r
     where not exists (select from applications a where a.resume_id = r.id)
       and not exists (select from resume_views v where v.resume_id = r.id) limit 1
     returning resume_id as id`,
  )
  await removeVerification(site, 'REQUESTED')

  await test.step('while it is being checked', async () => {
    await goWithin(desk, '/talent')
    await expect(title(desk, 'We are verifying your business')).toBeVisible()
    await expect(rows).toHaveCount(0)
    await goWithin(desk, `/showResume?id=${opened?.id}`)
    await expect(title(desk, 'We are verifying your business')).toBeVisible()
    await goWithin(desk, '/home')
    await expect(desk.getByRole('link', { name: /Find matching talent/ })).toContainText(
      'We are verifying your business',
    )
  })
  await test.step('once it was refused', async () => {
    await removeVerification(site, 'REFUSED')
    await goWithin(desk, '/payment')
    await expect(title(desk, 'Your business could not be verified yet')).toBeVisible()
    await expect(desk.getByRole('link', { name: /resumes?$/ })).toHaveCount(0)
    await goWithin(desk, '/payment/readingTicket?product=ticket-10000')
    await expect(title(desk, 'Your business could not be verified yet')).toBeVisible()
    await desk.getByRole('link', { name: 'View reason' }).click()
    await expect(desk).toHaveURL(`${site.url}/mypage/company`)
    await expect(desk.getByText('The photo is blurred.')).toBeVisible()
  })
  await test.step('the draft is still there, and is sent once the business is verified', async () => {
    await site.rows(`update companies set verified_at = now() where id = ${COMPANY}`)
    await goWithin(desk, '/talent')
    await candidate.click()
    await propose.click()
    await expect(desk.getByRole('textbox', { name: 'Title' })).toHaveValue('Come and work with us')
    await desk.getByRole('button', { name: 'Send job offer' }).click()
    await expect(desk).toHaveURL(`${site.url}/proposalEmployment`)
    await expect
      .poll(async () =>
        site.rows("select from proposals where title = 'Come and work with us' and status = 'SENT'"),
      )
      .toHaveLength(1)
  })
})
