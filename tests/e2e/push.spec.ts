import type { BrowserContext, Page } from '@playwright/test'
import { CREDENTIALS_KEY } from '../../src/client/browser/credentials.ts'
import { detailOf, freshJobs, type Job, prepareForOffline, signInAt } from './acts.ts'
import { expect, test, type Site } from './journey.ts'
import { pushService, shownOn } from './push-acts.ts'

test.use({ isWholeBrowser: true })

async function oneFreshJob(site: Site): Promise<Job> {
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('a job is needed')
  return job
}

const pushAbout = (job: Job, path = `/recruitment/detail/${job.id}`) =>
  JSON.stringify({
    kind: 'NEW_JOB',
    title: '새 일자리',
    body: job.title,
    lang: 'ko',
    path,
    notificationId: job.id,
    count: 1,
    unreadCount: 1,
    createdAt: new Date().toISOString(),
  })

/** Dispatches a click on the notification, which a headless browser does not display. */
async function pressNotification(context: BrowserContext, page: Page, site: Site): Promise<void> {
  const running = () => context.serviceWorkers().find((each) => each.url().startsWith(site.url))
  // An idle worker is stopped; a request starts it.
  await expect
    .poll(async () => {
      await page.evaluate(() => fetch('/robots.txt'))
      return running() !== undefined
    })
    .toBe(true)
  await running()?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })))`)
}

test('a push shows once in its language, opens a page of this site only, also reaches a stopped worker, and is not shown after a sign-out', async ({
  phone: { page, context },
  site,
}) => {
  const job = await oneFreshJob(site)
  await context.grantPermissions(['notifications'], { origin: site.url })
  // It opens once the app is idle.
  const stream = page.waitForResponse(`${site.url}/api/events`, { timeout: 180_000 })
  await prepareForOffline(page, site, [])
  // The page handles the worker's requests to open pages once the event stream is connected.
  await stream

  const service = await pushService(page, site)

  await test.step('a click opens the job in the open page', async () => {
    const expected = { title: '새 일자리', body: job.title, lang: 'ko', tag: job.id }
    await Promise.all([service.deliver(pushAbout(job)), service.deliver(pushAbout(job))])
    expect(await shownOn(page)).toEqual([expected])
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await pressNotification(context, page, site)
    await expect(page).toHaveURL(detailOf(site, job))
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(() => shownOn(page)).toEqual([])
  })
  await test.step('a push opens a page of this site only, and an unreadable one is still shown', async () => {
    await service.deliver(pushAbout(job, '//evil.example/x'))
    expect(await shownOn(page)).toHaveLength(1)
    await pressNotification(context, page, site)
    await expect(page).toHaveURL(`${site.url}/mypage/notifications`)
    await expect.poll(() => shownOn(page)).toEqual([])
    await service.deliver('no JSON')
    expect(await shownOn(page)).toMatchObject([{ title: 'Ilteo' }])
  })
  await test.step('a push is shown by a stopped worker, and without the stored session', async () => {
    await service.endWorker()
    await service.deliver(pushAbout({ ...job, id: 'stopped' }))
    await removeStoredSession(page)
    await Promise.all(['lost', 'again'].map((id) => service.deliver(pushAbout({ ...job, id }))))
    const tags = (await shownOn(page)).map(({ tag }) => tag)
    expect(tags).toEqual(expect.arrayContaining(['stopped', 'lost', 'again']))
    expect(tags).toHaveLength(4)
  })
  await test.step('signing out closes notifications, and a later push shows nothing', async () => {
    await signOut(page, site)
    await expect.poll(() => shownOn(page)).toEqual([])
    await service.deliver(pushAbout(job))
    expect(await shownOn(page)).toEqual([])
    await signInAt(page, site, '/home')
    await service.deliver(pushAbout({ ...job, title: 'afterwards' }))
    expect(await shownOn(page)).toMatchObject([{ body: 'afterwards' }])
  })
})

/** Removes the session that the worker reads, as clearing storage or a kill before the write would. */
async function removeStoredSession(page: Page): Promise<void> {
  await page.evaluate(
    (key) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ilteo-outbox')
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          transaction.objectStore('records').delete(key)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [...CREDENTIALS_KEY],
  )
}

async function signOut(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/mypage/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
}
