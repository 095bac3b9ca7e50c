import type { BrowserContext, Page } from '@playwright/test'
import { getJob } from '../../src/contract/job/job.ts'
import { expect, readyForOffline, WORKER, type Site } from './journey.ts'
import { isPersisted } from './kept.ts'

/** Suwon with its four districts, by the region picker, and factories by the sector chips. */
export async function searchSuwonFactories(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/recruitinfo`)
  await page.getByRole('button', { name: 'Region' }).click()
  const regions = page.getByRole('dialog', { name: 'Region' })
  await regions.getByRole('button', { name: 'Gyeonggi', exact: true }).click()
  await regions.getByRole('checkbox', { name: /^Suwon-si/ }).check()
  await regions.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  const sectors = page.getByRole('dialog', { name: 'Work' })
  await sectors.getByRole('button', { name: 'Factory' }).click()
  await sectors.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await expect(page).toHaveURL(/regionIds=95/)
  await expect(page).toHaveURL(/jobCategories=FACTORY/)
  // The former list stays on the screen until the answer arrives.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export async function signInAsWorker(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(WORKER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Titles of the jobs that the demonstration worker has saved and applied to, one for each row. */
export async function savedAndAppliedTo(
  site: Site,
): Promise<{ favorites: string[]; applications: string[] }> {
  const [favorites, applications] = await Promise.all(
    ['favorites', 'applications'].map((table) =>
      site.rows<{ title: string }>(
        `select j.title from ${table} t join jobs j on j.id = t.job_id join members m on m.id = t.member_id
         where m.email = $1 order by t.created_at`,
        [WORKER.email],
      ),
    ),
  )
  return {
    favorites: (favorites ?? []).map((row) => row.title),
    applications: (applications ?? []).map((row) => row.title),
  }
}

/** The entries of `after` that `before` does not have; duplicates count. */
export function added(before: string[], after: string[]): string[] {
  const left = [...before]
  return after.filter((title) => {
    const index = left.indexOf(title)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** The bookmark of a job, on its card or its page: its name is the job's headline, so that the job is found by its title. */
export function favoriteButton(page: Page, title: string) {
  const card = page.getByRole('article').filter({ hasText: title })
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: title })
  return card
    .or(page.locator('body').filter({ has: heading }))
    .getByRole('button', { name: /^Save job: / })
    .first()
}

export interface Job {
  id: string
  title: string
}

/** The newest open Local jobs that nobody has saved or applied to, with distinct titles. */
/** None is for women alone: the demonstration worker is a man, and is asked before he applies. */
export async function freshJobs(site: Site, count: number): Promise<Job[]> {
  const found = await site.rows<Job>(
    `select * from (
       select distinct on (j.title) j.id, j.title, j.created_at from jobs j
       where j.status = 'IN_PROGRESS' and j.product_type = 'LOCAL' and j.gender <> 'WOMAN'
         and not exists (select from favorites f where f.job_id = j.id)
         and not exists (select from applications a where a.job_id = j.id)
       order by j.title, j.created_at desc
     ) each_title order by created_at desc limit $1`,
    [count],
  )
  if (found.length < count) throw new Error('the demonstration content has too few jobs')
  return found
}

/** The card of a job in a list, which may have others of the same title. */
export const cardOf = (page: Page, { id }: Pick<Job, 'id'>) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) })

export const detailOf = (site: Site, job: Job) => `${site.url}/recruitment/detail/${job.id}`

/** Opens a job as a link does, and waits until it is shown and stored for offline reading. */
export async function openJob(page: Page, site: Site, job: Job): Promise<void> {
  await open(page, site, `/recruitment/detail/${job.id}`)
  await isReadable(page, job)
}

/** As `openJob`, by loading the app. */
export async function loadJob(page: Page, site: Site, job: Job): Promise<void> {
  await page.goto(detailOf(site, job))
  await isReadable(page, job)
}

async function isReadable(page: Page, job: Job): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  await isPersisted(page, getJob, job.id)
}

export interface Account {
  email: string
  password: string
}

/** Signs in and ends up at `path`. */
export async function signInAt(
  page: Page,
  site: Site,
  path: string,
  account: Account = WORKER,
): Promise<void> {
  await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent(path)}`)
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}${path}`)
}

/**
 * Opens a page as a member who signed in on this phone before: the session comes from the API and is put where the app
 * keeps it. For journeys that are not about signing in.
 */
export async function arriveSignedIn(
  page: Page,
  site: Site,
  path: string,
  { email, password }: Account = WORKER,
): Promise<void> {
  const answer = await fetch(`${site.url}/api/users/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authType: 'EMAIL', email, password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  const { data } = await answer.json()
  const [member] = await site.rows<{ id: string }>('select id from members where email = $1', [email])
  // Not a page of the app, so that the next page finds the session as after a restart.
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(
    (items) => Object.entries(items).forEach(([name, value]) => localStorage.setItem(name, value)),
    {
      userType: data.role,
      'ilteo.memberId': member?.id ?? '',
      'ilteo.expiresAt': data.expiresAt,
      token: data.accessToken,
    },
  )
  await page.goto(site.url + path)
  await expect(page).toHaveURL(site.url + path)
}

/** Clears all data of the site but its installed app, and ends on a page outside the app. */
export async function clearSiteData(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: site.url,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
  await devtools.detach()
}

/** Signs the worker in, waits for the service worker, and opens each job once, so that it can be read offline. */
export async function prepareForOffline(page: Page, site: Site, jobs: readonly Job[]): Promise<void> {
  await arriveSignedIn(page, site, '/home')
  await readyForOffline(page)
  for (const job of jobs) await openJob(page, site, job)
}

/** Saves a job as a favorite on its own page. */
export async function saveFavorite(page: Page, site: Site, job: Job): Promise<void> {
  await openJob(page, site, job)
  await favoriteButton(page, job.title).click()
  await expect(favoriteButton(page, job.title)).toHaveAttribute('aria-pressed', 'true')
}

/** Email addresses of the members who saved a job, one for each row. */
export async function membersWhoSaved(site: Site, job: Job): Promise<string[]> {
  const rows = await site.rows<{ email: string }>(
    'select m.email from favorites f join members m on m.id = f.member_id where f.job_id = $1',
    [job.id],
  )
  return rows.map((row) => row.email)
}

/**
 * Turns Background Sync off. Chromium's asks the machine's network, not the emulated one, whether there is a
 * connection: its worker would send at once what a journey needs to stay unsent.
 */
export async function withoutBackgroundSync(page: Page, site: Site): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Browser.setPermission', {
    origin: site.url,
    permission: { name: 'background-sync' },
    setting: 'denied',
  })
}

/** Holds back the answers of an address, also to the service worker. @returns a function that lets them go on */
export async function holdBack(context: BrowserContext, address: string | RegExp): Promise<() => void> {
  const answers = Promise.withResolvers<void>()
  await context.route(address, async (route) => {
    await answers.promise
    await route.continue()
  })
  return answers.resolve
}

/**
 * An init script: the app does not notice how long answers take. The note about a stalled network moves what is below it.
 * @param wait milliseconds after which it would
 */
export function neverStalled(wait: number): void {
  const later = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (work: () => void, delay = 0) => (delay === wait ? 0 : later(work, delay)),
  })
}

/** What the router puts into the window for developer tools. */
interface Router {
  navigate(to: { href: string }): Promise<void>
}

/** Opens a page within the app where it runs, and otherwise by loading it. */
export async function open(page: Page, site: Site, path: string): Promise<void> {
  const isRunning = await page.evaluate(() => '__TSR_ROUTER__' in globalThis)
  await (isRunning ? goWithin(page, path) : page.goto(site.url + path))
}

/** Opens a page of the running app, as its links do: loading the app again takes twice the processor's time. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const router = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
    await router.navigate({ href })
  }, path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
