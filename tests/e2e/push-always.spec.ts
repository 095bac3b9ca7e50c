import type { Page } from '@playwright/test'
import { getReady } from './acts.ts'
import { expect, test } from './journey.ts'
import { pushService, shownOn } from './push-acts.ts'

const aboutHome = (title: string) => JSON.stringify({ title, path: '/home', notificationId: title })

const titlesOn = async (page: Page) => (await shownOn(page)).map(({ title }) => title).toSorted()

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
  await loseMirror(page)
  await deliver('e', 'f')
  expect(await titlesOn(page)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
