import type { Page } from '@playwright/test'
import { anAnnouncement } from '../support/announcements.ts'
import { twoColorImage } from '../support/images.ts'
import { type Account, arriveSignedIn, goWithin } from './acts.ts'
import { everythingStored, pickCertificate, signUpEmployer } from './announcement-acts.ts'
import { expect, type Site, test } from './journey.ts'
import { callsOf, OPERATOR } from './operator-acts.ts'

declare global {
  interface Window {
    releaseImages: () => void
  }
}

/** Holds image processing back: a camera's image takes a slow phone seconds. */
const holdImages = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    window.releaseImages = resolve
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await promise
      return new Response(this).arrayBuffer()
    }
  })

async function typeWhileImageWaits(page: Page): Promise<void> {
  await holdImages(page)
  const buffer = await twoColorImage(800, 800).jpeg().toBuffer()
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Preparing the picture')).toBeVisible()
  const company = page.getByRole('textbox', { name: 'Company', exact: true })
  await company.fill('한빛기계')
  await page.evaluate(() => window.releaseImages())
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(company).toHaveValue('한빛기계')
}

async function requestVerification(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Business name' }).fill('한빛정밀')
  const number = page.getByRole('textbox', { name: 'Business number' })
  await number.fill('1248100999')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(/not a valid business number/)
  await number.fill('1248100998')
  await page.getByRole('textbox', { name: 'Representative', exact: true }).fill('홍길동')
  await page.getByLabel('First six digits of the resident number').fill('800101')
  await page.getByLabel('First digit after the hyphen').fill('1')
  await pickCertificate(page)
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText(/^In review, requested on/)).toBeVisible()
}

async function keepDetails(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change business details' })
  const businessName = page.getByRole('textbox', { name: 'Business name' })
  await change.click()
  await businessName.fill('다른회사')
  await page.getByRole('button', { name: 'Keep business details' }).click()
  await expect(change).toBeFocused()
  await expect(businessName).toHaveCount(0)
  await change.click()
  await expect(businessName).toHaveValue('한빛정밀')
}

/** The resident number is neither on the device nor readable in the database. */
async function expectSecret(page: Page, site: Site, { email }: Account): Promise<void> {
  const device = await everythingStored(page)
  // Proves that the search of the storage finds anything at all.
  expect(device).toContain('ilteo.memberId')
  expect(device).not.toContain('800101')
  const [row] = await site.rows<{ person_number: unknown; status: string }>(
    `select v.person_number, v.status from business_verifications v join companies c on c.id = v.company_id
     join members m on m.id = c.member_id where m.email = $1`,
    [email],
  )
  expect(row?.status).toBe('REQUESTED')
  expect(JSON.stringify(row?.person_number)).not.toContain('800101')
}

/** An employer with a free and a paid posting and without a verified business. */
async function signUpWithPostings(site: Site): Promise<Account> {
  const account = await signUpEmployer(site)
  const company = await callsOf(site, account)
  await company('POST', '/employers/jobs', anAnnouncement({ title: '무료 공고', companyName: '한빛정밀' }))
  const paid = anAnnouncement({ title: '유료 공고', companyName: '한빛정밀', productType: 'LOCAL' })
  await company('POST', '/employers/jobs', paid)
  return account
}

async function approve(site: Site, { email }: Account): Promise<void> {
  const [waiting] = await site.rows<{ id: string }>(
    'select c.id from companies c join members m on m.id = c.member_id where m.email = $1',
    [email],
  )
  const operator = await callsOf(site, OPERATOR)
  await operator('POST', `/operator/verifications/${waiting?.id}/approval`)
}

test('a company goes from its home to the verification, whose resident number no device stores, and sees its approval at once', async ({
  phone: { page },
  site,
}) => {
  const account = await signUpWithPostings(site)
  await arriveSignedIn(page, site, '/home', account)
  const postings = page.getByRole('region', { name: 'Postings in progress 2' })
  const item = (title: string) => postings.getByRole('listitem').filter({ hasText: title })
  await test.step('home names what each posting waits for, and leads to the verification', async () => {
    await expect(item('유료 공고')).toContainText('Waiting for payment')
    await expect(item('무료 공고')).toContainText('Verify your business first')
    await expect(postings).toContainText('Job seekers will see your posting when your business is verified.')
    await postings.getByRole('link', { name: 'Verify the business' }).click()
    await expect(page).toHaveURL(`${site.url}/mypage/company`)
  })
  await test.step('verification', () => requestVerification(page))
  await test.step('the resident number', () => expectSecret(page, site, account))
  await test.step('a change that is called off', () => keepDetails(page))

  const stream = page.waitForResponse(`${site.url}/api/events`, { timeout: 180_000 })
  await page.reload()
  await expect(page.getByText(/^In review, requested on/)).toBeVisible()
  await stream
  await test.step('typing while an image is prepared', () => typeWhileImageWaits(page))
  await test.step('home and the list of postings say that the request is reviewed', async () => {
    await goWithin(page, '/home')
    await expect(item('무료 공고')).toContainText('Verification in progress')
    const request = postings.getByRole('link', { name: 'View my request' })
    await expect(request).toHaveAttribute('href', '/mypage/company')
    await postings.getByRole('link', { name: '무료 공고' }).click()
    await expect(page.getByRole('link', { name: 'In progress 2' })).toBeVisible()
  })
  await test.step('the open list shows the approval', async () => {
    const card = page.getByRole('article').filter({ hasText: '무료 공고' })
    await expect(card.getByText('Verification in progress')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await approve(site, account)
    await expect(card.getByText('Verification in progress')).toHaveCount(0)
    await expect(card.getByText(/days? left/)).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
