import { expect, test } from './journey.ts'
import { fillStepOne, openForm, save, signUpWorker } from './outbox-acts.ts'

test('a resume written in two tabs keeps what was typed in either', async ({ phone, site }) => {
  const worker = await signUpWorker(site)
  const older = phone.page
  await openForm(older, site, worker)
  await fillStepOne(older, 'Welder.')
  await expect(older.getByText('Saved on this device').first()).toBeVisible()

  const newer = await phone.context.newPage()
  await newer.goto(`${site.url}/writeResume?step=2`)
  const pay = newer.getByRole('textbox', { name: 'From', exact: true })
  await newer.getByRole('button', { name: 'Monthly', exact: true }).click()
  await pay.fill('3000000')
  await newer.getByRole('checkbox', { name: 'Any region' }).check()
  await newer.getByRole('button', { name: 'Factory', exact: true }).click()

  // The older tab shows the wish before anything is typed in it.
  await older.getByRole('button', { name: 'Next' }).click()
  await expect(older.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('3,000,000')
  await expect(older.getByRole('button', { name: 'Factory', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await older.locator('form').getByRole('button', { name: 'Back' }).click()
  await older.getByRole('textbox', { name: 'Introduction' }).fill('Welder for six years.')
  await newer.locator('form').getByRole('button', { name: 'Back' }).click()
  await expect(newer.getByRole('textbox', { name: 'Introduction' })).toHaveValue('Welder for six years.')
  await older.getByRole('button', { name: 'Next' }).click()
  await save(older)

  const stored = () =>
    site.rows(
      `select r.introduction, e.min_pay_amount as pay, e.category from resumes r
       join members m on m.id = r.member_id join expected_jobs e on e.member_id = m.id where m.email = $1`,
      [worker.email],
    )
  await expect
    .poll(stored)
    .toEqual([{ introduction: 'Welder for six years.', pay: 3_000_000, category: 'FACTORY' }])
  // The other tab goes on from what was saved.
  await expect(newer.getByRole('textbox', { name: 'Introduction' })).toHaveValue('Welder for six years.')
  await newer.getByRole('textbox', { name: 'Introduction' }).fill('Welder for seven years.')
  await newer.getByRole('button', { name: 'Next' }).click()
  await save(newer)
  await expect
    .poll(stored)
    .toEqual([{ introduction: 'Welder for seven years.', pay: 3_000_000, category: 'FACTORY' }])
})
