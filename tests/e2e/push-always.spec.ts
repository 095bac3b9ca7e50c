import type { CDPSession, Page } from '@playwright/test'
import { getReady } from './acts.ts'
import { expect, test, type Site } from './journey.ts'

/** The browser's own push service, past any network; the worker can be ended as the system ends it. */
async function pushService(page: Page, site: Site) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    deliver: (title: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: site.url,
        registrationId,
        data: JSON.stringify({ title, path: '/home', notificationId: title }),
      }),
    async endWorker() {
      const ended = new Promise<void>((resolve) => {
        devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
        })
      })
      await devtools.send('ServiceWorker.stopAllWorkers')
      await ended
    },
  }
}

const titlesOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title).toSorted()
  })

/** As a browser does that tidies up its storage, or one killed before it had written it out. */
const loseMirror = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ilteo-outbox')
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          transaction.objectStore('records').delete(['session'])
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )

test('whoever is signed in sees every push: at once, in a row, with the worker asleep, and where it knows no token', async ({
  phone: { page, context },
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  await getReady(page, site, [])
  const service = await pushService(page, site)
  await service.deliver('a')
  await service.deliver('b')
  await expect.poll(() => titlesOn(page)).toEqual(['a', 'b'])
  await page.reload()
  await service.deliver('c')
  await expect.poll(() => titlesOn(page)).toEqual(['a', 'b', 'c'])
  await service.endWorker()
  await service.deliver('d')
  await expect.poll(() => titlesOn(page)).toEqual(['a', 'b', 'c', 'd'])
  await loseMirror(page)
  await service.deliver('e')
  await service.deliver('f')
  await expect.poll(() => titlesOn(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
