import type { Page } from '@playwright/test'
import { twoColorImage } from '../support/images.ts'
import { arriveSignedIn } from './acts.ts'
import { signUpEmployer, everythingStored, pickCertificate } from './announcement-acts.ts'
import { expect, test } from './journey.ts'

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
  await company.fill('한빛정밀')
  await page.evaluate(() => window.releaseImages())
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(company).toHaveValue('한빛정밀')
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

test('a company requests verification without its resident number being stored on the device', async ({
  phone: { page },
  site,
}) => {
  const account = await signUpEmployer(site)
  await arriveSignedIn(page, site, '/mypage/company', account)
  await test.step('verification', () => requestVerification(page))
  const device = await everythingStored(page)
  // Proves that the search of the storage finds anything at all.
  expect(device).toContain('ilteo.memberId')
  expect(device).not.toContain('800101')
  const [row] = await site.rows<{ person_number: unknown; status: string }>(
    `select v.person_number, v.status from business_verifications v join companies c on c.id = v.company_id
     join members m on m.id = c.member_id where m.email = $1`,
    [account.email],
  )
  expect(row?.status).toBe('REQUESTED')
  expect(JSON.stringify(row?.person_number)).not.toContain('800101')
  await page.getByRole('button', { name: 'Change business details' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('다른회사')
  await page.getByRole('button', { name: 'Keep business details' }).click()
  await expect(page.getByRole('button', { name: 'Change business details' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change business details' }).click()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('한빛정밀')

  await page.reload()
  await expect(page.getByText(/^In review, requested on/)).toBeVisible()
  await test.step('typing while an image is prepared', () => typeWhileImageWaits(page))
})
