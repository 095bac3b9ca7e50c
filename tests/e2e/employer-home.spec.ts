import { anAnnouncement } from '../support/announcements.ts'
import { arriveSignedIn, goWithin } from './acts.ts'
import { signUpEmployer } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import { callsOf } from './operator-acts.ts'

test('an employer’s home leads to the verification and names what each posting waits for', async ({
  phone: { page },
  site,
}) => {
  const account = await signUpEmployer(site)
  const company = await callsOf(site, account)
  await company('POST', '/employers/jobs', anAnnouncement({ title: '무료 공고', companyName: '한빛정밀' }))
  const paid = anAnnouncement({ title: '유료 공고', companyName: '한빛정밀', productType: 'LOCAL' })
  await company('POST', '/employers/jobs', paid)
  await arriveSignedIn(page, site, '/home', account)
  const postings = page.getByRole('region', { name: 'Postings in progress 2' })
  const item = (title: string) => postings.getByRole('listitem').filter({ hasText: title })
  await expect(item('유료 공고')).toContainText('Waiting for payment')
  await expect(item('무료 공고')).toContainText('Verify your business first')
  await expect(postings).toContainText('Job seekers will see your posting when your business is verified.')
  await postings.getByRole('link', { name: 'Verify the business' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/company`)
  await goWithin(page, '/employmentPage/hiringAnnouncement')
  await expect(page.getByRole('link', { name: 'In progress 2' })).toBeVisible()
})
