import { signInAt } from './acts.ts'
import { expect, readyForOffline, test } from './journey.ts'

test('a company opens the resume of an applicant by its address and prints it in Korean', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const [found] = await site.rows<{ application: string; resume: string }>(
    `select a.id as application, a.resume_id as resume from applications a join jobs j on j.id = a.job_id
     join companies c on c.id = j.company_id join members m on m.id = c.member_id
     where m.email = 'employer@ilteo.test' and a.status = 'SENT' limit 1`,
  )
  await signInAt(page, site, `/showResume?id=${found?.resume}`, {
    email: 'employer@ilteo.test',
    password: 'ilteo-demo-1',
  })
  await test.step('opened by its address, the application is marked as read', () =>
    expect
      .poll(() => site.rows('select status from applications where id = $1', [found?.application]))
      .toEqual([{ status: 'READ' }]))
  await readyForOffline(page)
  await page.getByRole('link', { name: 'Print or share the resume' }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByText('성명')).toBeVisible()
  // Its owner's boxes for a pen are not on it.
  await expect(paper.getByText('주소')).toHaveCount(0)
})
