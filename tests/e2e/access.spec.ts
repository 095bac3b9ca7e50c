import type { Page } from '@playwright/test'
import { arriveSignedIn, favoriteButton, freshJobs } from './acts.ts'
import { axeFindings, findingsInAllLooks } from './axe.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'

const VISITOR_PATHS = [
  '/recruitInfo',
  '/recruitInfo?query=없는말입니다',
  '/recruitInfo?jobCategories=MAGIC',
  '/news',
  '/news?page=999',
  '/signIn',
  '/signUp',
  '/findPassword',
  '/findPassword?tab=id',
  '/confirmEmail?token=unknown',
  '/mypage/language',
  '/talent',
  '/writeAnnouncement',
  '/recruitment/detail/not-an-id',
  '/no/such/page',
]
const MEMBER_PATHS = [
  '/home',
  '/mypage',
  '/mypage/favorites',
  '/mypage/applyStatus',
  '/mypage/alarm',
  '/mypage/account',
  '/mypage/notifications',
  '/mypage/modifyResume',
  '/writeResume',
  '/outbox',
  '/employmentPage/hiringAnnouncement',
  '/payment',
]

/** A guard against hanging: on a busy machine axe takes seconds for each page. */
const MANY_PAGES = 1_800_000

async function settled(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(site.url + path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
}

async function findingsOnPaths(page: Page, site: Site, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await settled(page, site, path)
    found.push(...(await findingsInAllLooks(page, path)))
  }
  return found
}

/** Reports a page that scrolls sideways on a phone with text at 200%. */
async function tooWideWithLargeText(page: Page, path: string): Promise<string[]> {
  const PHONE = { width: 360, height: 740 }
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
  return width > PHONE.width ? [`${path}: ${width} px wide with large text`] : []
}

async function findingsInSheets(page: Page, site: Site): Promise<string[]> {
  const found: string[] = []
  await settled(page, site, '/recruitInfo')
  for (const name of ['Region', 'Work', 'Benefits', 'Pay']) {
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name, exact: true })
    await expect(sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ })).toBeVisible()
    found.push(...(await findingsInAllLooks(page, `sheet ${name}`)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  found.push(...(await axeFindings(page, 'menu')))
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  found.push(...(await findingsInAllLooks(page, 'inquiry')))
  return found
}

test('axe reports no violation on a visitor’s pages, and text at 200% fits the width of a phone', async ({
  phone: { page },
  site,
}) => {
  test.setTimeout(MANY_PAGES)
  const [job] = await freshJobs(site, 1)
  const [news] = await site.rows<{ id: string }>('select id from news limit 1')
  const paths = [...VISITOR_PATHS, `/recruitment/detail/${job?.id}`]
  const found: string[] = []
  for (const path of paths) {
    found.push(...(await findingsOnPaths(page, site, [path])))
    found.push(...(await tooWideWithLargeText(page, path)))
  }
  found.push(...(await findingsOnPaths(page, site, ['/home', `/news/detail/${news?.id}`])))
  expect(found).toEqual([])
})

test('axe reports no violation on a member’s pages, in sheets and menus, or offline', async ({
  phone: { page, context },
  site,
}) => {
  test.setTimeout(MANY_PAGES)
  const found = await findingsInSheets(page, site)
  const [never] = await freshJobs(site, 1)
  await arriveSignedIn(page, site, '/home')
  found.push(...(await findingsOnPaths(page, site, MEMBER_PATHS)))
  await readyForOffline(page)
  await context.setOffline(true)
  found.push(...(await findingsOnPaths(page, site, [`/recruitment/detail/${never?.id}`, '/recruitInfo'])))
  expect(found).toEqual([])
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`)
}

test('a job seeker searches, filters, signs in and applies with the keyboard alone', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  await tabTo(page, page.getByRole('combobox', { name: 'Company, work or place' }))
  await page.keyboard.type('공장')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recruitInfo\?query=/)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const search = page.getByRole('combobox', { name: 'Company, work or place' })
  await tabTo(page, search)
  await search.fill('포장')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Packing worker' })).toBeVisible()
  await expect(search).toBeFocused()
  await search.fill('공장')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Factory work' })).toBeVisible()

  const menu = page.getByRole('button', { name: 'Job seeker service' })
  await menu.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toHaveCount(0)
  await expect(menu).toBeFocused()

  const work = page.getByRole('button', { name: 'Work', exact: true })
  await tabTo(page, work)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Work' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(work).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: 'Factory' }))
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: /^Show / }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/jobCategories=FACTORY/)

  // The address changes before the list does: a card opened now could still be replaced.
  await expect(page.getByRole('button', { name: 'Remove Factory', exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const original = await card.getByRole('heading').locator('[lang="ko"]').innerText()
  await tabTo(page, card.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await tabTo(page, favoriteButton(page, original))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'ID (email)' }))
  await page.keyboard.type(WORKER.email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }))
  await page.keyboard.type(WORKER.password)
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(WORKER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(favoriteButton(page, original)).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('button', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toBeVisible()
})
