import { expect, test } from './journey.ts'

test('the search of the landing page leads to the list with what was typed, without loading the app again', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing`)
  await page.evaluate(() => Reflect.set(globalThis, 'isSameApp', true))
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Company, work or place' })
  await field.fill('welder ')
  await field.press('Enter')
  await expect(page).toHaveURL(`${site.url}/recruitInfo?query=welder`)
  await expect(page.getByRole('button', { name: 'Remove Welder' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameApp'))).toBe(true)
})
