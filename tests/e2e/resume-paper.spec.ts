import { readFileSync } from 'node:fs'
import { signInAt, withoutBackgroundSync } from './acts.ts'
import { expect, readyForOffline, test } from './journey.ts'
import { save, writeResume } from './outbox-acts.ts'

test('a resume that no server has seen is printed in Korean and shared as a PDF without a network', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const worker = await writeResume(page, site, 'I can start on Monday.')
  await withoutBackgroundSync(page, site)
  await phone.context.setOffline(true)
  await save(page)
  await page.getByRole('link', { name: 'Resume on paper' }).click()

  const paper = page.getByRole('article')
  await expect(paper.getByText('성명')).toBeVisible()
  await expect(paper.getByText('Date of birth')).toBeVisible()
  await expect(paper.getByText('베트남')).toBeVisible()
  await expect(paper.getByText('Vietnam', { exact: true })).toBeVisible()
  await expect(paper.getByText(worker.name).first()).toBeVisible()
  await expect(paper.getByText('I can start on Monday.')).toBeVisible()
  await expect(paper.getByRole('img', { name: '사진' })).toBeVisible()
  // Experience that was not stated is left to the pen: a signed paper must not say that there is none.
  await expect(paper.getByRole('row')).toHaveText([/Kind of work/, ''])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as a PDF file' }).click()
  const pdf = readFileSync(await (await download).path()).toString('latin1')
  expect(pdf.slice(0, 8)).toBe('%PDF-1.4')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(1)

  await page.getByRole('button', { name: '한국어', exact: true }).click()
  await expect(paper.getByText('Date of birth')).toHaveCount(0)
  await expect(paper.getByText('이력서')).toBeVisible()
})

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
