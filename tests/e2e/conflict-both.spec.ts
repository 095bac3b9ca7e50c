import { withoutBackgroundSync, goWithin } from './acts.ts'
import { anotherDevice } from './another-device.ts'
import { expect, test } from './journey.ts'
import { signUpWorker, openForm, save } from './outbox-acts.ts'

test('the form compares a resume and a desired job that were both changed on another device, and one version is taken', async ({
  phone: { page, context },
  site,
}) => {
  const worker = await signUpWorker(site)
  const tablet = await anotherDevice(site, worker)
  const tabletSaves = async (introduction: string, category: string) => {
    await tablet.saveResume({ introduction })
    await tablet.saveDesiredJob(category)
  }
  await tabletSaves('I work hard.', 'FARM')
  await withoutBackgroundSync(page, site)
  await openForm(page, site, worker)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I work hard.')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Mine.')
  await page.getByRole('button', { name: 'Next' }).click()
  // The first step has a button of the same name.
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
  await page.getByRole('button', { name: 'Factory', exact: true }).click()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await tabletSaves('Theirs.', 'OFFICE')
  await context.setOffline(false)

  await goWithin(page, '/outbox')
  await page.getByRole('link', { name: 'Compare' }).click()
  const table = page.getByRole('table', { name: 'Differences' })
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await expect(table.getByRole('row').filter({ hasText: 'Introduction' })).toContainText('Theirs.')
  await expect(table.getByRole('row').filter({ hasText: 'Desired work' })).toContainText('Office')
  // It lists only what differs, below the head.
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(introduction).toHaveValue('Theirs.')
  await expect(table).toHaveCount(0)
  const stored = () =>
    site.rows(
      `select r.introduction, e.category from resumes r join members m on m.id = r.member_id
       join expected_jobs e on e.member_id = m.id where m.email = $1`,
      [worker.email],
    )
  expect(await stored()).toEqual([{ introduction: 'Theirs.', category: 'OFFICE' }])
  await goWithin(page, '/outbox')
  await expect(page.getByRole('article')).toHaveCount(0)

  await test.step('the own version is kept whole', async () => {
    await goWithin(page, '/mypage/modifyResume')
    await expect(page.getByText('The version you did not use is kept until')).toBeVisible()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(table.getByRole('row').filter({ hasText: 'Introduction' })).toContainText('Mine.')
    await page.getByRole('button', { name: 'Use the other version' }).click()
    await expect(introduction).toHaveValue('Mine.')
    await page.getByRole('button', { name: 'Next' }).click()
    await save(page)
    await expect.poll(stored).toEqual([{ introduction: 'Mine.', category: 'FACTORY' }])
  })
})
