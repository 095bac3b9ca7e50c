import { expect, test } from './journey.ts'

/** 화성시 동탄, to more digits than are stored. */
const DONGTAN = { latitude: 37.200_37, longitude: 127.072_41 }

test('a refused location leads to a district, and an allowed one to the nearest jobs, with distances underground', async ({
  phone,
  site,
}) => {
  const { page, context } = phone
  await page.goto(`${site.url}/recruitinfo`)
  const near = page.getByRole('button', { name: 'Near me' })
  await near.click()
  const sheet = page.getByRole('dialog', { name: 'Jobs near you' })
  await sheet.getByRole('button', { name: 'Use my location' }).click()
  await expect(sheet.getByRole('alert')).toContainText('may not use your location')
  await sheet.getByRole('button', { name: 'Choose a district' }).click()
  const districts = page.getByRole('dialog', { name: 'Show jobs near which district?' })
  await districts.getByRole('button', { name: 'Jeju' }).click()
  await districts.getByRole('radio', { name: 'Jeju-si' }).check()
  await districts.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('in a straight line from: Jeju-si')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/Jeju\s.*\bkm/s)

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(DONGTAN)
  await page.getByRole('button', { name: 'Change place' }).click()
  await sheet.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('in a straight line from: My location')).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first).toContainText(/Gyeonggi\s.*\bkm/s)
  const kilometres = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Number(/(\d+) km/.exec(card.textContent ?? '')?.[1])))
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  await expect(page).toHaveURL(/\/recruitinfo\?sort=distance$/i)
  const stored = await page.evaluate(() => localStorage.getItem('ilteo.place'))
  expect(stored).toBe('{"latitude":37.2,"longitude":127.07,"regionId":null}')

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const map = page.getByRole('group', { name: 'Map of jobs' })
  const counts = map.getByRole('button', { name: /^Around / })
  await expect(counts.first()).toBeVisible()
  const whole = await counts.first().getAttribute('aria-label')
  await counts.first().press('Enter')
  await expect(counts.first()).not.toHaveAttribute('aria-label', whole ?? '')
  await page.goBack()

  await context.setOffline(true)
  await first.getByRole('link').click()
  await expect(page.getByText(/Gyeonggi\s· .*km\s· Posted/)).toBeVisible()
})
