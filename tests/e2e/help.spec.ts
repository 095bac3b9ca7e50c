import { expect, test } from './journey.ts'

const OFFLINE_TEXT = 'This page works without internet.'

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('the help page promises to work without internet once it is stored, also where the first try failed, and then does', async ({
    phone: { page, context },
    site,
  }) => {
    await page.addInitScript(() => {
      const workers = navigator.serviceWorker
      const register = workers.register.bind(workers)
      const mayRegister = new Promise<void>((resolve) => Reflect.set(globalThis, 'letRegister', resolve))
      workers.register = async (...given) => {
        await mayRegister
        return register(...given).catch((error: unknown) => {
          Reflect.set(globalThis, 'hasFailed', true)
          throw error
        })
      }
    })
    await page.goto(`${site.url}/help`)
    await expect(page.getByRole('link', { name: '1350' })).toBeVisible()
    await expect(page.getByText(OFFLINE_TEXT)).toBeHidden()
    site.network.set('reset')
    await page.evaluate(() => Reflect.get(globalThis, 'letRegister')())
    await page.waitForFunction(() => Reflect.get(globalThis, 'hasFailed') === true)
    await expect(page.getByText(OFFLINE_TEXT)).toBeHidden()
    site.network.set('pass')
    await expect(page.getByText(OFFLINE_TEXT)).toBeVisible({ timeout: 180_000 })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: '1350' })).toBeVisible()
  })
})
