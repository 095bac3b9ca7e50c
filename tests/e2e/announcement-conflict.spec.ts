import type { Page } from '@playwright/test'
import { arriveSignedIn, holdBack, withoutBackgroundSync, goWithin } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, type Phone, type Site, test } from './journey.ts'
import { isDrafted } from './kept.ts'
import { callsOf } from './operator-acts.ts'

interface Contents {
  title: string
  details: string
}

const editOf = (id: string) => `/writeAnnouncement?id=${id}`
/** A field of the posting itself; its translations have fields of the same names. */
const fieldOf = (page: Page, name: 'Title' | 'Details') =>
  page.locator(`[data-field="${name.toLowerCase()}"]`).getByRole('textbox')
const note = (page: Page) =>
  page
    .locator('section')
    .filter({ hasText: 'Another device has changed this posting in the meantime' })
    .last()

const stored = (site: Site, id: string) =>
  site.rows<Contents>('select title, details from jobs where id = $1', [id])

/** Edits the announcement through the API, as another device of the employer would. */
async function editElsewhere(site: Site, id: string, changes: Partial<Contents>): Promise<void> {
  const employer = await callsOf(site, EMPLOYER)
  const { data, etag } = await employer('GET', `/employers/jobs/${id}`)
  const { announcement } = data as unknown as { announcement: Contents }
  await employer('PUT', `/employers/jobs/${id}`, { ...announcement, ...changes }, { 'if-match': etag ?? '' })
}

const MINE = { title: 'CNC 선반 조작원 두 명', details: '기숙사를 드려요.' }
const THEIRS = { title: 'CNC 선반 조작원 세 명', details: '통근 버스가 있어요.' }

/** Edits on the phone while offline and on another device; the phone reconnects and opens the comparison. */
async function editOnBoth({ page, context }: Phone, site: Site, id: string): Promise<void> {
  await expect(fieldOf(page, 'Title')).not.toHaveValue('')
  await context.setOffline(true)
  await fieldOf(page, 'Title').fill(MINE.title)
  await fieldOf(page, 'Details').fill(MINE.details)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/anoouncementType/)
  await editElsewhere(site, id, THEIRS)
  await context.setOffline(false)
  await goWithin(page, '/outbox')
  await expect(
    page.getByText('Another device has changed this in the meantime.', { exact: false }),
  ).toBeVisible()
  expect(await stored(site, id)).toEqual([THEIRS])
  await page.getByRole('link', { name: 'Compare' }).click()
}

async function expectEmptyOutbox(page: Page): Promise<void> {
  await goWithin(page, '/outbox')
  await expect(page.getByRole('region', { name: 'Sent', exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
}

test('an announcement edited on two devices shows both versions, and the employer saves one or takes the other', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const { id } = await findOpenJob(site, 'GRAND')
  await withoutBackgroundSync(page, site)
  await arriveSignedIn(page, site, editOf(id), EMPLOYER)
  await readyForOffline(page)
  await editOnBoth(phone, site, id)
  const table = note(page).getByRole('table', { name: 'Differences' })
  await expect(table.getByRole('row').filter({ hasText: 'Title' })).toContainText(MINE.title)
  await expect(table.getByRole('row').filter({ hasText: 'Title' })).toContainText(THEIRS.title)
  await expect(table.getByRole('row').filter({ hasText: 'Details' })).toContainText(THEIRS.details)
  // The table lists only what differs: also the number of people, which follows the title.
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(fieldOf(page, 'Title')).toHaveValue(MINE.title)
  // Typing the other version's text into a field resolves that field.
  await fieldOf(page, 'Details').fill(THEIRS.details)
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const settled = { title: MINE.title, details: THEIRS.details }
  await expect.poll(() => stored(site, id)).toEqual([settled])
  await expectEmptyOutbox(page)

  await test.step('taking the other version', async () => {
    // The device has only what it read before its own change arrived.
    const letGo = await holdBack(phone.context, `**/employers/jobs/${id}?*`)
    await page.goto(site.url + editOf(id))
    await expect(fieldOf(page, 'Details')).toHaveValue(THEIRS.details)
    await expect(fieldOf(page, 'Title')).toHaveValue(MINE.title)
    letGo()
    await editOnBoth(phone, site, id)
    await note(page).getByRole('button', { name: 'Use the other version' }).click()
    await expect(page).toHaveURL(/hiringAnnouncement/)
    // Until the next screen is drawn, the form is still the one before.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Edit posting')
    await goWithin(page, editOf(id))
    await expect(fieldOf(page, 'Title')).toHaveValue(THEIRS.title)
    await expectEmptyOutbox(page)
    await goWithin(page, editOf(id))
    await expect(fieldOf(page, 'Title')).toHaveValue(THEIRS.title)
    await expect(note(page)).toHaveCount(0)
    expect(await stored(site, id)).toEqual([THEIRS])
  })

  await test.step('putting the own version back', async () => {
    const kept = page.getByText('The version you did not use is kept until')
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: 'Use the other version' }).click()
    await expect(fieldOf(page, 'Title')).toHaveValue(MINE.title)
    await expect(kept).toHaveCount(0)
    await isDrafted(page, MINE.title)
    await page.reload()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(fieldOf(page, 'Title')).toHaveValue(THEIRS.title)
  })

  await test.step('an own change that arrives after the form was opened again is no other version', async () => {
    await phone.context.setOffline(true)
    await fieldOf(page, 'Details').fill(MINE.details)
    await page.getByRole('button', { name: 'Save changes' }).click()
    // Until the next screen is drawn, the form is still the one that was sent.
    await expect(page.getByRole('heading', { level: 1, name: 'Your posting' })).toBeVisible()
    await goWithin(page, editOf(id))
    await expect(fieldOf(page, 'Details')).toHaveValue(MINE.details)
    await expect(page.getByText('We restored what you wrote before.')).toHaveCount(0)
    await fieldOf(page, 'Title').fill(MINE.title)
    await isDrafted(page, MINE.title)
    await phone.context.setOffline(false)
    await expect.poll(() => stored(site, id)).toEqual([{ ...MINE, title: THEIRS.title }])
    await page.reload()
    await expect(fieldOf(page, 'Title')).toHaveValue(MINE.title)
    await expect(note(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => stored(site, id)).toEqual([MINE])
  })
})

test('an open announcement form shows what another tab has saved before it overwrites it', async ({
  desk,
  site,
}) => {
  const { id } = await findOpenJob(site, 'GRAND')
  await arriveSignedIn(desk, site, editOf(id), EMPLOYER)
  await expect(fieldOf(desk, 'Title')).not.toHaveValue('')
  const [before] = await stored(site, id)
  const other = await desk.context().newPage()
  await other.goto(site.url + editOf(id))
  await expect(fieldOf(other, 'Title')).not.toHaveValue('')
  await fieldOf(other, 'Title').fill(THEIRS.title)
  await fieldOf(desk, 'Details').fill(MINE.details)
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => stored(site, id)).toEqual([{ title: THEIRS.title, details: before?.details }])
  await expect(note(desk).getByRole('row').filter({ hasText: 'Title' })).toContainText(THEIRS.title)
  await expect(fieldOf(desk, 'Details')).toHaveValue(MINE.details)
  await fieldOf(desk, 'Title').fill(THEIRS.title)
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => stored(site, id)).toEqual([{ title: THEIRS.title, details: MINE.details }])
  await test.step('a draft speaks of no other version where only an approval made one', async () => {
    await desk.goto(site.url + editOf(id))
    await fieldOf(desk, 'Title').fill(MINE.title)
    await isDrafted(desk, MINE.title)
    await site.rows('update jobs set revision = revision + 1 where id = $1', [id])
    const readAnew = desk.waitForResponse(`**/employers/jobs/${id}?*`)
    await desk.reload()
    await expect(desk.getByText('We restored what you wrote before.')).toBeVisible()
    await expect(fieldOf(desk, 'Title')).toHaveValue(MINE.title)
    // A form that waits too long for it begins with what this device has read before.
    await readAnew
    await expect(note(desk)).toHaveCount(0)
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => stored(site, id)).toEqual([MINE])
  })
})
