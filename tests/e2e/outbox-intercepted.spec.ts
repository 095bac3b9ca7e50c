import type { Page } from '@playwright/test'
import { withoutBackgroundSync, goWithin } from './acts.ts'
import { expect, test } from './journey.ts'
import { expectResumeWithoutPhoto, save, writeResume } from './outbox-acts.ts'

test('the outbox reports a photo that is too large and a captive portal, and sends the resume without the photo', async ({
  phone: { page },
  site,
}) => {
  await withoutBackgroundSync(page, site)
  const worker = await writeResume(page, site, 'Through the Wi-Fi of a station.')
  await interceptCommands(page, /\/api\/files/, 413, '<h1>413 Request Entity Too Large</h1>')
  await interceptCommands(page, /\/api\/resumes/, 200, '<h1>Free Wi-Fi: sign in</h1>')
  await save(page)
  // The photo may be refused before the page is checked.
  await expect(
    page.getByRole('heading', { name: /^(Saved on this device|Something needs to be corrected)$/ }),
  ).toBeVisible()
  // The form goes there a moment after it says so, which would lead away again.
  await expect(page).toHaveURL(/step=saved/)
  await goWithin(page, '/outbox')
  await test.step('the photo is too large', () => sendWithoutPhoto(page))
  await test.step('a captive portal answers', () => passCaptivePortal(page))
  await expectResumeWithoutPhoto(site, worker, 'Through the Wi-Fi of a station.')
  await expect(page.getByText('Resume · Desired job')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** Answers commands in place of the server. */
const interceptCommands = (page: Page, path: RegExp, status: number, body: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, contentType: 'text/html', body }),
  )

async function sendWithoutPhoto(page: Page): Promise<void> {
  const card = page.getByRole('article')
  await expect(card).toContainText('This is too large to send.')
  await expect(page.getByRole('main').getByText('1 left')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Choose a photo' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Cancel saving the resume' })).toBeVisible()
  await card.getByRole('button', { name: 'Send without the photo' }).click()
}

async function passCaptivePortal(page: Page): Promise<void> {
  const note = page.getByText('Something between this device and Ilteo is answering instead')
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await expect(async () => {
    if (!(await note.isVisible())) await sendNow.click({ timeout: 5_000 })
    await expect(note).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 300_000 })
  await page.unroute(/\/api\/resumes/)
  // If it has been sent by itself meanwhile, there is no button left to press.
  const sent = page.getByRole('heading', { name: 'Sent', exact: true })
  await sendNow.or(sent).first().click()
  await expect(note).toHaveCount(0)
}
