import { regions } from '../../src/reference/regions.ts'
import { expect, test } from './journey.ts'
import { goWithin } from './acts.ts'
import { tabTo } from './tab-to.ts'

test('a search without jobs offers to leave out each condition that hides some, with their number', async ({
  phone: { page },
  site,
}) => {
  const taken = await site.rows<{ id: number }>(
    `select distinct unnest(local_region_ids || region_id) as id from jobs where 'TRANSLATION' = any(categories)`,
  )
  const regionIds = regions
    .filter(({ isLeaf, id }) => isLeaf && !taken.some((region) => region.id === id))
    .slice(0, 2)
    .map(({ id }) => id)
    .join(',')
  const countOf = async (query: string) => {
    const { totalCount } = await (await fetch(`${site.url}/api/employee/jobs?${query}`)).json()
    return Number(totalCount).toLocaleString('en')
  }
  await page.goto(`${site.url}/recruitinfo?regionIds=${regionIds}&jobCategories=TRANSLATION`)
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible()
  const ways = page.getByRole('button', { name: /^Search without/ })
  // The places are left out together.
  const withoutPlaces = ways.filter({ hasText: ', ' })
  await expect(withoutPlaces).toContainText(`(${await countOf('jobCategories=TRANSLATION')})`)
  await expect(ways).toHaveCount((await countOf(`regionIds=${regionIds}`)) === '0' ? 1 : 2)
  await withoutPlaces.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\?jobCategories=TRANSLATION$/)
  await test.step('one that nothing makes wide enough offers all jobs', async () => {
    await goWithin(page, '/recruitinfo?payType=HOURLY&minPayAmount=999999999&query=없는말입니다')
    await page.getByRole('button', { name: 'Show all jobs' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

const ansan = regions.filter(({ sigungu }) => sigungu?.startsWith('안산시')).map(({ id }) => id)

test.describe('a Vietnamese reader', () => {
  test.use({ locale: 'vi-VN' })

  test('reaches the nearest jobs by keyboard from an empty search', async ({ phone: { page }, site }) => {
    await site.rows(
      `with gone as (
           select id from jobs where 'WELDER' = any(occupations) and (local_region_ids || region_id) && $1::int[]
         ), unlisted as (delete from job_listings where job_id in (select id from gone))
         delete from job_searches where job_id in (select id from gone)`,
      [ansan],
    )
    await page.goto(`${site.url}/recruitinfo?query=thợ hàn Ansan`)
    const empty = page.getByRole('heading', { name: 'Không có việc làm nào khớp với tìm kiếm của bạn' })
    await expect(empty).toBeVisible()
    const emptyUrl = page.url()
    const { totalCount } = await (await fetch(`${site.url}/api/employee/jobs?occupation=WELDER`)).json()
    const main = page.getByRole('main')
    const ways = main.getByRole('button', { name: /\d+ việc làm|\(\d+\)$/ })
    const nearest = ways.first()
    await expect(nearest).toContainText(`${totalCount} việc làm, gần Ansan-si`)
    // It stands for the search without the place.
    await expect(ways.filter({ hasText: 'Ansan' })).toHaveCount(1)
    await tabTo(page, nearest)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/sort=distance&near=37\.\d+,126\.\d+/)
    await expect(page.getByText('Khoảng cách tính theo đường thẳng từ: Ansan-si')).toBeVisible()
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
})
