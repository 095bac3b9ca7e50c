import type { BrowserContext, Page } from '@playwright/test'
import { detailOf, freshPostings, getReady, openPosting, type Posting, signInAt } from './acts.ts'
import { expect, test, type Site } from './journey.ts'
import { pushService, shownOn } from './push-acts.ts'

async function onePosting(site: Site): Promise<Posting> {
  const [posting] = await freshPostings(site, 1)
  if (!posting) throw new Error('a posting is needed')
  return posting
}

const pushAbout = (posting: Posting, path = `/recruitment/detail/${posting.id}`) =>
  JSON.stringify({
    kind: 'NEW_JOB',
    title: '새 일자리',
    body: posting.title,
    lang: 'ko',
    path,
    notificationId: posting.id,
    count: 1,
    unreadCount: 1,
    createdAt: new Date().toISOString(),
  })

/** A press on the notification that is shown: headless browsers have nothing to press. */
async function pressNotification(context: BrowserContext, page: Page, site: Site): Promise<void> {
  const running = () => context.serviceWorkers().find((each) => each.url().startsWith(site.url))
  // A worker that has nothing to do is put to sleep; a request wakes it.
  await expect
    .poll(async () => {
      await page.evaluate(() => fetch('/robots.txt'))
      return running() !== undefined
    })
    .toBe(true)
  await running()?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })))`)
}

test('a push shows once, in its own language, and leads to its page on this site and nowhere else; after a sign-out nothing shows', async ({
  phone: { page, context },
  site,
}) => {
  const posting = await onePosting(site)
  await context.grantPermissions(['notifications'], { origin: site.url })
  await getReady(page, site, [])
  // With the stream of events comes what opens pages for the worker.
  const stream = page.waitForResponse(`${site.url}/api/events`)
  await page.goto(`${site.url}/mypage/account`)
  await stream

  const service = await pushService(page, site)

  await test.step('it opens the posting in the page that is there', async () => {
    const expected = { title: '새 일자리', body: posting.title, lang: 'ko', tag: posting.id }
    await Promise.all([service.deliver(pushAbout(posting)), service.deliver(pushAbout(posting))])
    expect(await shownOn(page)).toEqual([expected])
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await pressNotification(context, page, site)
    await expect(page).toHaveURL(detailOf(site, posting))
    await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(() => shownOn(page)).toEqual([])
  })
  await test.step('it leads nowhere but to this site, and what cannot be read is shown all the same', async () => {
    await service.deliver(pushAbout(posting, '//evil.example/x'))
    expect(await shownOn(page)).toHaveLength(1)
    await pressNotification(context, page, site)
    await expect(page).toHaveURL(`${site.url}/mypage/notifications`)
    await expect.poll(() => shownOn(page)).toEqual([])
    await service.deliver('no JSON')
    expect(await shownOn(page)).toMatchObject([{ title: 'Ilteo' }])
  })
  await test.step('signing out takes away what was shown, and a push that still arrives shows nothing', async () => {
    await signOut(page, site)
    await expect.poll(() => shownOn(page)).toEqual([])
    await service.deliver(pushAbout(posting))
    expect(await shownOn(page)).toEqual([])
    await signInAt(page, site, '/home')
    await service.deliver(pushAbout({ ...posting, title: 'afterwards' }))
    expect(await shownOn(page)).toMatchObject([{ body: 'afterwards' }])
  })
})

async function signOut(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/mypage/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
}

test('the browser is asked for alerts only after a press, and a refusal is remembered', async ({
  phone: { page },
  site,
}) => {
  // Both at once: the application to the first may still be on its way when the second is looked for.
  const [posting, other] = await freshPostings(site, 2)
  if (!posting || !other) throw new Error('two postings are needed')
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Notification.requestPermission = async () => {
      asked.push(location.pathname)
      return 'denied'
    }
  })
  const asked = () => page.evaluate(() => ('asked' in window ? window.asked : undefined))
  await getReady(page, site, [])
  await openPosting(page, site, posting)
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const offer = page.getByText('Shall we tell you when the company answers?')
  await expect(offer).toBeVisible()
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)

  await openPosting(page, site, other)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText(/^Applied/)).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.goto(`${site.url}/mypage/alarm`)
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Turn on alerts on this device' }).click()
  await expect.poll(asked).toEqual(['/mypage/alarm'])
})
