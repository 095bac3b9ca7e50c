import type { Page } from '@playwright/test'
import { arriveSignedIn, freshJobs } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { axeFindings } from './axe.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

const WIDTH = 360

const WORKER_PATHS = [
  '/home',
  '/recruitInfo',
  '/mypage',
  '/mypage/applyStatus',
  '/mypage/proposals',
  '/mypage/pay',
  '/mypage/alarm',
  '/mypage/notifications',
  '/mypage/account',
  '/writeResume',
  '/resumePaper',
  '/help',
]

const EMPLOYER_PATHS = [
  '/home',
  '/mypage',
  '/mypage/company',
  '/employmentPage/hiringAnnouncement',
  '/employmentPage/closeAnnouncement',
  '/employmentPage/applicants',
  '/employmentPage/paymenthistory',
  '/talent',
  '/proposalEmployment',
  '/payment',
  '/writeAnnouncement',
  '/messages',
]

/** The demonstration member's latest chat. */
async function chatOf(site: Site, email: string): Promise<string> {
  const [chat] = await site.rows<{ id: string }>(
    `select c.conversation_id as id from conversation_members c join members m on m.id = c.member_id
     where m.email = $1 order by c.conversation_id desc limit 1`,
    [email],
  )
  if (!chat) throw new Error(`${email} has no chat`)
  return `/messages/${chat.id}`
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

/** Opens the pages in the dark with double text size, and measures only what holds for every font. */
async function findingsOn(page: Page, site: Site, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    found.push(...(await axeFindings(page, path)))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > WIDTH) found.push(`${path}: ${width} px wide`)
    const cut = await page.evaluate(cutLabels)
    found.push(...cut.map((label) => `${path}: “${label}” is cut off`))
  }
  return found
}

test.describe('in Burmese, whose texts are the tallest and among the longest', () => {
  test.use({ locale: 'my-MM' })

  test('a worker reads every screen in the dark at 200% text', async ({ phone: { page }, site }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const [job] = await freshJobs(site, 1)
    await arriveSignedIn(page, site, '/mypage')
    const chat = await chatOf(site, WORKER.email)
    const paths = [...WORKER_PATHS, `/recruitment/detail/${job?.id}`, chat]
    expect(await findingsOn(page, site, paths)).toEqual([])
  })

  test('an employer reads every screen in the dark at 200% text', async ({ phone: { page }, site }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await arriveSignedIn(page, site, '/mypage', EMPLOYER)
    const paths = [...EMPLOYER_PATHS, await chatOf(site, EMPLOYER.email)]
    expect(await findingsOn(page, site, paths)).toEqual([])
  })
})
