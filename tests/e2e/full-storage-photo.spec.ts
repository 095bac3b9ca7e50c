import { halves } from '../support/pictures.ts'
import { expect, test } from './journey.ts'
import { aNewWorker, fillStepOne, fillStepTwo, openForm, save, wholeResumeArrives } from './outbox-acts.ts'

test('a photo that a full phone cannot keep is sent with the form, and it is said until then', async ({
  phone: { page },
  site,
}) => {
  const worker = await aNewWorker(site)
  await openForm(page, site, worker)
  await fillStepOne(page, 'No room on this phone.')
  // Chromium remembers the room it found for a while, so that an overridden quota would not be noticed in time.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const buffer = await halves(1600, 1200).jpeg().toBuffer()
  await page.getByLabel('Choose photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no room left for the picture' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await fillStepTwo(page)
  await save(page)
  await wholeResumeArrives(site, worker, 'No room on this phone.')
  await expect(page.getByRole('heading', { name: 'Your resume has arrived' })).toBeVisible()
})
