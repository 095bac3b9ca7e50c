import type { Page } from '@playwright/test'
import { getMe } from '../../src/contract/account/member.ts'
import { arriveSignedIn, withoutBackgroundSync, type Account, goWithin } from './acts.ts'
import { anotherDevice, RESUME } from './another-device.ts'
import { expect, readyForOffline, test, type Phone, type Site } from './journey.ts'
import { isPersisted } from './kept.ts'
import { signUpWorker, fillStepTwo, openForm, save } from './outbox-acts.ts'

const stored = (site: Site, { email }: Account) =>
  site.rows<{ name: string; introduction: string; version: number }>(
    `select r.name, r.introduction, r.version from resumes r join members m on m.id = r.member_id where m.email = $1`,
    [email],
  )

interface Edits {
  /** The introduction that both devices start from. */
  before: string
  mine: string
  theirs: Partial<typeof RESUME>
}

/** The worker edits the introduction on the offline phone and on a tablet; the phone then reconnects and sends. */
async function editOnBoth(
  { page, context }: Phone,
  tablet: Awaited<ReturnType<typeof anotherDevice>>,
  { before, mine, theirs }: Edits,
): Promise<void> {
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await expect(introduction).toHaveValue(before)
  await context.setOffline(true)
  await introduction.fill(mine)
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await tablet.saveResume(theirs)
  await context.setOffline(false)
  await goWithin(page, '/outbox')
  await expect(
    page.getByText('Another device has changed this in the meantime.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Compare' }).click()
}

const introductionOf = (page: Page) => page.getByRole('textbox', { name: 'Introduction' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Differences' }).getByRole('row').filter({ hasText: name })
const keptNote = (page: Page) => page.getByText('The version you did not use is kept until')

/** The form shows both introductions, and the names. */
async function expectBoth(page: Page, mine: string, theirs: string): Promise<void> {
  await expect(rowOf(page, 'Introduction')).toContainText(mine)
  await expect(rowOf(page, 'Introduction')).toContainText(theirs)
  await expect(rowOf(page, 'Name')).toContainText('Hau T. Minh')
  // The table lists only what differs: these, and the desired work that the form suggested here.
  await expect(rowOf(page, 'Desired work')).toContainText('Farm')
  await expect(page.getByRole('table', { name: 'Differences' }).getByRole('row')).toHaveCount(4)
}

async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
}

test('a resume edited on two devices shows both versions, and the one that the member did not take can be put back', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const worker = await signUpWorker(site)
  const tablet = await anotherDevice(site, worker)
  await tablet.saveResume({})
  await withoutBackgroundSync(page, site)
  await openForm(page, site, worker)
  const [mine, theirs] = ['I work hard, and I can drive.', 'I work very hard.']
  await editOnBoth(phone, tablet, {
    before: 'I work hard.',
    mine,
    theirs: { name: 'Hau T. Minh', introduction: theirs },
  })
  await expectBoth(page, mine, theirs)
  await expect(introductionOf(page)).toHaveValue(mine)
  await saveForm(page)
  await expect
    .poll(() => stored(site, worker))
    .toEqual([{ name: 'Tran Minh Hau', introduction: mine, version: 3 }])
  await goWithin(page, '/outbox')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect
    .poll(() =>
      site.rows('select from expected_jobs e join members m on m.id = e.member_id where m.email = $1', [
        worker.email,
      ]),
    )
    .toHaveLength(1)

  await test.step('putting the other version back', async () => {
    await goWithin(page, '/mypage/modifyResume')
    await expect(introductionOf(page)).toHaveValue(mine)
    await expect(keptNote(page)).toBeVisible()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expectBoth(page, mine, theirs)
    await page.getByRole('button', { name: 'Use the other version' }).click()
    await expect(introductionOf(page)).toHaveValue(theirs)
    await expect(keptNote(page)).toHaveCount(0)
    await saveForm(page)
    await expect
      .poll(() => stored(site, worker))
      .toEqual([{ name: 'Hau T. Minh', introduction: theirs, version: 4 }])
  })
})

test('an offline edit on a phone that never loaded the resume replaces nothing until the member has seen both', async ({
  phone,
  site,
}) => {
  const worker = await signUpWorker(site)
  const tablet = await anotherDevice(site, worker)
  await tablet.saveResume({ introduction: 'Written long ago.' })
  const { page } = phone
  await withoutBackgroundSync(page, site)
  await arriveSignedIn(page, site, '/news', worker)
  await page.evaluate(() => localStorage.setItem('countryIsoCode', 'vn'))
  await readyForOffline(page)
  // The form takes the member's name from it.
  await isPersisted(page, getMe)
  await phone.context.setOffline(true)
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(page.getByText('We cannot check now whether your account already has a resume.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Cellphone number' }).fill('01012345678')
  await page.getByRole('button', { name: 'Worker', exact: true }).click()
  await page.getByRole('textbox', { name: 'About your work' }).fill('Welding')
  await fillStepTwo(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await phone.context.setOffline(false)

  await expect(page.getByRole('heading', { name: 'Your resume was changed on another device' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit and send again' })).toHaveCount(0)
  expect(await stored(site, worker)).toMatchObject([{ introduction: 'Written long ago.', version: 1 }])
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(page.getByText('Your resume was changed on another device')).toBeVisible()
  await expect(rowOf(page, 'Introduction')).toContainText('Written long ago.')
  await saveForm(page)
  await expect
    .poll(() =>
      site.rows(
        'select introduction, details, version from resumes r join members m on m.id = r.member_id where m.email = $1',
        [worker.email],
      ),
    )
    .toEqual([{ introduction: '', details: 'Welding', version: 2 }])
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(keptNote(page)).toBeVisible()
})
