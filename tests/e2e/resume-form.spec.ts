import type { Page } from '@playwright/test'
import { expect, type Site, test } from './journey.ts'
import { isDrafted } from './kept.ts'
import { codeSentTo } from './messages.ts'
import {
  signUpWorker,
  arrivedFrom,
  fillStepOne,
  fillStepTwo,
  openForm,
  pickPhoto,
  save,
} from './outbox-acts.ts'
import { field, nationality } from './resume-acts.ts'
import { tabTo } from './tab-to.ts'

const genderOf = (site: Site, { email }: { email: string }) =>
  site.rows(`select r.gender from resumes r join members m on m.id = r.member_id where m.email = $1`, [email])

const savedStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved on this device' })

test('a half-written resume survives a reload and going back and forth, and is saved once', async ({
  phone: { page },
  site,
}) => {
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await expect(field(page, 'Name')).toHaveValue(worker.name)
  await test.step('a chosen sentence with a gap is filled in, and never left out without a word', () =>
    fillGap(page))
  await pickPhoto(page)
  await page.getByRole('radio', { name: 'Woman' }).check()
  await field(page, 'Date of birth').pressSequentially('19970312')
  await page.getByRole('radio', { name: 'Good', exact: true }).check()
  await page.getByRole('button', { name: 'Factory' }).click()
  const period = page.getByRole('dialog', { name: 'Factory: how long?' })
  await expect(period.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await period.getByRole('radio', { name: '1 year or more' }).check()
  await period.getByRole('button', { name: 'Confirm' }).click()
  const aboutWork = field(page, 'About your work')
  await aboutWork.fill('용접 '.repeat(12))
  await expect(page.getByText('Only 30 characters fit.')).toBeVisible()
  await expect(aboutWork).toHaveValue('용접 '.repeat(10))
  await aboutWork.fill('자동차 부품 조립 2년')
  await expect(page.getByText('characters fit')).toHaveCount(0)
  await fillStepOne(page, 'I like early shifts.')
  await expect(savedStatus(page)).toBeVisible()
  // The status appears with the first words, so the draft is checked for the last ones.
  await isDrafted(page, 'I like early shifts.')

  await page.reload()
  await expect(field(page, 'Introduction')).toHaveValue('I like early shifts.')
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expect(field(page, 'Date of birth')).toHaveValue('1997-03-12')
  await expect(page.getByRole('radio', { name: 'Woman' })).toBeChecked()
  await page.getByRole('radio', { name: 'Not stated' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/step=2/)
  await expect(page.getByRole('button', { name: 'Factory', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await field(page, 'From').pressSequentially('2500000')
  await expect(field(page, 'From')).toHaveValue('2,500,000')

  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).last().click()
  await expect(field(page, 'Cellphone number')).toHaveValue('010-1234-5678')
  await fillStepTwo(page)
  await expect(field(page, 'From')).toHaveValue('2,500,000')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^(Photo|Resume|Desired job)Sent$/ }),
  ).toHaveCount(3)
  const arrived = await arrivedFrom(site, worker)
  expect(arrived).toMatchObject({ photos: 1, desiredJobs: ['FARM'], keys: 3 })
  expect(arrived.resumes).toEqual([{ introduction: 'I like early shifts.', hasPhoto: true }])
  expect(await genderOf(site, worker)).toEqual([{ gender: null }])

  await page.getByRole('link', { name: 'Edit resume' }).last().click()
  await expect(field(page, 'About your work')).toHaveValue('자동차 부품 조립 2년')
  await expect(page.getByRole('button', { name: 'Factory · 1 year or more' })).toBeVisible()
})

async function fillGap(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Add a sentence' }).first()
  await open.click()
  const sentences = page.getByRole('dialog')
  const lines = sentences.getByRole('checkbox')
  const done = sentences.getByRole('button', { name: 'Done' })
  const name = 'I have worked in Korea for … years'
  await lines.and(page.getByLabel(name)).check({ force: true })
  await done.click()
  const years = sentences.getByRole('textbox', { name: 'Number' })
  await expect(years).toBeFocused()
  await expect(sentences.getByRole('alert')).toHaveText('Fill this in, or take the tick away.')
  await years.fill('3')
  await done.click()
  await expect(sentences).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I have worked in Korea for 3 years' })).toBeVisible()
}

test('the resume form stores a nationality on the device and verifies a number until it is changed', async ({
  phone: { page, context },
  site,
}) => {
  const cellphone = `010${String(Date.now()).slice(-8)}`
  await openForm(page, site, await signUpWorker(site))
  await test.step('a nationality leaves the language of the screen alone', () => chooseNationality(page))
  const ask = page.getByRole('button', { name: 'Get code' })
  const written = cellphone.replace(/^(\d{3})(\d{4})/, '$1-$2-')
  // Typed with its hyphens, as on paper.
  await field(page, 'Cellphone number').pressSequentially(written.slice(0, 10))
  await expect(ask).toBeDisabled()
  await field(page, 'Cellphone number').pressSequentially(written.slice(10))
  await expect(field(page, 'Cellphone number')).toHaveValue(written)
  await context.setOffline(true)
  await expect(page.getByText('No internet connection').first()).toBeVisible()
  await ask.click()
  await expect(page.getByText(/You need internet to get a code/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No internet connection')).toHaveCount(0)

  const since = Date.now()
  // Right above the bars, which would cover what appears below it.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await ask.click()
  const code = page.getByRole('textbox', { name: 'Code from the text message' })
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate(isUncovered)).toBe(true)
  const sent = await codeSentTo(site, cellphone, since)
  await code.pressSequentially('123')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await code.fill(sent)
  await code.press('Enter')
  await expect(page.getByText('This number is verified.')).toBeVisible()
  await field(page, 'Cellphone number').press('End')
  await field(page, 'Cellphone number').press('Backspace')
  await expect(page.getByText('This number is verified.')).toHaveCount(0)
})

/** Runs in the page: whether nothing lies on the middle of the field. */
const isUncovered = (box: Element): boolean => {
  const { left, top, width, height } = box.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === box
}

async function chooseNationality(page: Page): Promise<void> {
  const open = nationality(page)
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Nationality' })
  await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(open).toHaveAccessibleName(/Choose your country/)
  await open.click()
  await sheet.getByRole('searchbox').fill('대한')
  await expect(sheet.getByText(/No matching country/)).toBeVisible()
  await sheet.getByRole('searchbox').fill('베트')
  await sheet.getByRole('radio', { name: /Vietnam/ }).check()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(open).toHaveAccessibleName(/Việt Nam Vietnam/)
  const stored = await page.evaluate(() => [localStorage['countryIsoCode'], localStorage['langCode']])
  expect(stored).toEqual(['vn', 'vi'])
  // A form without a draft begins anew with answers that come late.
  await isDrafted(page, '"countyIsoCode":"vn"')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible()

  await open.click()
  await sheet.getByRole('radio', { name: 'Another country' }).check()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await field(page, 'Name of your country').fill('Tamil Eelam')
  await open.click()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await expect(open).toHaveAccessibleName(/Choose your country/)
}

test('a visitor writes a resume with the keyboard alone, and signing in saves it without a second press', async ({
  phone: { page },
  site,
}) => {
  const worker = await signUpWorker(site)
  await page.goto(`${site.url}/writeResume`)
  await tabTo(page, field(page, 'Name'))
  await page.keyboard.type('Written Before')
  await test.step('a country is chosen in its sheet, which returns the focus', () => chooseNepalByKeys(page))
  await tabTo(page, field(page, 'Cellphone number'))
  await page.keyboard.type('01098765432')
  await tabTo(page, page.getByRole('button', { name: 'Get code' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sign in to verify your number.')).toBeVisible()
  await test.step('experience is chosen with its length', () => chooseExperienceByKeys(page))
  await tabTo(page, page.getByRole('button', { name: 'Worker', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, field(page, 'Introduction'))
  await page.keyboard.type('Before any account.')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Any pay' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }))
  await page.keyboard.press('Enter')
  await test.step('saving asks to sign in, and signing in saves', async () => {
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Sign in' }))
    await page.keyboard.press('Enter')
    await tabTo(page, field(page, 'ID (email)'))
    await page.keyboard.type(worker.email)
    await tabTo(page, field(page, 'Password'))
    await page.keyboard.type(worker.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  })
  expect(await arrivedFrom(site, worker)).toMatchObject({
    photos: 0,
    resumes: [{ introduction: 'Before any account.', hasPhoto: false }],
    desiredJobs: ['FARM'],
    keys: 2,
  })
})

async function chooseNepalByKeys(page: Page): Promise<void> {
  await tabTo(page, nationality(page))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Nationality' })
  await tabTo(page, sheet.getByRole('searchbox'))
  await page.keyboard.type('nepal')
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await tabTo(page, sheet.getByRole('radio', { name: /Nepal/ }))
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expect(nationality(page)).toBeFocused()
}

async function chooseExperienceByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Farm', exact: true }))
  await page.keyboard.press('Enter')
  const period = page.getByRole('dialog', { name: 'Farm: how long?' })
  await tabTo(page, period.getByRole('radio', { name: 'Under 1 week' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, period.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Farm · Under 1 month' })).toBeFocused()
}
