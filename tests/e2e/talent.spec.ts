import type { Page } from '@playwright/test'
import { goWithin } from './acts.ts'
import { EMPLOYER } from './dashboard-desk.ts'
import { expect, type Site, test } from './journey.ts'

async function ledgerOf(site: Site): Promise<{ balance: number; views: number }> {
  const [account] = await site.rows<{ balance: string }>(
    'select a.paid + a.free as balance from point_accounts a join members m on m.id = a.member_id where m.email = $1',
    [EMPLOYER.email],
  )
  const views = await site.rows(
    `select from resume_views v join companies c on c.id = v.company_id join members m on m.id = c.member_id
     where m.email = $1 and v.points > 0`,
    [EMPLOYER.email],
  )
  return { balance: Number(account?.balance ?? 0), views: views.length }
}

test('an employer sees candidates by score with its reasons, and spends points on a resume once', async ({
  desk,
  site,
}) => {
  const before = await ledgerOf(site)
  await desk.goto(`${site.url}/talent`)
  await desk.getByRole('link', { name: 'Sign in as a company' }).first().click()
  await desk.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await desk.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByRole('heading', { name: /candidates?$/ })).toBeVisible()
  await test.step('candidates are in order of their score, the sum of its reasons', () =>
    expectScoresToAddUp(desk))
  await test.step('pressing several times spends the points for a resume once', async () => {
    await viewResume(desk, before.balance)
    expect(await ledgerOf(site)).toEqual({ balance: before.balance - 1_000, views: before.views + 1 })

    await goWithin(desk, '/talent')
    await rows(desk).filter({ hasText: 'Resume viewed' }).first().getByRole('link').click()
    await expect(desk.getByRole('heading', { name: 'Desired job' })).toBeVisible()
    expect((await ledgerOf(site)).balance).toBe(before.balance - 1_000)
  })
  await test.step('without enough points nothing is spent, and buying points is offered', () =>
    expectNothingSpent(desk, site))
  await test.step('the countries and the chosen filter', () => filterByCountry(desk, site))
})

/** The rows of the list, with one candidate each. */
const rows = (desk: Page) => desk.getByRole('table', { name: 'Candidates' }).locator('[data-row]')

async function expectScoresToAddUp(desk: Page): Promise<void> {
  await expect(rows(desk).nth(1)).toBeVisible()
  const scores = (await rows(desk).locator('td:first-child').allInnerTexts()).map(Number)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  // Not the first, which the page may show by itself.
  await rows(desk).nth(1).getByRole('link').click()
  await expect(rows(desk).nth(1)).toHaveAttribute('aria-current', 'true')
  const text = await desk
    .getByRole('region', { name: 'Candidate', exact: true })
    .getByRole('article')
    .first()
    .innerText()
  const points = [...text.matchAll(/(\d+)\s*\/(?:10|20|30)/g)].map(([, each]) => Number(each))
  // Residence type is shown without points: whether it allows the work is not known.
  expect(points).toHaveLength(4)
  expect(text).toMatch(/\?\s*\/10/)
  const score = Number(/(\d+) of (?:90|100)/.exec(text)?.[1])
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(score)
  expect(score).toBe(scores[1])
}

const openSheet = async (desk: Page) => {
  const row = rows(desk)
    .filter({ hasNotText: /Resume viewed|Applied to your company|Job offer sent/ })
    .first()
  await row.getByRole('link').click()
  // Until then another candidate may be open beside the list.
  await expect(row).toHaveAttribute('aria-current', 'true')
  await desk
    .getByRole('button', { name: /^View resume\s· / })
    .first()
    .click()
  return desk.getByRole('dialog')
}

async function viewResume(desk: Page, balance: number): Promise<void> {
  const sheet = await openSheet(desk)
  await expect(sheet).toContainText(`${new Intl.NumberFormat('en').format(balance)} points`)
  await expect(sheet).toContainText('The job seeker is told that your company has opened the resume.')
  await sheet.getByRole('button', { name: 'View resume' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
    button.click()
  })
  // The resume opens beside the list, which says so at once.
  await expect(desk.getByRole('heading', { name: 'Desired job' })).toBeVisible()
  await expect(rows(desk).filter({ hasText: 'Resume viewed' })).not.toHaveCount(0)
}

async function expectNothingSpent(desk: Page, site: Site): Promise<void> {
  // A trigger keeps balance and ledger equal; it is disabled to empty the balance alone.
  await site.rows(
    'alter table point_accounts disable trigger user; update point_accounts set paid = 0, free = 0; alter table point_accounts enable trigger user',
  )
  const before = await ledgerOf(site)
  await goWithin(desk, '/talent')
  const sheet = await openSheet(desk)
  await expect(sheet.getByText('You do not have enough points. Nothing has been spent.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Buy points' })).toHaveAttribute('href', '/payment')
  await expect(sheet.getByRole('button', { name: 'View resume' })).toHaveCount(0)
  expect(await ledgerOf(site)).toEqual(before)
}

/** “Find foreign talent” opens the countries, and the chosen filter is in the address and in the list. */
async function filterByCountry(desk: Page, site: Site): Promise<void> {
  await desk.goto(`${site.url}/talent?filter=country`)
  const countries = desk.getByRole('dialog', { name: 'Nationalities' })
  await countries.getByRole('searchbox').fill('Viet')
  await countries.getByRole('checkbox', { name: /Vietnam/ }).check({ force: true })
  await countries.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk).toHaveURL(/countryIsoCodes=vn/)
  const cards = rows(desk)
  await expect(cards.first()).toContainText('Vietnam')
  await expect(cards.filter({ hasNotText: 'Vietnam' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Residence' }).click()
  const residence = desk.getByRole('dialog', { name: 'Residence' })
  await residence.getByRole('button', { name: 'Student' }).click()
  await residence.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk).toHaveURL(/workTypes=FOREIGN_STUDENT/)
  await expect(cards.filter({ hasNotText: 'Student' })).toHaveCount(0)
}
