import type { Page } from '@playwright/test'
import { goWithin } from './acts.ts'
import { axeFindings } from './axe.ts'
import { foreignTexts } from './foreign-texts.ts'
import { expect } from './journey.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

/**
 * What is wrong with the open page: by all rules of axe, and by texts in another language than its reader's, on the device
 * that its readers use most, and on a phone, with text at 200%, by its width and by labels that are cut off. Samples are
 * judged by their colours in the dark, too, on the other device, whose layout may differ;
 * tests/client/theme/contrast.test.ts judges the colours of all.
 */
export async function findingsHere(
  page: Page,
  place: string,
  usual: 'a phone' | 'a desk' = 'a phone',
  isSample = true,
): Promise<string[]> {
  const [main, other] = usual === 'a phone' ? [PHONE, DESK] : [DESK, PHONE]
  const looks = [
    async () => {
      await show(page, main, 'light')
      const found = [...(await axeFindings(page, place)), ...(await foreignTexts(page, place))]
      return [...found, ...(await findingsOfSize(page, `${place} on ${usual}`))]
    },
  ]
  if (isSample)
    looks.push(async () => {
      await show(page, other, 'dark')
      const colours = await axeFindings(page, `${place}, dark`, { onlyColours: true })
      return [...colours, ...(await findingsOfSize(page, `${place} on the other device`))]
    })
  else if (other === PHONE)
    looks.push(async () => {
      await onPhone(page)
      return findingsOfSize(page, `${place} on a phone`)
    })
  // Begins as the former page ended: each change of the size or the colours draws the whole page again.
  if (page.viewportSize()?.width === other.width) looks.reverse()
  const all: string[] = []
  for (const look of looks) all.push(...(await look()))
  return all
}

/** What the size of the screen cuts off: in width and, on a phone, with large text. */
async function findingsOfSize(page: Page, place: string): Promise<string[]> {
  const found = await tooWide(page, place)
  const isPhone = page.viewportSize()?.width === PHONE.width
  return isPhone ? [...found, ...(await findingsOfLargeText(page, `${place} at 200% text`))] : found
}

/** For what is opened on a phone alone, as sheets are: a page is left on either device. */
export const onPhone = (page: Page) => show(page, PHONE, 'light')

/**
 * Violations of axe in the open dialog and, of a sample, in its colours in the dark. The page below it cannot be used
 * meanwhile.
 */
export async function findingsInDialog(page: Page, place: string, isSample = true): Promise<string[]> {
  const within = '[role="dialog"]'
  await show(page, PHONE, 'light')
  const light = await axeFindings(page, place, { within })
  if (!isSample) return light
  await show(page, PHONE, 'dark')
  return [...light, ...(await axeFindings(page, `${place}, dark`, { within, onlyColours: true }))]
}

/**
 * What is wrong with the pages, one after the other.
 * @param samples those that are judged in the dark, too
 */
export async function findingsOnWalk(
  page: Page,
  paths: readonly string[],
  samples: readonly string[],
  usual?: 'a phone' | 'a desk',
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await goWithin(page, path)
    found.push(...(await findingsHere(page, path, usual, samples.includes(path))))
  }
  return found
}

async function show(
  page: Page,
  size: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  // The app follows the phone a moment later.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  // What the app lays out by the width follows with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

async function tooWide(page: Page, place: string): Promise<string[]> {
  const widest = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= window.innerWidth) return null
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > window.innerWidth
    const innermost = [...document.querySelectorAll('body *')].findLast(isBeyond)
    return `${scrollWidth} px wide at ${(innermost?.outerHTML ?? '').slice(0, 200)}`
  })
  return widest === null ? [] : [`${place}: ${widest}`]
}

async function findingsOfLargeText(page: Page, place: string): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const found = await tooWide(page, place)
  const cut = await page.evaluate(cutLabels)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return [...found, ...cut.map((label) => `${place}: “${label}” is cut off`)]
}

/**
 * Runs in the page: labels of links and buttons that are cut off without an ellipsis. The width of the page tells of
 * those that reach beyond it.
 */
function cutLabels(): string[] {
  // Texts for screen readers alone are cut down to a pixel on purpose.
  const isForReaders = (element: Element) => element.clientWidth <= 1 || element.clientHeight <= 1
  const isCut = (element: Element) => {
    const { overflowX, textOverflow, display } = getComputedStyle(element)
    if (display === 'inline' || isForReaders(element) || element.closest('svg')) return false
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
  }
  return Array.from(document.querySelectorAll('a, button, summary, label, [role=tab]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.textContent?.trim())
    .filter((control) => !isForReaders(control) && [control, ...control.querySelectorAll('*')].some(isCut))
    .map((control) => control.textContent?.trim() ?? '')
}
