import { bookmarkOf, freshPostings, getReady } from './acts.ts'
import { expect, test } from './journey.ts'

test('a bookmark that a full phone cannot save says so, and is not shown as set', async ({ phone, site }) => {
  const postings = await freshPostings(site, 1)
  const [posting] = postings
  if (!posting) throw new Error('no posting')
  await getReady(phone.page, site, postings)
  await phone.page.goto(`${site.url}/recruitinfo`)
  await expect(bookmarkOf(phone.page, posting.title)).toBeVisible()
  await site.stopServer()
  // Chromium remembers the room it found for a while, so that an overridden quota would not be noticed in time.
  await phone.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await bookmarkOf(phone.page, posting.title).click()
  await expect(phone.page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible()
  await expect(bookmarkOf(phone.page, posting.title)).toHaveAttribute('aria-pressed', 'false')
})
