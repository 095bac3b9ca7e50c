import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { median, percentile, type Figure } from './figure.ts'
import { openApp, slowdown, type BenchPhone } from './phone.ts'
import { sized } from '../support/smoke.ts'
import { repeats } from './repeats.ts'

const SAVES = repeats(5)
const PICKS = repeats(3)
const WORDS = 'I can start on Monday.'

declare global {
  interface Window {
    savedAt?: Promise<number>
    slowestKey?: number
  }
}

/** Editing a resume with four times CPU slowdown, offline so that nothing is sent meanwhile. */
export async function measureResume(url: string, openMember: () => Promise<BenchPhone>): Promise<Figure[]> {
  const phone = await openMember()
  try {
    await phone.page.addInitScript(noteKeys)
    await openForm(phone, url)
    await phone.context.setOffline(true)
    await slowdown(phone, 4)
    const photo = await threeMegabytes()
    const picks: number[] = []
    for (let pick = 0; pick < PICKS; pick++) picks.push(await timeOfPick(phone.page, photo))
    const saves: number[] = []
    const keys: number[] = []
    for (let save = 0; save < SAVES; save++) {
      await openForm(phone, url)
      keys.push(await slowestKey(phone.page))
      await timeOfPick(phone.page, photo)
      saves.push(await timeOfSave(phone.page))
    }
    return [
      { what: 'resume: selecting a 3 MB photo to preview', value: median(picks), unit: 'ms', budget: 1500 },
      {
        what: 'resume: typing to next paint (slowest)',
        value: percentile(keys, 1),
        unit: 'ms',
        budget: 100,
      },
      { what: 'resume: "Save" to "saved", with a photo', value: median(saves), unit: 'ms', budget: 50 },
    ]
  } finally {
    await phone.close()
  }
}

/** An image with the pixels and file size of a phone camera, small in a smoke run; noise hardly compresses. */
async function threeMegabytes(): Promise<Buffer> {
  const [width, height] = [sized(4000, 400), sized(3000, 300)]
  const small = { raw: { width: width / 4, height: height / 4, channels: 3 as const } }
  const noise = sharp(randomBytes((width / 4) * (height / 4) * 3), small)
  return noise.resize(width, height).jpeg({ quality: 82 }).toBuffer()
}

async function openForm({ page }: BenchPhone, url: string): Promise<void> {
  await openApp(page, `${url}/mypage/modifyResume`)
  await page.locator('textarea[name="introduction"]').waitFor()
}

/** Time until the image appears in the crop sheet; then confirms it. */
async function timeOfPick(page: Page, photo: Buffer): Promise<number> {
  await page.evaluate(watchPreview)
  await page
    .locator('[data-field="photo"] input[type="file"]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  const time = await page.evaluate(() => window.savedAt ?? Promise.reject(new Error('nothing was picked')))
  await page.locator('[role="dialog"] button').last().click()
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  await page.locator('[data-field="photo"] img[src^="blob:"]').waitFor()
  return time
}

async function slowestKey(page: Page): Promise<number> {
  await page.evaluate(() => (window.slowestKey = 0))
  await page.locator('textarea[name="introduction"]').fill('')
  await page.locator('textarea[name="introduction"]').pressSequentially(WORDS)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  return page.evaluate(() => window.slowestKey ?? 0)
}

async function timeOfSave(page: Page): Promise<number> {
  await page.locator('form button[type="submit"]').click()
  await page.locator('[data-field="expectedJob"]').waitFor()
  await page.evaluate(watchSaved)
  await page.locator('form button[type="submit"]').click()
  return page.evaluate(() => window.savedAt ?? Promise.reject(new Error('nothing was pressed')))
}

/** Runs in the page, before its scripts. */
function noteKeys(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.startsWith('key')) window.slowestKey = Math.max(window.slowestKey ?? 0, entry.duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** Runs in the page: the image in the sheet has been decoded. */
function watchPreview(): void {
  window.savedAt = new Promise((resolve) => {
    let from = 0
    document.addEventListener('change', () => (from = performance.now()), { capture: true, once: true })
    const look = () => {
      const image = document.querySelector<HTMLImageElement>('[role="dialog"] img')
      if (from > 0 && image?.complete && image.naturalWidth > 0) resolve(performance.now() - from)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: "Saved on this device" is a heading of its own screen. */
function watchSaved(): void {
  window.savedAt = new Promise((resolve) => {
    let from = 0
    document.addEventListener('click', () => (from = performance.now()), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main [role="status"] h2')) return
      observer.disconnect()
      resolve(performance.now() - from)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
