import type { Page } from '@playwright/test'
import { favoriteButton, freshJobs, prepareForOffline, openJob, type Job, goWithin } from './acts.ts'
import { expect, test, type Site } from './journey.ts'

async function applicationsFor(site: Site, job: Job): Promise<number> {
  return (await site.rows('select from applications where job_id = $1', [job.id])).length
}

/** Presses in all tabs at once, before any shows what another did. */
async function applyInEach(tabs: readonly Page[]): Promise<void> {
  // A button of the same name stands there, disabled, until the member's part of the page has arrived.
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Apply' })).toBeEnabled()
  const buttons = await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Apply' }).elementHandle()),
  )
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
}

test('applying in two tabs gives one application, online and offline, and both tabs show a favorite', async ({
  phone,
  site,
}) => {
  const [online, offline] = await freshJobs(site, 2)
  if (!online || !offline) throw new Error('two jobs are needed')
  const first = phone.page
  await prepareForOffline(first, site, [offline, online])
  const second = await phone.context.newPage()
  await openJob(second, site, online)

  await test.step('a favorite saved in one tab shows in the other', async () => {
    await expect(favoriteButton(second, online.title)).toHaveAttribute('aria-pressed', 'false')
    await favoriteButton(first, online.title).click()
    await expect(favoriteButton(second, online.title)).toHaveAttribute('aria-pressed', 'true')
    await favoriteButton(second, online.title).click()
    await expect(favoriteButton(first, online.title)).toHaveAttribute('aria-pressed', 'false')
  })

  await applyInEach([first, second])
  for (const tab of [first, second])
    await expect(tab.getByRole('button', { name: 'Withdraw application' })).toBeVisible()
  expect(await applicationsFor(site, online)).toBe(1)

  await phone.context.setOffline(true)
  for (const tab of [first, second]) await openJob(tab, site, offline)
  await applyInEach([first, second])
  for (const tab of [first, second]) await expect(tab.getByText('Saved on this device').first()).toBeVisible()
  await phone.context.setOffline(false)
  for (const tab of [first, second])
    await expect(tab.getByRole('button', { name: 'Withdraw application' })).toBeVisible()
  expect(await applicationsFor(site, offline)).toBe(1)

  await goWithin(first, '/outbox')
  await expect(first.getByRole('region', { name: 'Sent', exact: true })).toBeVisible()
  await expect(first.getByRole('article')).toHaveCount(0)
})
