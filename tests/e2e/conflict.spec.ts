import type { Page } from '@playwright/test'
import { getMe } from '../../src/contract/account/member.ts'
import { arriveSignedIn, withoutBackgroundSync, type Account, goWithin } from './acts.ts'
import { anotherDevice } from './another-device.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { isPersisted } from './kept.ts'
import { signUpWorker, fillStepTwo, save } from './outbox-acts.ts'

const stored = (site: Site, { email }: Account) =>
  site.rows<{ name: string; introduction: string; version: number }>(
    `select r.name, r.introduction, r.version from resumes r join members m on m.id = r.member_id where m.email = $1`,
    [email],
  )

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Differences' }).getByRole('row').filter({ hasText: name })
const keptNote = (page: Page) => page.getByText('The version you did not use is kept until')

async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
}

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
  // The form goes there by itself, which would lead away again.
  await expect(page).toHaveURL(/step=saved/)
  await goWithin(page, '/mypage/modifyResume')
  await expect(keptNote(page)).toBeVisible()
})
