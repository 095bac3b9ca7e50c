import type { Page } from '@playwright/test'
import { goWithin, membersWhoSaved, favoriteButton, freshJobs, prepareForOffline, loadJob } from './acts.ts'
import { expect, readyForOffline, type Site, test, WORKER } from './journey.ts'

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

async function expectOneOffer(page: Page, site: Site): Promise<void> {
  const [first, second] = await freshJobs(site, 2)
  if (!first || !second) throw new Error('two jobs are needed')
  const offer = page.getByText('Install Ilteo on your phone')
  await prepareForOffline(page, site, [first])
  await offerInstall(page)
  await expect(offer).toHaveCount(0)
  await favoriteButton(page, first.title).click()
  await expect(offer).toBeVisible()
  await offer.click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)

  await loadJob(page, site, second)
  await offerInstall(page)
  await favoriteButton(page, second.title).click()
  await expect(favoriteButton(page, second.title)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => membersWhoSaved(site, second)).toEqual([WORKER.email])
  await expect(offer).toHaveCount(0)
}

test('the app is installable, and offers installing once after the first favorite', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest: Manifest = await (await fetch(new URL(address ?? '', site.url))).json()
  await test.step('pictures', () => expectImages(site, manifest))
  await readyForOffline(page)
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    const { pathname, search } = new URL(url, site.url)
    await goWithin(page, pathname + search)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toHaveCount(0)
  }
  await test.step('the offer', () => expectOneOffer(page, site))
})
