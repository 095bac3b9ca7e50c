import type { Page } from '@playwright/test'
import { withoutBackgroundSync } from './acts.ts'
import { expect, test } from './journey.ts'
import { arrivesWithoutPhoto, save, writeResume } from './outbox-acts.ts'

test('a photo that a proxy finds too large is said so, and the resume can go without it; where the page of a Wi-Fi answers in place of the server, the outbox says so and sends it all afterwards', async ({
  phone: { page },
  site,
}) => {
  await withoutBackgroundSync(page, site)
  const worker = await writeResume(page, site, 'Through the Wi-Fi of a station.')
  await instead(page, /\/api\/files/, 413, '<h1>413 Request Entity Too Large</h1>')
  await instead(page, /\/api\/resumes/, 200, '<h1>Free Wi-Fi: sign in</h1>')
  await save(page)
  // The refusal of the photo may be there before anybody has looked.
  await expect(
    page.getByRole('heading', { name: /^(Saved on this phone|Something has to be corrected)$/ }),
  ).toBeVisible()
  await page.goto(`${site.url}/outbox`)
  await test.step('too large', () => sendsWithoutPhoto(page))
  await test.step('a Wi-Fi in between', () => waitsForWifi(page))
  await arrivesWithoutPhoto(site, worker, 'Through the Wi-Fi of a station.')
  await expect(page.getByText('Resume · Desired job')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** From now on something between answers to commands. */
const instead = (page: Page, path: RegExp, status: number, body: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, contentType: 'text/html', body }),
  )

async function sendsWithoutPhoto(page: Page): Promise<void> {
  const card = page.getByRole('article')
  await expect(card).toContainText('This is too large to send.')
  await expect(page.getByRole('main').getByText('1 left')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Choose a photo' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Cancel saving the resume' })).toBeVisible()
  await card.getByRole('button', { name: 'Send without the photo' }).click()
}

async function waitsForWifi(page: Page): Promise<void> {
  const note = page.getByText('Something between this phone and Ilteo answers instead')
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await expect(async () => {
    if (!(await note.isVisible())) await sendNow.click({ timeout: 5_000 })
    await expect(note).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 300_000 })
  await page.unroute(/\/api\/resumes/)
  await sendNow.click()
  await expect(note).toHaveCount(0)
}
