import type { CDPSession, Page } from '@playwright/test'
import { expect, test, type Site } from './journey.ts'
import { arrivedFrom, save, wholeResumeArrives, writeResume } from './outbox-acts.ts'

// A sync that failed is tried again after seconds instead of after five minutes, and as often as it takes.
test.use({
  switches: [
    '--force-fieldtrials=BackgroundSync/Journeys/',
    '--force-fieldtrial-params=BackgroundSync.Journeys:initial_retry_delay_sec/2/retry_delay_factor/1/max_sync_attempts/100/min_recovery_time_sec/1',
  ],
})

/** Saves a whole resume with the network broken, and leaves nothing of the app open. */
async function saveAndClose(page: Page, site: Site, introduction: string) {
  const account = await writeResume(page, site, introduction)
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  site.network.set('reset')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await page.goto('about:blank')
  // What the browser does to a worker that has had its time.
  const stopWorker = () => devtools.send('ServiceWorker.stopAllWorkers')
  return { account, stopWorker }
}

test('with the app closed, the browser wakes its worker until the whole resume is on the server, once and in order, also after a worker that was ended while it sent', async ({
  phone,
  site,
}) => {
  const { account, stopWorker } = await saveAndClose(phone.page, site, 'Sent by the worker alone.')
  site.network.set('lose-answers')
  await expect.poll(async () => (await arrivedFrom(site, account)).photos).toBe(1)
  await stopWorker()
  site.network.set('pass')
  await wholeResumeArrives(site, account, 'Sent by the worker alone.')
  await phone.page.goto(`${site.url}/outbox`)
  await expect(phone.page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(phone.page.getByRole('article')).toHaveCount(0)
})
