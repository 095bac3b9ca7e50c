import { withoutBackgroundSync, goWithin } from './acts.ts'
import { anotherDevice } from './another-device.ts'
import { expect, test } from './journey.ts'
import { signUpWorker, openForm, save } from './outbox-acts.ts'

test('one page compares a resume and a desired job that were both changed on another device', async ({
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
  await page.getByRole('button', { name: 'Factory', exact: true }).click()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await tabletSaves('Theirs.', 'OFFICE')
  await context.setOffline(false)

  await goWithin(page, '/outbox')
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
