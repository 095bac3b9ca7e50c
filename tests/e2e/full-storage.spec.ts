import type { Page } from '@playwright/test'
import { halves } from '../support/pictures.ts'
import { bookmarkOf, freshPostings } from './acts.ts'
import { expect, test } from './journey.ts'
import { aNewWorker, fillStepOne, fillStepTwo, openForm, save, wholeResumeArrives } from './outbox-acts.ts'

/** Until the next page. Chromium remembers the room it found for a while: an overridden quota would come too late. */
const leaveNoRoom = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })

test('a photo that a full phone cannot keep is sent with the form, and it is said until then; a bookmark that it cannot save says so, and is not shown as set', async ({
  phone: { page },
  site,
}) => {
  const worker = await aNewWorker(site)
  await openForm(page, site, worker)
  await fillStepOne(page, 'No room on this phone.')
  await leaveNoRoom(page)
  const buffer = await halves(1600, 1200).jpeg().toBuffer()
  await page.getByLabel('Choose photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no room left for the picture' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await fillStepTwo(page)
  await save(page)
  await wholeResumeArrives(site, worker, 'No room on this phone.')
  await expect(page.getByRole('heading', { name: 'Your resume has arrived' })).toBeVisible()

  await test.step('a bookmark', async () => {
    const [posting] = await freshPostings(site, 1)
    if (!posting) throw new Error('a posting is needed')
    await page.goto(`${site.url}/recruitinfo`)
    await expect(bookmarkOf(page, posting.title)).toBeVisible()
    await site.stopServer()
    await leaveNoRoom(page)
    await bookmarkOf(page, posting.title).click()
    await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible()
    await expect(bookmarkOf(page, posting.title)).toHaveAttribute('aria-pressed', 'false')
  })
})
