import type { Page } from '@playwright/test'
import { twoColorImage } from '../support/images.ts'
import { type Account, goWithin } from './acts.ts'
import { type Site, expect, test } from './journey.ts'
import { arrivedFrom, fillStepOne, openForm, pickPhoto, save, signUpWorker } from './outbox-acts.ts'
import { field, nationality } from './resume-acts.ts'

test('a resume shows errors of the form and of the server at their fields, and loses nothing else', async ({
  phone: { page },
  site,
}) => {
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await test.step('saving without required fields names each and focuses the first', () =>
    expectMissingFields(page))
  await fillStepOne(page, 'Complete now.')
  await test.step('files that are not photos are refused with a reason, and the form stays as it was', () =>
    refuseFiles(page))
  await test.step('a minimum pay above the maximum is refused', () => expectWrongPay(page))
  expect(await arrivedFrom(site, worker)).toMatchObject({ photos: 0, resumes: [], keys: 0 })
  await page.getByRole('checkbox', { name: 'Any pay' }).check()
  await expect(field(page, 'From')).toHaveValue('')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  await test.step('an error of the server is shown at its field when the form is opened again', () =>
    expectServerRefusal(page, site, worker))
})

async function refuseFiles(page: Page): Promise<void> {
  await pickPhoto(page)
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
  const broken = (await twoColorImage(400, 300).jpeg().toBuffer()).subarray(0, 600)
  const refused: [name: string, bytes: Buffer, words: RegExp][] = [
    ['iphone.jpg', heic, /cannot read HEIC/],
    ['broken.jpg', broken, /cannot be read/],
  ]
  for (const [name, buffer, words] of refused) {
    await page.getByLabel('Change photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
  }
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expect(field(page, 'Introduction')).toHaveValue('Complete now.')
  await pickPhoto(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
}

/** A field's error after leaving it must not move the page before the press that left it has counted. */
async function pressWhileLeavingField(page: Page): Promise<void> {
  const fair = page.getByRole('group', { name: 'Korean' }).getByRole('radio', { name: 'Fair' })
  await fair.hover()
  const before = await fair.boundingBox()
  await page.mouse.down()
  await expect(field(page, 'Date of birth')).not.toBeFocused()
  expect(await fair.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(fair).toBeChecked()
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/This date does not exist/)
}

async function expectMissingFields(page: Page): Promise<void> {
  await field(page, 'Name').fill('')
  await field(page, 'Date of birth').pressSequentially('20010231')
  await expect(field(page, 'Date of birth')).toHaveValue('2001-02-31')
  await pressWhileLeavingField(page)
  // The step is left at its end, to which going back would scroll.
  await field(page, 'Introduction').scrollIntoViewIfNeeded()
  await expect(field(page, 'Name')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next' }).click()
  await field(page, 'From').pressSequentially('12000')
  await field(page, 'Up to').pressSequentially('9000')
  await save(page)

  await expect(page).not.toHaveURL(/step=2/)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Please enter your name/)
  await expect(nationality(page)).toHaveAccessibleDescription('Please choose your nationality.')
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/This date does not exist/)
  await expect(field(page, 'Cellphone number')).toHaveAccessibleDescription(
    /Korean cellphone number|your cellphone number/,
  )
  await expect(page.getByRole('group', { name: 'Residence type' })).toHaveAccessibleDescription(
    'Please choose your residence type.',
  )
  await field(page, 'Name').fill('Mai')
  await field(page, 'Date of birth').fill('20010228')
}

async function expectWrongPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
  await expect(page.getByRole('group', { name: 'Pay' })).toHaveAccessibleDescription(
    'The minimum pay is higher than the maximum pay.',
  )
  await expect(page.getByText('The minimum pay is higher than the maximum pay.')).toBeInViewport({ ratio: 1 })
}

/** The server refuses the photo; saving again replaces the refused entry. */
async function expectServerRefusal(page: Page, site: Site, worker: Account): Promise<void> {
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /\/files\//)
  await site.rows(
    `with gone as (update resumes set profile_image = null where member_id = (select id from members where email = $1))
     update files set owner_id = (select id from members where email = 'worker@ilteo.test')
     where owner_id = (select id from members where email = $1)`,
    [worker.email],
  )
  await field(page, 'Introduction').fill('Second.')
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
  await expect(page.getByText('Needs attention').first()).toBeVisible()

  await goWithin(page, '/outbox')
  await page.getByRole('link', { name: 'Edit resume' }).first().click()
  await expect(field(page, 'Introduction')).toHaveValue('Second.')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/The server did not accept this photo/)
  await expect(page.getByLabel('Change photo')).toBeFocused()
  await expect(page.getByText(/The server did not accept this photo/)).toBeInViewport({ ratio: 1 })
  await pickPhoto(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  expect((await arrivedFrom(site, worker)).resumes).toEqual([{ introduction: 'Second.', hasPhoto: true }])
  await goWithin(page, '/outbox')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0)
}
