import type { Page } from '@playwright/test'
import { halves } from '../support/pictures.ts'
import { arriveSignedIn } from './acts.ts'
import { aNewEmployer, everythingStored, pickCertificate } from './announcement-acts.ts'
import { expect, test } from './journey.ts'

declare global {
  interface Window {
    letPicturesBeRead: () => void
  }
}

/** A camera's picture takes a slow phone seconds. */
const holdPictures = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    window.letPicturesBeRead = resolve
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await promise
      return new Response(this).arrayBuffer()
    }
  })

async function typeWhilePictureWaits(page: Page): Promise<void> {
  await holdPictures(page)
  const buffer = await halves(800, 800).jpeg().toBuffer()
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Preparing the picture')).toBeVisible()
  const company = page.getByRole('textbox', { name: 'Company', exact: true })
  await company.fill('한빛정밀')
  await page.evaluate(() => window.letPicturesBeRead())
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(company).toHaveValue('한빛정밀')
}

async function requestVerification(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Business name' }).fill('한빛정밀')
  const number = page.getByRole('textbox', { name: 'Business number' })
  await number.fill('1248100999')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(/check digit does not fit/)
  await number.fill('1248100998')
  await page.getByRole('textbox', { name: 'Representative', exact: true }).fill('홍길동')
  await page.getByLabel('First six digits of the resident number').fill('800101')
  await page.getByLabel('Digit after the dash').fill('1')
  await pickCertificate(page)
  await page.getByRole('button', { name: 'Request verification' }).click()
  await expect(page.getByText(/^In review since/)).toBeVisible()
}

test('a business asks for its verification, and its resident number is nowhere on the device; what is typed while a picture is being prepared stays', async ({
  phone: { page },
  site,
}) => {
  const account = await aNewEmployer(site)
  await arriveSignedIn(page, site, '/mypage/company', account)
  await test.step('verification', () => requestVerification(page))
  const device = await everythingStored(page)
  // The look itself finds what is there.
  expect(device).toContain('ilteo.memberId')
  expect(device).not.toContain('800101')
  const [row] = await site.rows<{ person_number: unknown; status: string }>(
    `select v.person_number, v.status from business_verifications v join companies c on c.id = v.company_id
     join members m on m.id = c.member_id where m.email = $1`,
    [account.email],
  )
  expect(row?.status).toBe('REQUESTED')
  expect(JSON.stringify(row?.person_number)).not.toContain('800101')
  await page.getByRole('button', { name: 'Change the business' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('다른회사')
  await page.getByRole('button', { name: 'Leave the business as it is' }).click()
  await expect(page.getByRole('button', { name: 'Change the business' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the business' }).click()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('한빛정밀')

  await page.reload()
  await expect(page.getByText(/^In review since/)).toBeVisible()
  await test.step('typing beside a picture', () => typeWhilePictureWaits(page))
})
