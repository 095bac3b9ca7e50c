import type { Page } from '@playwright/test'
import {
  membersWhoSaved,
  favoriteButton,
  freshJobs,
  prepareForOffline,
  openJob,
  type Job,
  signInAsWorker,
  signInAt,
  withoutBackgroundSync,
  goWithin,
} from './acts.ts'
import { expect, test, WORKER, type Phone, type Site } from './journey.ts'

const OTHER = { email: 'member-01@ilteo.test', password: WORKER.password }

/** A second worker who can sign in. */
async function anotherWorker(site: Site): Promise<typeof OTHER> {
  await site.rows(
    'update members set password_hash = (select password_hash from members where email = $1) where email = $2',
    [WORKER.email, OTHER.email],
  )
  return OTHER
}

/** The worker saves a favorite offline; meanwhile their session ends on the server. */
async function saveAndLoseSession(phone: Phone, site: Site, job: Job): Promise<void> {
  await openJob(phone.page, site, job)
  await phone.context.setOffline(true)
  await favoriteButton(phone.page, job.title).click()
  await expect(favoriteButton(phone.page, job.title)).toHaveAttribute('aria-pressed', 'true')
  expect(await privateReads(phone.page)).not.toEqual([])
  await site.rows('delete from sessions')
  await phone.context.setOffline(false)
  await goWithin(phone.page, '/outbox')
  await expect(phone.page.getByRole('article').getByText('Saved. Sign in to send it')).toBeVisible()
  await expect.poll(() => privateReads(phone.page)).toEqual([])
}

/** The persisted query keys and the boot cache that belong to the member. */
async function privateReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const memberId = localStorage.getItem('ilteo.memberId') ?? ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ilteo-queries')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('The stored answers cannot be opened')))
    })
    const keys = await new Promise<string[]>((resolve, reject) => {
      const asked = database.transaction('queries').objectStore('queries').getAllKeys()
      asked.addEventListener('success', () => resolve(asked.result.map(String)))
      asked.addEventListener('error', () => reject(new Error('The stored answers cannot be read')))
    })
    database.close()
    const boot = localStorage.getItem('ilteo.boot') ?? ''
    return [...keys, boot].filter((text) => text.includes(memberId))
  })
}

/** Saves a favorite offline and opens the sign-out dialog. */
async function signOutAfterSaving(page: Page, site: Site, job: Job) {
  await openJob(page, site, job)
  await page.context().setOffline(true)
  await favoriteButton(page, job.title).click()
  await expect(favoriteButton(page, job.title)).toHaveAttribute('aria-pressed', 'true')
  return openSignOut(page)
}

async function openSignOut(page: Page) {
  await goWithin(page, '/home')
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  return page.getByRole('dialog', { name: 'Sign out' })
}

async function isSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  await expect(page.getByRole('link', { name: 'Sign in as a job seeker' })).toBeVisible()
}

const sentOnes = (page: Page) => page.getByRole('region', { name: 'Sent', exact: true })

test('unsent entries wait for their member through an ended session and another member’s, and a sign-out sends or keeps them, or leaves no trace of the member', async ({
  phone,
  site,
}) => {
  const [first, waiting, own, kept] = await freshJobs(site, 4)
  if (!first || !waiting || !own || !kept) throw new Error('four jobs are needed')
  const other = await anotherWorker(site)
  const { page } = phone
  await withoutBackgroundSync(page, site)
  await prepareForOffline(page, site, [])

  await test.step('the same member signs in again', async () => {
    await saveAndLoseSession(phone, site, first)
    expect(await membersWhoSaved(site, first)).toEqual([])
    await page.getByRole('article').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText('Everything you saved is on this device. Sign in to send it.')).toBeVisible()
    await signInAsWorker(page)
    await expect(page).toHaveURL(`${site.url}/outbox`)
    await expect(sentOnes(page)).toContainText('Save job')
    expect(await membersWhoSaved(site, first)).toEqual([WORKER.email])
  })
  await test.step('another member signs in, and sends only their own before signing out', async () => {
    await saveAndLoseSession(phone, site, waiting)
    await signInAt(page, site, '/outbox', other)
    await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible()
    await sendBeforeSigningOut(page, site, own)
    expect(await membersWhoSaved(site, own)).toEqual([other.email])
    expect(await membersWhoSaved(site, waiting)).toEqual([])
  })
  await test.step('signing out removes all data of that member from the phone', () =>
    signOutWithoutTraces(page, site, own))
  await test.step('the first member signs in again', async () => {
    await signInAt(page, site, '/outbox')
    await expect.poll(() => membersWhoSaved(site, waiting)).toEqual([WORKER.email])
    expect(await membersWhoSaved(site, own)).toEqual([other.email])
  })
  await test.step('signing out can keep unsent entries for the next sign-in', async () => {
    const sheet = await signOutAfterSaving(page, site, kept)
    await sheet.getByRole('button', { name: 'Keep them on this device and sign out' }).click()
    await isSignedOut(page)
    await phone.context.setOffline(false)
    await signInAt(page, site, '/outbox')
    await expect.poll(() => membersWhoSaved(site, kept)).toEqual([WORKER.email])
  })
})

/** The dialog counts the entries of the member alone, and leads to them. */
async function sendBeforeSigningOut(page: Page, site: Site, job: Job): Promise<void> {
  const sheet = await signOutAfterSaving(page, site, job)
  await expect(sheet.getByText('1 item has not been sent yet.')).toBeVisible()
  await sheet.getByRole('button', { name: 'View and send them first' }).click()
  await expect(page.getByRole('article').getByText('Saved on this device')).toBeVisible()
  await page.context().setOffline(false)
  await expect(sentOnes(page)).toContainText('Save job')
}

async function signOutWithoutTraces(page: Page, site: Site, job: Job): Promise<void> {
  await goWithin(page, '/mypage/favorites')
  await expect(page.getByRole('link', { name: job.title })).toBeVisible()
  const [member] = await site.rows<{ id: string }>('select id from members where email = $1', [OTHER.email])
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const personal = [member?.id ?? '', OTHER.email, token]
  // The token, the boot cache and the stored queries exist before signing out.
  await expect.poll(async () => (await tracesOf(page, personal)).length).toBeGreaterThan(2)

  await (await openSignOut(page)).getByRole('button', { name: 'Sign out' }).click()
  await isSignedOut(page)
  await expect.poll(() => tracesOf(page, personal)).toEqual([])
  await expect.poll(() => site.rows('select from sessions')).toEqual([])
}

/** The places in the device's storages that contain any of these texts: `localStorage token`, `ilteo-queries […]`. */
function tracesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: string[] = []
    const look = (place: string, text: string) => {
      if (wanted.some((each) => text.includes(each))) found.push(place)
    }
    for (const [name, value] of Object.entries(localStorage)) look(`localStorage ${name}`, String(value))
    for (const [name, value] of Object.entries(sessionStorage)) look(`sessionStorage ${name}`, String(value))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName)
        for (const key of await answerOf(store.getAllKeys())) {
          const place = `${name} ${JSON.stringify(key)}`
          const value = await answerOf(database.transaction(storeName).objectStore(storeName).get(key))
          look(place, place + JSON.stringify(value))
        }
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const headers = [...request.headers.values()].join()
        const response = await cache.match(request)
        const expectPlainText = /json|html|text/.test(response?.headers.get('content-type') ?? '')
        look(
          `${name} ${request.url}`,
          request.url + headers + (expectPlainText ? await response?.text() : ''),
        )
      }
    }
    return found
  }, texts)
}
