import type { CDPSession, Page } from '@playwright/test'
import { SYNC_TAG } from '../../src/client/offline/outbox/background-sync.ts'
import { expect, test, type Site } from './journey.ts'
import { arrivedFrom, save, wholeResumeArrives, writeResume } from './outbox-acts.ts'

interface Worker {
  /** What the browser does when it finds a network. */
  sync(): Promise<void>
  /** What the browser does to a worker that has had its time. */
  stop(): Promise<void>
}

async function workerOf(page: Page, site: Site): Promise<Worker> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known
  const sync = { origin: site.url, registrationId, tag: SYNC_TAG, lastChance: false }
  return {
    sync: () => devtools.send('ServiceWorker.dispatchSyncEvent', sync).then(() => undefined),
    stop: () => devtools.send('ServiceWorker.stopAllWorkers').then(() => undefined),
  }
}

/** Saves a whole resume with the network broken, and leaves nothing of the app open. */
async function saveAndClose(page: Page, site: Site, introduction: string) {
  const account = await writeResume(page, site, introduction)
  const worker = await workerOf(page, site)
  site.network.set('reset')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await page.goto('about:blank')
  return { account, worker }
}

test('with the app closed, Background Sync alone brings the whole resume to the server, once and in order, also after a worker that was ended while it sent', async ({
  phone,
  site,
}) => {
  const { account, worker } = await saveAndClose(phone.page, site, 'Sent by the worker alone.')
  site.network.set('lose-answers')
  await worker.sync()
  await expect.poll(async () => (await arrivedFrom(site, account)).photos).toBe(1)
  await worker.stop()
  site.network.set('pass')
  await worker.sync()
  await wholeResumeArrives(site, account, 'Sent by the worker alone.')
  await phone.page.goto(`${site.url}/outbox`)
  await expect(phone.page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(phone.page.getByRole('article')).toHaveCount(0)
})
