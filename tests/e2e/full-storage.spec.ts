import type { Page } from '@playwright/test'
import { twoColorImage } from '../support/images.ts'
import { expect, test } from './journey.ts'
import { signUpWorker, fillStepOne, fillStepTwo, openForm, save, expectWholeResume } from './outbox-acts.ts'

/** Fails every write until the next page. An overridden quota would come too late: Chromium caches the free space. */
const failWrites = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })

test('a phone without storage sends a photo with its form, and says offline that it can neither store nor send it', async ({
  phone: { page, context },
  site,
}) => {
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await fillStepOne(page, 'No room on this phone.')
  await failWrites(page)
  const buffer = await twoColorImage(1600, 1200).jpeg().toBuffer()
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no free space for the picture' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await fillStepTwo(page)
  await test.step('offline it reports that it can neither store nor send, and keeps the form', async () => {
    await context.setOffline(true)
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'no free space' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Any region' })).toBeChecked()
    await context.setOffline(false)
  })
  await save(page)
  await expectWholeResume(site, worker, 'No room on this phone.')
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
})
