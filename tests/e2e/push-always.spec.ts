import type { Page } from '@playwright/test'
import { prepareForOffline } from './acts.ts'
import { expect, test } from './journey.ts'
import { pushService, shownOn } from './push-acts.ts'

test.use({ isWholeBrowser: true })

const aboutHome = (title: string) => JSON.stringify({ title, path: '/home', notificationId: title })

const titlesOn = async (page: Page) => (await shownOn(page)).map(({ title }) => title).toSorted()

/** Removes the session that the worker reads, as clearing storage or a kill before the write would. */
const removeStoredSession = (page: Page) =>
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

test('a signed-in member sees every push, also with a stopped worker or without its stored session', async ({
  phone: { page, context },
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  await prepareForOffline(page, site, [])
  const service = await pushService(page, site)
  const deliver = (...titles: string[]) =>
    Promise.all(titles.map((title) => service.deliver(aboutHome(title))))
  await deliver('a', 'b')
  expect(await titlesOn(page)).toEqual(['a', 'b'])
  await page.reload()
  await deliver('c')
  expect(await titlesOn(page)).toEqual(['a', 'b', 'c'])
  await service.endWorker()
  await deliver('d')
  expect(await titlesOn(page)).toEqual(['a', 'b', 'c', 'd'])
  await removeStoredSession(page)
  await deliver('e', 'f')
  expect(await titlesOn(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
