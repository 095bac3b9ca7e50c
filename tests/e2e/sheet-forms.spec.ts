import type { Locator, Page } from '@playwright/test'
import { anAnnouncement } from '../support/announcements.ts'
import { arriveSignedIn } from './acts.ts'
import {
  chooseAddress,
  enterCompanyName,
  fillForm,
  goOn,
  openForm,
  signUpEmployer,
} from './announcement-acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, type Site, WORKER, test } from './journey.ts'
import { codeSentTo } from './messages.ts'
import { callsOf } from './operator-acts.ts'
import { field } from './resume-acts.ts'

test('Enter in the password sheet does not save the resume', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/writeResume')
  await field(page, 'Name').fill('Nobody Saved This')
  await field(page, 'Cellphone number').fill('01066667777')
  const since = Date.now()
  await page.getByRole('button', { name: 'Get code' }).click()
  const code = await codeSentTo(site, '01066667777', since)
  await site.rows("update sessions set created_at = created_at - interval '11 minutes'")
  await field(page, 'Code from the text message').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' })
  await field(page, 'Your password').fill(WORKER.password)
  await field(page, 'Your password').press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/writeResume/)
  await expect(field(page, 'Name')).toHaveValue('Nobody Saved This')
  expect(await site.rows("select 1 from resumes where name = 'Nobody Saved This'")).toEqual([])
})

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
  expect(await pressEnterIn(page, openersIn(page))).toEqual([
    'Keywords',
    'Choose an occupation',
    'Conditions',
    'Search for an address',
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

test('Enter in no sheet between form and publication publishes', async ({ phone: { page }, site }) => {
  const account = await signUpEmployer(site)
  await site.rows('update members set email_verified_at = null where email = $1', [account.email])
  await openForm(page, site, account)
  await chooseAddress(page)
  await enterCompanyName(page)
  await fillForm(page, '엔터로 올리면 안 되는 공고')
  await goOn(page)
  await page.getByRole('radio', { name: /^Local/ }).check()
  // The preview comes last: until then the page is not what it is compared with.
  await expect(page.getByRole('heading', { name: 'In the list' })).toBeVisible()
  const sent = watchCommands(page)
  await pressEnterIn(page, page.getByRole('button', { name: /^Add a region/ }))
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Post this job' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm your contact first' })
  await typing(sheet).first().fill('12')
  await typing(sheet).first().press('Enter')
  await expect(sheet).toBeVisible()
  expect(sent.filter((each) => each.endsWith('/employers/jobs'))).toEqual([])
  expect(await site.rows(`select from jobs where title = '엔터로 올리면 안 되는 공고'`)).toEqual([])
})

test('Enter in no sheet of the resume form or the desired job goes on or saves', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/writeResume')
  const sent = watchCommands(page)
  expect(await pressEnterIn(page, openersIn(page))).toEqual([
    'Nationality',
    'What you can do, to choose from',
    'When and how you can work, to choose from',
  ])
  // Chips of kinds of work, of which each opens the same sheet.
  const factory = page
    .getByRole('group', { name: /^Work experience/ })
    .getByRole('button')
    .first()
  expect(await pressEnterIn(page, factory)).toEqual(['Factory: how long?'])
  await page.goto(`${site.url}/mypage/alarm`)
  expect(await pressEnterIn(page, openersIn(page))).toEqual([
    'Where do you want to work?',
    'Choose an occupation',
  ])
  expect(sent).toEqual([])
})

test('Enter in no sheet of a payment places an order, and the company’s forms open none', async ({
  phone: { page },
  site,
}) => {
  const company = await callsOf(site, EMPLOYER)
  const { data } = await company('POST', '/employers/jobs', anAnnouncement({ productType: 'LOCAL' }))
  await arriveSignedIn(page, site, `/payment/localJob?jobId=${data.id}`, EMPLOYER)
  const sent = watchCommands(page)
  expect(new Set(await pressEnterIn(page, openersIn(page)))).toEqual(new Set(['Ad region']))
  expect(sent).toEqual([])
  await page.goto(`${site.url}/mypage/company`)
  await expect(page.getByRole('textbox', { name: 'Line of business' })).toBeVisible()
  expect(await openersIn(page).count()).toBe(0)
})
