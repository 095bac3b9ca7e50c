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

const HEADLESS = '/usr/bin/chromium-headless-shell'
const HEADLESS_PACKAGE = 'chromium-headless-shell'
const FONTS = 'fonts-noto-cjk'

/** Finds or installs both browsers of the tests, with one run of the package manager. */
export async function ensureBrowsers() {
  const missing = [...(installed() ? [] : ['chromium']), ...(existsSync(HEADLESS) ? [] : [HEADLESS_PACKAGE])]
  if (missing.length > 0) await installDebianPackages(...missing, FONTS)
  await ensureBrowser()
  await ensureHeadlessBrowser()
}

/** Path of a Chromium that can be automated. */
export async function ensureBrowser() {
  const found = installed() ?? (await installedByDebian()) ?? (await installedByPlaywright())
  if (!found) throw new Error('no Chromium: install one and name it in CHROMIUM_PATH')
  return found
}

/**
 * Path of the Chromium that journeys run in: without a window of its own, which takes half of the full one's processor
 * time, as that draws its toolbar with pages too. The full one where there is no other.
 */
export async function ensureHeadlessBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && existsSync(wanted)) return wanted
  if (!existsSync(HEADLESS)) await installDebianPackages(HEADLESS_PACKAGE, FONTS)
  return existsSync(HEADLESS) ? HEADLESS : ensureBrowser()
}

function installed() {
  return PLACES.find((path) => path && existsSync(path))
}

async function installedByDebian() {
  await installDebianPackages('chromium', FONTS)
  return installed()
}

async function installedByPlaywright() {
  console.log('installing Chromium through Playwright')
  if ((await run('playwright', ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
