import type { Page } from '@playwright/test'
import { regions as allRegions } from '../../src/reference/regions.ts'
import { goWithin } from './acts.ts'
import { expect, type Site, test } from './journey.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const chosen = (page: Page) => page.getByRole('group', { name: 'Chosen filters' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^${name} `) })

/** The count beside the title of the list. */
async function shownCount(page: Page, list = 'Jobs'): Promise<number> {
  await expect(heading(page, list)).toHaveText(/\d/)
  return Number((await heading(page, list).innerText()).replaceAll(/\D/g, ''))
}

test('districts and filters are counted as the list that they lead to, which reload and back restore, and suggestions are chosen by keyboard', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/recruitinfo?jobCategories=FARM`)
  await page.getByRole('button', { name: 'Region' }).click()
  const regions = page.getByRole('dialog', { name: 'Region' })
  await regions.getByRole('button', { name: 'Gyeonggi', exact: true }).click()
  const [row] = await site.rows<{ count: number }>(
    `select count(*)::int as count from job_listings l join jobs j on j.id = l.job_id
     where l.region_id = 9 and j.status = 'IN_PROGRESS' and j.period_end > now() and 'FARM' = any (j.categories)`,
  )
  const whole = regions.getByRole('checkbox', { name: /^All of Gyeonggi/ })
  await expect(whole).toHaveAccessibleName(new RegExp(`\\b${row?.count}$`))
  // A province that was opened is meant as a whole, until a part of it is chosen.
  await expect(whole).toBeChecked()
  const part = regions.getByRole('checkbox', { name: /^Ansan-si/ })
  await part.check()
  await expect(whole).not.toBeChecked()
  await part.uncheck()
  await regions.getByRole('button', { name: `Show ${row?.count} jobs` }).click()
  await expect.poll(() => shownCount(page)).toBe(row?.count)

  await page.getByRole('button', { name: 'Benefits' }).click()
  const benefits = page.getByRole('dialog', { name: 'Benefits' })
  await benefits.getByRole('button', { name: 'Housing' }).click()
  const show = benefits.getByRole('button', { name: /^Show [\d,]+ jobs?$/ })
  await expect(show).not.toHaveText(`Show ${row?.count} jobs`)
  const counted = Number((await show.innerText()).replaceAll(/\D/g, ''))
  await show.click()
  await expect(page).toHaveURL(/keywordType=PROVIDE_RESIDENCE/)
  await expect.poll(() => shownCount(page)).toBe(counted)
  // The keyword of the filter is the first badge of every card.
  const badges = page.getByRole('article').locator('ul > li:first-child')
  await expect(badges.first()).toBeVisible()
  expect(new Set(await badges.allInnerTexts())).toEqual(new Set(['Housing']))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Highest pay' })
  await expect(page).toHaveURL(/sort=pay/)
  await expect.poll(() => shownCount(page)).toBe(counted)
  await test.step('reload and back restore the search', () => restoreSearch(page))
  await test.step('suggestions', () => chooseSuggestions(page, site))
})

/** Ends with a search without filters. */
async function restoreSearch(page: Page): Promise<void> {
  // The former list stays on the screen until the answer arrives.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const found = await titles(page)
  const address = page.url()
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(found)
  await chosen(page).getByRole('button', { name: 'Remove Housing' }).click()
  await expect(page).not.toHaveURL(/keywordType/)
  await expect(chosen(page).getByRole('button', { name: 'Remove Housing' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => titles(page)).toEqual(found)
  await chosen(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(chosen(page)).toHaveCount(0)
}

test('going back from a job restores the page and the scroll position, older links open their tier, and wrong or empty ones offer a way on', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/recruitinfo?list=life&lifePage=2`)
  await expect(page.getByRole('heading', { name: /^Life jobs/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await goWithin(page, '/recruitinfo')
  await expect(page.getByRole('article').first()).toBeVisible()
  const firstPage = await titles(page)
  await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/[?&]page=3/)
  await expect.poll(() => titles(page)).not.toEqual(firstPage)
  const eighth = page.getByRole('article').nth(7)
  await eighth.scrollIntoViewIfNeeded()
  // Recorded at the click, which itself may scroll the list.
  await page.evaluate(() => {
    document.addEventListener('click', () => Object.assign(window, { left: window.scrollY }), {
      capture: true,
    })
  })
  await eighth.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recruitment\/detail\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const left = await page.evaluate(() => ('left' in window ? window.left : undefined))
  expect(left).toBeGreaterThan(100)
  await page.goBack()
  await expect(eighth).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await test.step('a malformed search and a missing page say so', () => openWrongLinks(page))
  await test.step('without jobs, each condition that hides some can be left out', () =>
    leaveOutPlaces(page, site))
})

async function openWrongLinks(page: Page): Promise<void> {
  const cases: [path: string, says: string, way: string][] = [
    ['/recruitInfo?jobCategories=MAGIC', 'This search is not valid', 'Show all jobs'],
    ['/recruitInfo?page=999', 'This list has no such page.', 'Go to the first page'],
    [
      '/recruitInfo?page=5000',
      'The list ends here. Narrow your search to find other jobs.',
      'Go to the first page',
    ],
    [
      '/recruitInfo?query=welder%20없는말입니다',
      'No jobs match your search',
      'Search without ‘없는말입니다’',
    ],
    // Nothing that could be left out makes it wide enough.
    [
      '/recruitinfo?payType=HOURLY&minPayAmount=999999999&query=없는말입니다',
      'No jobs match your search',
      'Show all jobs',
    ],
    ['/recruitment/detail/not-an-id', 'This job does not exist', 'Find jobs'],
    ['/news/detail/not-an-id', 'This news is no longer here', 'All news'],
    ['/news?page=999', 'This list has no such page.', 'First page'],
    ['/no/such/page', 'This page does not exist', 'Find jobs'],
  ]
  const main = page.getByRole('main')
  for (const [path, says, way] of cases) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { name: says })).toBeVisible()
    await main
      .getByRole('link', { name: way })
      .or(main.getByRole('button', { name: way }))
      .click()
    await expect(page.getByRole('heading', { name: says })).toHaveCount(0)
    await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible()
  }
}

/** Each condition that hides jobs is offered with their number; the places of a search go together. */
async function leaveOutPlaces(page: Page, site: Site): Promise<void> {
  const taken = await site.rows<{ id: number }>(
    `select distinct unnest(local_region_ids || region_id) as id from jobs where 'TRANSLATION' = any(categories)`,
  )
  const regionIds = allRegions
    .filter(({ isLeaf, id }) => isLeaf && !taken.some((region) => region.id === id))
    .slice(0, 2)
    .map(({ id }) => id)
    .join(',')
  const countOf = async (query: string) => {
    const { totalCount } = await (await fetch(`${site.url}/api/employee/jobs?${query}`)).json()
    return Number(totalCount).toLocaleString('en')
  }
  await goWithin(page, `/recruitinfo?regionIds=${regionIds}&jobCategories=TRANSLATION`)
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible()
  const ways = page.getByRole('button', { name: /^Search without/ })
  const withoutPlaces = ways.filter({ hasText: ', ' })
  await expect(withoutPlaces).toContainText(`(${await countOf('jobCategories=TRANSLATION')})`)
  await expect(ways).toHaveCount((await countOf(`regionIds=${regionIds}`)) === '0' ? 1 : 2)
  await withoutPlaces.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\?jobCategories=TRANSLATION$/)
}

test('a pressed filter is marked in the next frame while the former list stays busy, and fast presses all count', async ({
  phone: { page },
  site,
  network,
}) => {
  await page.goto(`${site.url}/recruitinfo`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const former = await titles(page)
  network.set('stall')
  const filter = page.getByRole('button', { name: 'Pay guaranteed', exact: true })
  const inNextFrame = await filter.evaluate(async (button: HTMLElement) => {
    // The app's timeout of a second for a frame is disabled, as a frame may take longer on a busy machine.
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (work: () => void, wait = 0) => (wait < 1_000 ? later(work, wait) : 0),
    })
    button.click()
    await new Promise((drawn) => requestAnimationFrame(drawn))
    Object.assign(window, { setTimeout: later })
    return { marked: button.getAttribute('aria-pressed'), search: window.location.search }
  })
  // The address and the list follow once that frame is painted.
  expect(inNextFrame).toEqual({ marked: 'true', search: '' })
  await expect(page).toHaveURL(/useSecurePayment=true/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1)
  expect(await titles(page)).toEqual(former)

  network.set('pass')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await titles(page)).not.toEqual(former)
  await test.step('two filters pressed in a row are both applied', () => pressTwoFilters(page))
})

async function pressTwoFilters(page: Page): Promise<void> {
  await page.goto(new URL('/recruitinfo', page.url()).href)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(async () => {
    const press = (text: string) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role="group"] button[aria-pressed]')]
      buttons.find((button) => button.textContent === text)?.click()
    }
    press('Pay guaranteed')
    // React has rendered the mark by then; the search has not changed yet.
    await Promise.resolve()
    press('Visa')
  })
  await expect(page).toHaveURL(/useSecurePayment=true/)
  await expect(page).toHaveURL(/visaAvailable=true/)
  await expect(chosen(page).getByRole('button', { name: /^Remove / })).toHaveCount(2)
}

/** An occupation and a region, by keyboard. */
async function chooseSuggestions(page: Page, site: Site): Promise<void> {
  await goWithin(page, '/recruitinfo')
  const field = page.getByRole('combobox', { name: 'Company, work or place' })
  const options = page.getByRole('listbox', { name: 'Company, work or place' }).getByRole('option')
  await field.pressSequentially('wel')
  await expect(options.first()).toContainText('Welder')
  const { totalCount } = await (await fetch(`${site.url}/api/employee/jobs?occupation=WELDER`)).json()
  await expect(options.first()).toHaveText(`WelderOccupation${totalCount}`)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('wel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/occupation=WELDER/)
  await expect(chosen(page).getByRole('button', { name: 'Remove Welder' })).toBeVisible()
  await expect(field).toHaveValue('')

  await field.pressSequentially('ansan')
  await expect(options.first()).toContainText('Ansan-si')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/occupation=WELDER.*regionIds=115|regionIds=115.*occupation=WELDER/)
}
