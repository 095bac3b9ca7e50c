import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { openSite, type Site } from '../e2e/site.ts'
import { faultProxy } from '../support/fault-proxy.ts'
import { isNetworkMessage } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { type Tab, tabOf } from './tab.ts'
import { openWebKit } from './webkit.ts'

export { expect, type Site, type Tab }

export interface Options {
  engine: 'firefox' | 'webkit'
}

const SIZE = { width: 390, height: 844 }

export const test = base.extend<Options & { site: Site; tab: Tab }>({
  engine: ['firefox', { option: true }],
  site: async ({}, use) => {
    const network = await faultProxy(null)
    const site = await openSite(network)
    await use(site)
    await site.close()
    await network.close()
  },
  // After the site, which must still answer while the screen of a failure is taken.
  tab: async ({ engine, site }, use, testInfo) => {
    const tab =
      engine === 'firefox'
        ? tabOf(await openFirefox({ size: SIZE }))
        : tabOf(await openWebKit({ size: SIZE }))
    const { browser } = tab
    console.log(`${browser.name} at ${site.url}`)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      console.log(`${await tab.address()} showed:\n${(await tab.text()).slice(0, 2000)}`)
      await writeFile(testInfo.outputPath('screen.png'), await browser.screenshot())
    }
    const errors = (await browser.errors()).filter((text) => !isNetworkMessage(text))
    await browser.close()
    expect(errors).toEqual([])
  },
})
