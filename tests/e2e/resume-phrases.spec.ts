import { expect, test } from './journey.ts'
import { openForm, signUpWorker } from './outbox-acts.ts'

test('a chosen sentence with a gap is filled in or taken back, and never left out without a word', async ({
  phone: { page },
  site,
}) => {
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  const open = page.getByRole('button', { name: 'Add a sentence' }).first()
  await open.click()
  const sentences = page.getByRole('dialog')
  const lines = sentences.getByRole('checkbox')
  const done = sentences.getByRole('button', { name: 'Done' })
  const name = 'I have worked in Korea for … years'
  await lines.and(page.getByLabel(name)).check({ force: true })
  await done.click()
  const years = sentences.getByRole('textbox', { name: 'Number' })
  await expect(years).toBeFocused()
  await expect(sentences.getByRole('alert')).toHaveText('Fill this in, or take the tick away.')
  await years.fill('3')
  await done.click()
  await expect(sentences).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I have worked in Korea for 3 years' })).toBeVisible()
})
