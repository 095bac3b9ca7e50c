import type { Page } from '@playwright/test'
import { signInAt } from './acts.ts'
import { expect, test } from './journey.ts'
import { draftsOn } from './kept.ts'

/** The sign-in's draft is not gone from the phone's storage until `isStorageFree` is said in the page. */
const keepStorageBusy = (page: Page) =>
  page.addInitScript(() => {
    // Ends a transaction that nothing is asked of any more a little sooner, and would end this one.
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

test('who goes on at once after signing in is not led back, and who thought better of another account not by a later sign-out', async ({
  phone: { page },
  site,
}) => {
  await keepStorageBusy(page)
  await signInAt(page, site, '/mypage/account')
  // Within the app: a page that is loaded anew remembers nothing.
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

test.describe('while the app is on its way', () => {
  test.use({ isFirstVisit: true })

  test('who goes back comes to where they were', async ({ phone: { page, context }, site }) => {
    // A worker would have all of the app at hand.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined)
    })
    await page.goto(`${site.url}/signIn`)
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    const again = page.getByRole('textbox', { name: 'Password once more' })
    await expect(again).toBeVisible()
    const { promise: free, resolve: setFree } = Promise.withResolvers<void>()
    await context.route(/assets.signUp.*\.js$/, async (route) => {
      await free
      await route.continue()
    })
    await page.evaluate(() => Object.assign(window, { isFormerPage: true }))
    const reloading = page.reload()
    // The router of the new page has read where it is, and nothing of it is drawn.
    await page.waitForFunction(() => !('isFormerPage' in window) && Object.hasOwn(history, 'pushState'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${site.url}/signIn`)
    setFree()
    await reloading
    await expect(page.getByRole('textbox', { name: 'ID (email)' })).toBeVisible()
    await expect(again).toHaveCount(0)
  })
})

test('a made-up link for a new password is told when its page opens, and without a network the form is there', async ({
  phone: { page, context },
  site,
}) => {
  await page.goto(`${site.url}/findPassword?token=made-up`)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set new password' })).toHaveCount(0)
  await context.route('**/api/users/password-resets/**', (route) => route.abort())
  await page.goto(`${site.url}/findPassword?token=another`)
  await expect(page.getByRole('button', { name: 'Set new password' })).toBeVisible()
})
