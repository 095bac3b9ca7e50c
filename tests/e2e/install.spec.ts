import type { Page } from '@playwright/test'
import { bookmarkersOf, bookmarkOf, freshPostings, getReady, openPosting } from './acts.ts'
import { expect, readyForOffline, type Site, test, WORKER } from './journey.ts'

test.use({ isFirstVisit: true })

interface Manifest {
  id: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  screenshots: { src: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
}

/** The browser's own event, which Chromium does not send to a browser that is driven. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    dispatchEvent(event)
  })
}

async function picturesAreThere(site: Site, manifest: Manifest): Promise<void> {
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

async function offeredOnce(page: Page, site: Site): Promise<void> {
  const [first, second] = await freshPostings(site, 2)
  if (!first || !second) throw new Error('two postings are needed')
  const offer = page.getByText('Put Ilteo on your phone')
  await getReady(page, site, [first])
  await offerInstall(page)
  await expect(offer).toHaveCount(0)
  await bookmarkOf(page, first.title).click()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)

  await openPosting(page, site, second)
  await offerInstall(page)
  await bookmarkOf(page, second.title).click()
  await expect(bookmarkOf(page, second.title)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => bookmarkersOf(site, second)).toEqual([WORKER.email])
  await expect(offer).toHaveCount(0)
}

test('it can be installed: manifest, icons, shortcuts and worker are all there; it is offered after the first bookmark, and once refused never again', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest: Manifest = await (await fetch(new URL(address ?? '', site.url))).json()
  await test.step('pictures', () => picturesAreThere(site, manifest))
  await readyForOffline(page)
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    await page.goto(new URL(url, site.url).href)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toHaveCount(0)
  }
  await test.step('the offer', () => offeredOnce(page, site))
})
