// Finds a Chromium, or installs one.
import { existsSync } from 'node:fs'
import { run } from '../../src/server/cli/install.mjs'
import { installDebianPackages } from './debian-packages.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium that can be automated. */
export async function ensureBrowser() {
  const found = installed() ?? (await installedByDebian()) ?? (await installedByPlaywright())
  if (!found) throw new Error('no Chromium: install one and name it in CHROMIUM_PATH')
  return found
}

const HEADLESS = '/usr/bin/chromium-headless-shell'

/**
 * Path of the Chromium that journeys run in: without a window of its own, which takes half of the full one's processor
 * time, as that draws its toolbar with pages too. The full one where there is no other.
 */
export async function ensureHeadlessBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && existsSync(wanted)) return wanted
  if (!existsSync(HEADLESS)) await installDebianPackages('chromium-headless-shell', 'fonts-noto-cjk')
  return existsSync(HEADLESS) ? HEADLESS : ensureBrowser()
}

function installed() {
  return PLACES.find((path) => path && existsSync(path))
}

async function installedByDebian() {
  await installDebianPackages('chromium', 'fonts-noto-cjk')
  return installed()
}

async function installedByPlaywright() {
  console.log('installing Chromium through Playwright')
  if ((await run('playwright', ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
