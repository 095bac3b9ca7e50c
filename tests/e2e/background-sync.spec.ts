import type { CDPSession, Page } from '@playwright/test'
import { expect, test, type Site } from './journey.ts'
import { arrivedFrom, save, expectWholeResume, writeResume } from './outbox-acts.ts'

// A failed sync is retried after seconds instead of five minutes, without a limit.
test.use({
  isWholeBrowser: true,
  switches: [
    '--force-fieldtrials=BackgroundSync/Journeys/',
    '--force-fieldtrial-params=BackgroundSync.Journeys:initial_retry_delay_sec/2/retry_delay_factor/1/max_sync_attempts/100/min_recovery_time_sec/1',
  ],
})

/** Saves a whole resume while the network is broken, and closes the app. */
async function saveAndClose(page: Page, site: Site, introduction: string) {
  const account = await writeResume(page, site, introduction)
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  site.network.set('reset')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goto('about:blank')
  // As the browser does with a worker that ran too long.
  const stopWorker = () => devtools.send('ServiceWorker.stopAllWorkers')
  return { account, stopWorker }
}

test('Background Sync sends a whole resume once and in order while the app is closed, also after the worker was stopped while sending', async ({
  phone,
  site,
}) => {
  const { account, stopWorker } = await saveAndClose(phone.page, site, 'Sent by the worker alone.')
  site.network.set('lose-answers')
  await expect.poll(async () => (await arrivedFrom(site, account)).photos).toBe(1)
  await stopWorker()
  site.network.set('pass')
  await expectWholeResume(site, account, 'Sent by the worker alone.')
})
