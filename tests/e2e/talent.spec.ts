import { signInAsEmployer, test, EMPLOYER } from './dashboard-desk.ts'
import { expect, type Site } from './journey.ts'

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

test('viewing a resume spends its points once, however often it is pressed', async ({ desk, site }) => {
  const before = await ledgerOf(site)
  await signInAsEmployer(desk, site, '/talent')
  await desk
    .getByRole('button', { name: /^View resume · / })
    .first()
    .click()
  const sheet = desk.getByRole('dialog')
  await expect(sheet).toContainText(`${new Intl.NumberFormat('en').format(before.balance)} points`)
  await sheet.getByRole('button', { name: 'View resume' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
    button.click()
  })
  await expect(desk).toHaveURL(/showResume/)
  await expect(desk.getByRole('heading', { name: 'Desired job' })).toBeVisible()
  expect(await ledgerOf(site)).toEqual({ balance: before.balance - 1_000, views: before.views + 1 })

  await desk.goto(`${site.url}/talent`)
  const viewed = desk.getByRole('article').filter({ hasText: 'Resume viewed' })
  await viewed.getByRole('link', { name: 'View resume' }).first().click()
  await expect(desk.getByRole('heading', { name: 'Desired job' })).toBeVisible()
  expect((await ledgerOf(site)).balance).toBe(before.balance - 1_000)
})

test('without enough points nothing is spent, and the way to points is shown', async ({ desk, site }) => {
  // The database holds balance and ledger together; here the one is emptied without the other.
  await site.rows(
    'set session_replication_role = replica; update point_accounts set paid = 0, free = 0; reset session_replication_role',
  )
  const before = await ledgerOf(site)
  await signInAsEmployer(desk, site, '/talent')
  await desk
    .getByRole('button', { name: /^View resume · / })
    .first()
    .click()
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText('Your points are not enough. Nothing has been spent.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Buy points' })).toHaveAttribute('href', '/payment')
  await expect(sheet.getByRole('button', { name: 'View resume' })).toHaveCount(0)
  expect(await ledgerOf(site)).toEqual(before)
})

test('candidates are in order of their score, and each score is the sum of its reasons', async ({
  desk,
  site,
}) => {
  await signInAsEmployer(desk, site, '/talent')
  await expect(desk.getByRole('article').first()).toBeVisible()
  const scores: number[] = []
  for (const card of await desk.getByRole('article').all()) {
    const text = await card.innerText()
    const score = Number(/(\d+) of 100/.exec(text)?.[1])
    const points = [...text.matchAll(/(\d+)\s*\/(?:10|20|30)/g)].map(([, each]) => Number(each))
    expect(points).toHaveLength(5)
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(score)
    scores.push(score)
  }
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.length).toBeGreaterThan(1)
})

test('a visitor learns what matched talent is, signs in as a company and is there', async ({
  desk,
  site,
}) => {
  await desk.goto(`${site.url}/talent`)
  await desk.getByRole('link', { name: 'Sign in as a company' }).first().click()
  await desk.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await desk.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByRole('heading', { name: /candidates?$/ })).toBeVisible()
})
