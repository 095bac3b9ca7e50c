import type { Page } from '@playwright/test'
import type { Site } from './journey.ts'

/**
 * Delivers pushes through the browser's own push service, without any network, and stops the worker as the system does.
 *
 * `deliver` waits until the worker has handled the push. Listing the notifications before that could remove it: the
 * browser drops one that is registered and not yet displayed when it is asked for all of them.
 */
export async function pushService(page: Page, site: Site) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/`)
      if (own) resolve(own.registrationId)
    })
  })
  const waiting: (() => void)[] = []
  devtools.on(
    'BackgroundService.backgroundServiceEventReceived',
    ({ backgroundServiceEvent: { eventName } }) => {
      if (eventName === 'Push event completed') waiting.shift()?.()
    },
  )
  const service = 'pushMessaging'
  await devtools.send('BackgroundService.startObserving', { service })
  await devtools.send('BackgroundService.setRecording', { service, shouldRecord: true })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    async deliver(data: string) {
      const done = new Promise<void>((resolve) => void waiting.push(resolve))
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
      await done
    },
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

interface Shown {
  title: string
  body: string
  tag: string
  lang: string
}

/** The notifications that the browser shows for this site, oldest first. */
export const shownOn = (page: Page) =>
  page.evaluate(async (): Promise<Shown[]> => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
