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

/** Compares with the keyboard alone: both introductions, and the name that only the other device changed. */
async function compare(page: Page, mine: string, theirs: string): Promise<void> {
  const name = page.getByRole('group', { name: 'Name' })
  const introduction = page.getByRole('group', { name: 'Introduction' })
  await expect(introduction).toContainText('You and another device both changed this.')
  await expect(introduction).toContainText(mine)
  await expect(introduction).toContainText(theirs)
  await expect(introduction.getByRole('radio', { name: /My version/ })).toBeChecked()
  // Resolved already, and folded away.
  await expect(name).toBeHidden()
  await page.getByText('Not changed by you (1)').focus()
  await page.keyboard.press('Enter')
  await expect(name.getByRole('radio', { name: /other device/ })).toBeChecked()
  await name.getByRole('radio', { name: /other device/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(name.getByRole('radio', { name: /My version/ })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(name.getByRole('radio', { name: /other device/ })).toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('a resume edited on two devices is compared field by field, and the member’s choice is saved', async ({
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
  await compare(page, mine, theirs)
  const chosen = { name: 'Hau T. Minh', introduction: mine, version: 3 }
  await expect.poll(() => stored(site, worker)).toEqual([chosen])
  await expect(page).toHaveURL(`${site.url}/outbox`)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect
    .poll(() =>
      site.rows('select from expected_jobs e join members m on m.id = e.member_id where m.email = $1', [
        worker.email,
      ]),
    )
    .toHaveLength(1)
})

test('an offline edit on a phone that never loaded the resume replaces nothing until the member has compared both', async ({
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
  await expect(page.getByText('Compare the two versions before you continue.')).toBeVisible()
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() =>
      site.rows(
        'select introduction, details, version from resumes r join members m on m.id = r.member_id where m.email = $1',
        [worker.email],
      ),
    )
    .toEqual([{ introduction: 'Written long ago.', details: 'Welding', version: 2 }])
  await expect(page.getByRole('article')).toHaveCount(0)
})
