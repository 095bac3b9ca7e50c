import { holdBack } from './acts.ts'
import { expect, WORKER, test } from './journey.ts'
import { arriveAsOperator, callsOf } from './operator-acts.ts'

test('an operator opens a dismissed report about a job offer again once its undo is over', async ({
  desk,
  site,
}) => {
  const worker = await callsOf(site, WORKER)
  const [offer] = await site.rows<{ id: string; title: string }>(
    `select p.id, p.title from proposals p join members m on m.id = p.member_id where m.email = $1 limit 1`,
    [WORKER.email],
  )
  if (!offer) throw new Error('the demonstration worker has no job offer')
  await worker('POST', `/proposals/${offer.id}/reports`, { reason: 'FRAUD' })
  await arriveAsOperator(desk, site, '/operator/reports?about=OFFERS')
  await desk.getByRole('link', { name: 'Review and decide' }).click()
  await desk.getByRole('button', { name: 'Dismiss the report' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Dismiss this report?' })
  await expect(sheet).toContainText(offer.title)
  await sheet.getByRole('button', { name: 'Dismiss and next' }).press('Enter')
  await expect(sheet.getByText('Please choose a reason.')).toBeInViewport()
  await expect(sheet.getByRole('radio').first()).toBeFocused()
  await sheet.getByRole('radio', { name: 'It could not be confirmed' }).check()
  await sheet.getByRole('button', { name: 'Dismiss and next' }).click()
  await expect(sheet).toHaveCount(0)
  await desk.getByRole('button', { name: 'Hide', exact: true }).click()
  await desk.getByRole('link', { name: 'Resolved' }).click()
  await desk.getByRole('row').filter({ hasText: offer.title }).getByRole('link').first().click()
  await test.step('an undo that comes too late says so, and what can be done instead', async () => {
    const undo = desk.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    // Reloading the case would remove the button.
    const letOn = await holdBack(desk.context(), /\/api\/operator\/proposal-reports/)
    await site.rows("update operator_decisions set decided_at = decided_at - interval '11 minutes'")
    await undo.press('Enter')
    const refusal = desk.getByRole('alert').filter({ hasText: 'Ten minutes have passed.' })
    await expect(refusal).toContainText('You can open this report again instead.')
    await expect(desk.getByText('You can undo it until')).toHaveCount(0)
    letOn()
  })
  await desk.getByRole('button', { name: 'Open this report again' }).click()
  await expect(
    desk.getByRole('status').filter({ hasText: `Report opened again: ${offer.title}.` }),
  ).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Dismiss the report' })).toBeVisible()
})
