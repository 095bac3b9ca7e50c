import { withoutBackgroundSync } from './acts.ts'
import { expect, test } from './journey.ts'
import { aNewWorker, openForm, save } from './outbox-acts.ts'

const RESUME = {
  name: 'Tran Minh Hau',
  cellphone: '01012345678',
  countyIsoCode: 'vn',
  workType: 'FOREIGN_WORKER',
  introduction: 'I work hard.',
  jobCategoryPeriodTypeMap: { FARM: 'ABOVE_1YEAR' },
}
const DESIRED = {
  expectedRegionId: null,
  noSelectExpectedRegion: true,
  expectedJobCategory: 'FARM',
  noSelectExpectedJobCategory: false,
  expectedPayType: null,
  expectedMinPayAmount: null,
  expectedMaxPayAmount: null,
  noSelectExpectedPayAmount: true,
}

test('a resume and a desired job that both were changed elsewhere are compared on one page', async ({
  phone: { page, context },
  site,
}) => {
  const worker = await aNewWorker(site)
  const post = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    expect([path, response.ok]).toEqual([path, true])
    return response.json()
  }
  const { data } = await post('/users/authentication', { ...worker, authType: 'EMAIL' })
  const tabletSaves = async (introduction: string, expectedJobCategory: string) => {
    await post('/resumes', { ...RESUME, introduction }, data.accessToken)
    await post('/resumes/expected-job', { ...DESIRED, expectedJobCategory }, data.accessToken)
  }
  await tabletSaves('I work hard.', 'FARM')
  await withoutBackgroundSync(page, site)
  await openForm(page, site, worker)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I work hard.')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Mine.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Factory', exact: true }).click()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await tabletSaves('Theirs.', 'OFFICE')
  await context.setOffline(false)

  await page.goto(`${site.url}/outbox`)
  await page.getByRole('link', { name: 'Compare' }).click()
  const introduction = page.getByRole('group', { name: 'Introduction' })
  const sector = page.getByRole('group', { name: 'Desired work' })
  await expect(introduction).toContainText('Theirs.')
  await expect(sector).toContainText('Office')
  await introduction.getByRole('radio', { name: /other device/ }).check({ force: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect
    .poll(() =>
      site.rows(
        `select r.introduction, e.category from resumes r join members m on m.id = r.member_id
         join expected_jobs e on e.member_id = m.id where m.email = $1`,
        [worker.email],
      ),
    )
    .toEqual([{ introduction: 'Theirs.', category: 'FACTORY' }])
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Compare' })).toHaveCount(0)
})
