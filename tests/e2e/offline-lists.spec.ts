import { expect, readyForOffline, test } from './journey.ts'
import { fillStepOne, fillStepTwo } from './outbox-acts.ts'

test.use({ isFirstVisit: true })

test('countries and regions can be chosen without a network in a form that was never opened before', async ({
  phone: { page, context },
  site,
}) => {
  const lists = ['/api/countries', '/api/regions'].map((path) =>
    page.waitForEvent('requestfinished', {
      predicate: (request) => new URL(request.url()).pathname === path,
    }),
  )
  await page.goto(`${site.url}/recruitInfo`)
  await Promise.all(lists)
  await readyForOffline(page)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('ilteo-queries')
            opening.addEventListener('error', () => reject(opening.error))
            opening.addEventListener('success', () => {
              const keys = opening.result.transaction('queries').objectStore('queries').getAllKeys()
              keys.addEventListener('success', () => {
                opening.result.close()
                resolve(keys.result.filter((key) => /countries|regions/.test(JSON.stringify(key))).length)
              })
            })
          }),
      ),
    )
    .toBe(2)
  await context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await fillStepOne(page, 'Written in a tunnel.')
  await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
  await fillStepTwo(page)
  await page.getByRole('checkbox', { name: 'Any region' }).uncheck()
  await page.locator('[data-field="expectedRegionId"]').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('Gyeonggi', { exact: false }).first()).toBeVisible()
})
