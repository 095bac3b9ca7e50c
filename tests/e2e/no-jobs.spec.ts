import { regions } from '../../src/reference/regions.ts'
import { expect, test } from './journey.ts'

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
})

test('a search that nothing makes wide enough offers all jobs', async ({ phone: { page }, site }) => {
  await page.goto(`${site.url}/recruitinfo?payType=HOURLY&minPayAmount=999999999&query=없는말입니다`)
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
