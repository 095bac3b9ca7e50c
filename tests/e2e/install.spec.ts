import type { Page } from '@playwright/test'
import { arriveSignedIn, favoriteButton, freshJobs, membersWhoSaved, openJob } from './acts.ts'
import { expect, type Site, test, WORKER } from './journey.ts'

interface Manifest {
  id: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  screenshots: { src: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
}

/** Dispatches the install prompt event, which Chromium does not send under automation. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    dispatchEvent(event)
  })
}

async function expectImages(site: Site, manifest: Manifest): Promise<void> {
  expect(manifest.icons.map((icon) => icon.purpose)).toEqual(expect.arrayContaining(['any', 'maskable']))
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ]
  for (const { src } of pictures) {
    const response = await fetch(new URL(src, site.url))
    expect([src, response.status, response.headers.get('content-type')]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\//),
    ])
  }
}

/** Without a page of that address the server answers 404. */
async function expectPages(site: Site, manifest: Manifest): Promise<void> {
  const urls = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const url of urls) {
    const { status } = await fetch(new URL(url, site.url))
    expect([url, status]).toEqual([url, 200])
  }
}

test('the app is installable, and offers installing once after the first favorite', async ({
  phone: { page },
  site,
}) => {
  const [first, second] = await freshJobs(site, 2)
  if (!first || !second) throw new Error('two jobs are needed')
  await arriveSignedIn(page, site, `/recruitment/detail/${first.id}`)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest: Manifest = await (await fetch(new URL(address ?? '', site.url))).json()
  await test.step('pictures', () => expectImages(site, manifest))
  await test.step('pages', () => expectPages(site, manifest))

  const offer = page.getByText('Install Ilteo on your phone')
  await offerInstall(page)
  await expect(offer).toHaveCount(0)
  await favoriteButton(page, first.title).click()
  await expect(offer).toBeVisible()
  await offer.click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)

  await openJob(page, site, second)
  await offerInstall(page)
  await favoriteButton(page, second.title).click()
  await expect(favoriteButton(page, second.title)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => membersWhoSaved(site, second)).toEqual([WORKER.email])
  await expect(offer).toHaveCount(0)
})
