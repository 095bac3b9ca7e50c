import { regions } from '../../src/reference/regions.ts'
import { expect, test } from './journey.ts'
import { tabTo } from './tab-to.ts'

const ansan = regions.filter(({ sigungu }) => sigungu?.startsWith('안산시')).map(({ id }) => id)

test('a reader reaches the nearest jobs by keyboard from an empty search', async ({
  phone: { page },
  site,
}) => {
  await site.rows(
    `with gone as (
         select id from jobs where 'WELDER' = any(occupations) and (local_region_ids || region_id) && $1::int[]
       ), unlisted as (delete from job_listings where job_id in (select id from gone))
       delete from job_searches where job_id in (select id from gone)`,
    [ansan],
  )
  await page.goto(`${site.url}/recruitinfo?query=welder Ansan`)
  const empty = page.getByRole('heading', { name: 'No jobs match your search' })
  await expect(empty).toBeVisible()
  const emptyUrl = page.url()
  const { totalCount } = await (await fetch(`${site.url}/api/employee/jobs?occupation=WELDER`)).json()
  const main = page.getByRole('main')
  const ways = main.getByRole('button', { name: /\d+ jobs?\b|\(\d+\)$/ })
  const nearest = ways.first()
  await expect(nearest).toContainText(`${totalCount} jobs, nearest to Ansan-si first`)
  // It stands for the search without the place.
  await expect(ways.filter({ hasText: 'Ansan' })).toHaveCount(1)
  await tabTo(page, nearest)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/sort=distance&near=37\.\d+,126\.\d+/)
  await expect(page.getByText('in a straight line from: Ansan-si')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/\d\skm/)
  const kilometres = await cards.evaluateAll((all) =>
    all.map((card) => Number(/(\d+)\skm/.exec(card.textContent ?? '')?.[1])),
  )
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))

  await page.goBack()
  await expect(empty).toBeVisible()
  expect(page.url()).toBe(emptyUrl)
  await expect(nearest).toBeVisible()
})
