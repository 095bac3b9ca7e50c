import { halves } from '../support/pictures.ts'
import { arriveSignedIn } from './acts.ts'
import { aNewEmployer } from './announcement-acts.ts'
import { expect, test } from './journey.ts'

declare global {
  interface Window {
    letPicturesBeRead: () => void
  }
}

test('what is typed while a picture is being prepared stays', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/mypage/company', await aNewEmployer(site))
  // A camera's picture takes a slow phone seconds.
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    window.letPicturesBeRead = resolve
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await promise
      return new Response(this).arrayBuffer()
    }
  })
  const buffer = await halves(800, 800).jpeg().toBuffer()
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Preparing the picture')).toBeVisible()
  const company = page.getByRole('textbox', { name: 'Company', exact: true })
  await company.fill('한빛정밀')
  await page.evaluate(() => window.letPicturesBeRead())
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(company).toHaveValue('한빛정밀')
})
