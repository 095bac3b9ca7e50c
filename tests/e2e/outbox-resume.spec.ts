import { withoutBackgroundSync } from './acts.ts'
import { expect, test } from './journey.ts'
import {
  aNewWorker,
  fillStepOne,
  fillStepTwo,
  openForm,
  pickPhoto,
  save,
  wholeResumeArrives,
} from './outbox-acts.ts'

test.setTimeout(180_000)

test('a resume begun offline survives a killed browser, and arrives whole and once when the network is back', async ({
  phone,
  site,
}) => {
  const worker = await aNewWorker(site)
  await withoutBackgroundSync(phone.page, site)
  await openForm(phone.page, site, worker)
  await phone.context.setOffline(true)
  await fillStepOne(phone.page, 'I can start on Monday.')
  await pickPhoto(phone.page)
  await expect(phone.page.getByRole('status').filter({ hasText: 'Saved on this phone' })).toBeVisible()

  const page = await phone.killAndReopen()
  await withoutBackgroundSync(page, site)
  await phone.context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I can start on Monday.')
  await expect(page.getByText('Photo saved')).toBeVisible()
  await fillStepTwo(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()

  await phone.context.setOffline(false)
  await wholeResumeArrives(site, worker, 'I can start on Monday.')
  await expect(page.getByRole('heading', { name: 'Your resume has arrived' })).toBeVisible()
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I can start on Monday.')
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /\/files\//)
})

test('every part arrives once where the first answer to each is lost', async ({ phone, site }) => {
  const worker = await aNewWorker(site)
  const { page } = phone
  await openForm(page, site, worker)
  await fillStepOne(page, 'Every answer is lost once.')
  await pickPhoto(page)
  await fillStepTwo(page)
  site.network.loseFirstAnswers()
  await save(page)
  await wholeResumeArrives(site, worker, 'Every answer is lost once.')
  await expect(page.getByRole('heading', { name: 'Your resume has arrived' })).toBeVisible({ timeout: 60_000 })
  expect(site.network.lost()).toEqual(['POST /api/files', 'POST /api/resumes', 'POST /api/resumes/expected-job'])
})
