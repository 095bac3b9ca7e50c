import type { Page } from '@playwright/test'
import { getJob } from '../../src/contract/job/job.ts'
import { expect, readyForOffline, WORKER, type Site } from './journey.ts'
import { isKept } from './kept.ts'

/** Suwon with its four districts, by the region picker, and factories by the sector chips. */
export async function searchSuwonFactories(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/recruitinfo`)
  await page.getByRole('button', { name: 'Region' }).click()
  const regions = page.getByRole('dialog', { name: 'Region' })
  await regions.getByRole('button', { name: 'Gyeonggi-do' }).click()
  await regions.getByRole('checkbox', { name: /^Suwon-si/ }).check()
  await regions.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await page.getByRole('button', { name: 'Work' }).click()
  const sectors = page.getByRole('dialog', { name: 'Work' })
  await sectors.getByRole('button', { name: 'Factory' }).click()
  await sectors.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await expect(page).toHaveURL(/regionIds=95/)
  await expect(page).toHaveURL(/jobCategories=FACTORY/)
  // Until its answer is there, the list before it stays on the screen.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export async function signInAsWorker(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(WORKER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** How often the demonstration worker has bookmarked, and applied to, each posting. */
export async function effectsOf(site: Site): Promise<{ favorites: string[]; applications: string[] }> {
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

/** What came on top between two looks. */
export function added(before: string[], after: string[]): string[] {
  const left = [...before]
  return after.filter((title) => {
    const index = left.indexOf(title)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

export const bookmarkOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Bookmark ${title}`, exact: true })

export interface Posting {
  id: string
  title: string
}

/** The newest open local postings that the demonstration worker has nothing to do with yet; no two have one title. */
export async function freshPostings(site: Site, count: number): Promise<Posting[]> {
  const found = await site.rows<Posting>(
    `select * from (
       select distinct on (j.title) j.id, j.title, j.created_at from jobs j
       where j.status = 'IN_PROGRESS' and j.product_type = 'LOCAL'
         and not exists (select from favorites f where f.job_id = j.id)
         and not exists (select from applications a where a.job_id = j.id)
       order by j.title, j.created_at desc
     ) each_title order by created_at desc limit $1`,
    [count],
  )
  if (found.length < count) throw new Error('the demonstration content has too few postings')
  return found
}

export const detailOf = (site: Site, posting: Posting) => `${site.url}/recruitment/detail/${posting.id}`

/** Opens a posting and waits until it is there, whole, and to stay. */
export async function openPosting(page: Page, site: Site, posting: Posting): Promise<void> {
  await page.goto(detailOf(site, posting))
  await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible()
  await isKept(page, getJob, posting.id)
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
 * Opens a page as who signed in on this phone before: the session is got from the API and put where the app keeps it,
 * for journeys that are about something else than the sign-in.
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
  // No page of the app: the next one finds the session as after a restart.
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

/** Ends on a page that is none of the app's, on a phone where nobody was; the app itself stays installed. */
export async function forgetWhoWasHere(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: site.url,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
  await devtools.detach()
}

/** Signs the worker in, waits for the service worker, and opens each posting once, so that it is there offline. */
export async function getReady(page: Page, site: Site, postings: readonly Posting[]): Promise<void> {
  await arriveSignedIn(page, site, '/home')
  await readyForOffline(page)
  for (const posting of postings) await openPosting(page, site, posting)
}

/** Bookmarks a posting on its own page. */
export async function bookmark(page: Page, site: Site, posting: Posting): Promise<void> {
  await openPosting(page, site, posting)
  await bookmarkOf(page, posting.title).click()
  await expect(bookmarkOf(page, posting.title)).toHaveAttribute('aria-pressed', 'true')
}

/** Who has bookmarked a posting, by e-mail, and how often. */
export async function bookmarkersOf(site: Site, posting: Posting): Promise<string[]> {
  const rows = await site.rows<{ email: string }>(
    'select m.email from favorites f join members m on m.id = f.member_id where f.job_id = $1',
    [posting.id],
  )
  return rows.map((row) => row.email)
}

/**
 * As in browsers without Background Sync. Chromium's own asks the machine's network, and not the emulated one,
 * whether there is a connection: its worker would try at once what a journey has to leave untried.
 */
export async function withoutBackgroundSync(page: Page, site: Site): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Browser.setPermission', {
    origin: site.url,
    permission: { name: 'background-sync' },
    setting: 'denied',
  })
}
