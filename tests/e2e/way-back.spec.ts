import type { Page } from '@playwright/test'
import { signInAt } from './acts.ts'
import { expect, test } from './journey.ts'
import { draftsOn } from './kept.ts'

/** Deleting the sign-in form's draft does not finish until the page sets `isStorageFree`. */
const keepStorageBusy = (page: Page) =>
  page.addInitScript(() => {
    // `commit` would end the transaction in spite of the pending requests.
    IDBTransaction.prototype.commit = () => undefined
    const remove = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'delete')
    IDBObjectStore.prototype.delete = function (key) {
      const again = () => {
        if (!('isStorageFree' in window)) this.count().addEventListener('success', again)
      }
      if (Array.isArray(key) && key.includes('signIn')) again()
      return Reflect.apply(remove?.value, this, [key])
    }
  })

test('a redirect after signing in does not override a later navigation or a later sign-out', async ({
  phone: { page },
  site,
}) => {
  await keepStorageBusy(page)
  await signInAt(page, site, '/mypage/account')
  // Navigates within the app, as a reload would forget the redirect.
  await page.evaluate(() => history.pushState(null, '', '/employmentPage/closeAnnouncement'))
  const another = page.getByRole('button', { name: 'Use another account' })
  await expect(another).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isStorageFree: true }))
  await expect.poll(() => draftsOn(page)).toEqual([])
  await expect(page).toHaveURL(`${site.url}/employmentPage/closeAnnouncement`)
  await another.click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/mypage/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/signIn?redirect=%2Fmypage%2Faccount`)
})

test.describe('while the app is loading', () => {
  // A service worker would serve the app from its cache.
  test.use({ isFirstVisit: true, isNeverInstalled: true })

  test('going back opens the former page', async ({ phone: { page, context }, site }) => {
    await page.goto(`${site.url}/signIn`)
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    const again = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(again).toBeVisible()
    const { promise: free, resolve: setFree } = Promise.withResolvers<void>()
    await context.route(/assets.signUp.*\.js$/, async (route) => {
      await free
      await route.continue()
    })
    await page.evaluate(() => Object.assign(window, { isFormerPage: true }))
    const reloading = page.reload()
    // The router of the new page has read the address, and has rendered nothing.
    await page.waitForFunction(() => !('isFormerPage' in window) && Object.hasOwn(history, 'pushState'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${site.url}/signIn`)
    setFree()
    await reloading
    await expect(page.getByRole('textbox', { name: 'ID (email)' })).toBeVisible()
    await expect(again).toHaveCount(0)
  })
})
