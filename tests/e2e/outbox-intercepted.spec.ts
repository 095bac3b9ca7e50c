import { withoutBackgroundSync } from './acts.ts'
import { expect, test } from './journey.ts'
import { save, wholeResumeArrives, writeResume } from './outbox-acts.ts'

test('where the page of a Wi-Fi answers in place of the server, the outbox says so and sends it all afterwards', async ({
  phone: { page },
  site,
}) => {
  await withoutBackgroundSync(page, site)
  const worker = await writeResume(page, site, 'Through the Wi-Fi of a station.')
  await page.route(/\/api\/resumes/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Free Wi-Fi: sign in</h1>' }),
  )
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await page.goto(`${site.url}/outbox`)
  const note = page.getByText('Something between this phone and Ilteo answers instead')
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await expect(async () => {
    if (!(await note.isVisible())) await sendNow.click({ timeout: 500 })
    await expect(note).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 120_000 })
  await page.unroute(/\/api\/resumes/)
  await sendNow.click()
  await wholeResumeArrives(site, worker, 'Through the Wi-Fi of a station.')
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Resume · Desired job · Photo')).toBeVisible()
})

test('a photo that a proxy finds too large is said so, and the resume can go without it', async ({
  phone: { page },
  site,
}) => {
  await withoutBackgroundSync(page, site)
  await writeResume(page, site, 'Without the photo, then.')
  await page.route(/\/api\/files/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 413,
          contentType: 'text/html',
          body: '<h1>413 Request Entity Too Large</h1>',
        })
      : route.continue(),
  )
  await save(page)
  await page.goto(`${site.url}/outbox`)
  const card = page.getByRole('article')
  await expect(card).toContainText('This is too large to send.')
  await expect(page.getByRole('main').getByText('1 left')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Choose a photo' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Cancel saving the resume' })).toBeVisible()
  await card.getByRole('button', { name: 'Send without the photo' }).click()
  await expect(page.getByText('Resume · Desired job')).toBeVisible()
  await expect(card).toHaveCount(0)
})
