import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import { v7 } from 'uuid'
import { getMe } from '../../src/contract/account/member.ts'
import { getExpectedJob } from '../../src/contract/candidate/resume.ts'
import {
  detailOf,
  freshJobs,
  goWithin,
  prepareForOffline,
  type Job,
  arriveSignedIn,
  withoutBackgroundSync,
} from './acts.ts'
import { isDrafted, isPersisted } from './kept.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const row = (page: Page, job: Job) => page.getByRole('main').getByRole('link', { name: job.title })

/** Inserts a notification that the job matches the worker's desired job. */
async function insertNotification(site: Site, job: Job): Promise<string> {
  const id = v7()
  await site.rows(
    `insert into notifications (id, member_id, kind, subject, actor, target_id, occasion, created_at, push_pending)
     select $1, m.id, 'NEW_JOB', $2, null, $3, $4, now(), false from members m where m.email = $5`,
    [id, job.title, job.id, `journey:${id}`, WORKER.email],
  )
  return id
}

const isEventStream = (response: Response) =>
  new URL(response.url()).pathname === '/api/events' && response.status() === 200

const unreadIn = (site: Site) => site.rows('select id from notifications where read_at is null')

const switchesOf = (site: Site) =>
  site.rows(
    'select alarm_on, alarm_expected_job_on, alarm_news_on, talent_visible from members where email = $1',
    [WORKER.email],
  )

const desiredSectors = (site: Site) =>
  site.rows('select category from expected_jobs e join members m on m.id = e.member_id where m.email = $1', [
    WORKER.email,
  ])

test('notification switches and the desired job changed offline are saved once after reconnecting', async ({
  phone: { page, context },
  site,
}) => {
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(new URL(request.url()).search)
  })
  await withoutBackgroundSync(page, site)
  await prepareForOffline(page, site, [])
  await page.goto(`${site.url}/mypage/alarm`)
  const all = page.getByRole('switch', { name: /^All notifications/ })
  const news = page.getByRole('switch', { name: /^News/ })
  const desired = page.getByRole('switch', { name: /^Desired job/ })
  const companies = page.getByRole('switch', { name: /^Let companies find me/ })
  const wishes = page.getByRole('region', { name: 'Desired job' })
  // The page is complete: nothing moves below the pointer any more.
  await expect(wishes.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(wishes.getByRole('button', { name: 'Other' })).toHaveCount(0)
  await expect(all).toBeChecked()
  await news.click()
  await expect(news).not.toBeChecked()
  await expect.poll(() => saved).toEqual(['?alarmExpectedJobOn=true&alarmNewsOn=false&alarmOn=true'])
  await isPersisted(page, getMe)
  await isPersisted(page, getExpectedJob)

  await context.setOffline(true)
  await all.click()
  await expect(desired).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Notifications to receive' })).toContainText(
    'Saved on this device',
  )
  await companies.click()
  await expect(page.getByRole('region', { name: 'Who can find you' })).toContainText('Saved on this device')
  await wishes.getByRole('button', { name: 'Farm' }).click()
  await isDrafted(page, '"FARM"')
  await page.reload()
  await expect(all).not.toBeChecked()
  await expect(companies).not.toBeChecked()
  await expect(desired).toBeDisabled()
  await expect(wishes.getByRole('button', { name: 'Farm' })).toHaveAttribute('aria-pressed', 'true')
  await wishes.getByRole('button', { name: 'Save' }).click()
  await expect(wishes).toContainText('Saved on this device')
  await context.setOffline(false)
  await expect
    .poll(() => switchesOf(site))
    .toEqual([{ alarm_on: false, alarm_expected_job_on: true, alarm_news_on: false, talent_visible: false }])
  await expect.poll(() => desiredSectors(site)).toEqual([{ category: 'FARM' }])
  await expect(page.getByText('Saved on this device')).toHaveCount(0)
  await expect(all).not.toBeChecked()
})

/** Both open tabs show that one thing is unread. */
async function expectUnreadIn(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) await expect(bell(tab)).toContainText('1 unread')
}

/** Requests for the event stream that are still open. */
function openStreams(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return open
}

test('two tabs share one event stream and both show a new notification, also after all others were marked as read offline', async ({
  phone: { page, context },
  site,
}) => {
  const [job, marked, later] = await freshJobs(site, 3)
  if (!job || !marked || !later) throw new Error('three jobs are needed')
  await withoutBackgroundSync(page, site)
  const open = openStreams(context)
  const stream = context.waitForEvent('response', { predicate: isEventStream, timeout: 180_000 })
  await arriveSignedIn(page, site, '/home')
  await stream
  const second = await context.newPage()
  await second.goto(`${site.url}/recruitinfo`)
  await expect(bell(second)).toBeVisible()
  await insertNotification(site, job)
  await expectUnreadIn([second, page])

  await bell(page).click()
  // The home page lists the job, too.
  await expect(page).toHaveURL(`${site.url}/mypage/notifications`)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await row(page, job).click()
  await expect(page).toHaveURL(detailOf(site, job))
  await expect.poll(() => unreadIn(site)).toEqual([])
  await expect(bell(second)).not.toContainText('unread')

  await test.step('marked as read without a network, while another one arrives', async () => {
    await page.goto(`${site.url}/home`)
    await expect(bell(page)).not.toContainText('unread')
    await page.waitForFunction(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'ilteo.events').length === 2
    })
    // A busy machine may look like a lost network; the stream is then replaced, but there is still one.
    await expect.poll(() => open.size).toBe(1)
    await insertNotification(site, marked)
    await expectUnreadIn([second, page])
    await goWithin(page, '/mypage/notifications')
    await expect(row(page, marked)).toContainText('Unread')
    await context.setOffline(true)
    const markAll = page.getByRole('button', { name: 'Mark all as read' })
    await markAll.click()
    await expect(row(page, marked)).not.toContainText('Unread')
    await expect(markAll).toHaveCount(0)
    expect(await unreadIn(site)).toHaveLength(1)
    const arrived = await insertNotification(site, later)
    await context.setOffline(false)
    await expect.poll(() => unreadIn(site)).toEqual([{ id: arrived }])
    await expect(row(page, later)).toContainText('Unread')
    await expectUnreadIn([second])
  })
})
