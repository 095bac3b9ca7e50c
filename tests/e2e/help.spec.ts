import { expect, test } from './journey.ts'

const OFFLINE_TEXT = 'This page works without internet.'

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('the help page promises to work without internet once it is stored, and then does', async ({
    phone: { page, context },
    site,
  }) => {
    // Otherwise the app might be stored before the first look.
    await page.addInitScript(() => {
      const workers = navigator.serviceWorker
      const register = workers.register.bind(workers)
      const mayRegister = new Promise<void>((resolve) => Reflect.set(globalThis, 'letRegister', resolve))
      workers.register = async (...given) => {
        await mayRegister
        return register(...given)
      }
    })
    await page.goto(`${site.url}/help`)
    await expect(page.getByRole('link', { name: '1350' })).toBeVisible()
    await expect(page.getByText(OFFLINE_TEXT)).toBeHidden()
    await page.evaluate(() => Reflect.get(globalThis, 'letRegister')())
    await expect(page.getByText(OFFLINE_TEXT)).toBeVisible({ timeout: 180_000 })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: '1350' })).toBeVisible()
  })
})
