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
