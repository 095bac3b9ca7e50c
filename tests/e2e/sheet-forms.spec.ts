import type { Locator, Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'

const openersIn = (page: Page) => page.locator('main [aria-haspopup="dialog"]')
const typing = (within: Locator) =>
  within.locator(
    'input:is([type="search"], [type="text"], [type="tel"], [type="email"], :not([type])):enabled',
  )

/** Collects what the page sends to change something. */
function watchCommands(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'GET' && path.startsWith('/api/')) sent.push(`${request.method()} ${path}`)
  })
  return sent
}

/** What a form shows once somebody tried to send it: other addresses, errors, or another step. */
const stateOf = async (page: Page) => ({
  url: page.url(),
  errors: await page.locator('main :is([data-error], [aria-invalid="true"], [role="alert"])').count(),
  titles: await page.locator('main :is(h1, h2)').allTextContents(),
})

/** Opens the sheet of each opener, presses Enter in its fields, or where it has none on its first choice. @returns the sheets' titles */
async function pressEnterIn(page: Page, openers: Locator): Promise<string[]> {
  await expect(openers.first()).toBeVisible()
  const titles: string[] = []
  for (let index = 0; index < (await openers.count()); index++) {
    const before = await stateOf(page)
    await openers.nth(index).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    titles.push(await sheet.getByRole('heading').first().innerText())
    const fields = typing(sheet)
    const isTyped = (await fields.count()) > 0
    // A search may leave fewer fields than there were.
    for (let at = 0; at < (await fields.count()); at++) {
      await fields.nth(at).fill('1')
      await fields.nth(at).press('Enter')
    }
    if (!isTyped) await sheet.locator('input, [role="radio"], button').nth(1).press('Enter')
    if (await sheet.isVisible()) await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    expect(await stateOf(page)).toEqual(before)
  }
  return titles
}

const statesOf = (site: Site, id: string) =>
  site.rows('select title, address, status from jobs where id = $1', [id])

test('Enter in no sheet of the announcement form sends the form, and another width keeps what is typed', async ({
  phone: { page },
  site,
}) => {
  const { id } = await findOpenJob(site, 'GRAND')
  await arriveSignedIn(page, site, `/writeAnnouncement?id=${id}`, EMPLOYER)
  const before = await statesOf(site, id)
  const sent = watchCommands(page)
  // Those of occupations and conditions come later than those around them.
  await expect(openersIn(page)).toHaveCount(6)
  expect(await pressEnterIn(page, openersIn(page))).toEqual([
    'Keywords',
    'Choose an occupation',
    'Conditions',
    'Search for an address',
    'First day of work Optional',
    'Nationalities',
  ])
  expect(sent).toEqual([])
  await page.locator('input[name="title"]').fill('아직 저장하지 않은 제목')
  await page.locator('[data-field="address"]').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Search for an address' })
  await sheet.getByRole('searchbox').fill('향남')
  await page.setViewportSize({ width: 900, height: 700 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(sheet.getByRole('searchbox')).toHaveValue('향남')
  await sheet.getByRole('searchbox').press('Enter')
  await sheet.getByRole('listitem').first().getByRole('button').click()
  await expect(page.locator('[data-field="address"]')).toContainText('향남읍')
  await expect(page).toHaveURL(/\/writeAnnouncement\?id=/)
  expect(await statesOf(site, id)).toEqual(before)
})
