import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { twoColorImage } from '../support/images.ts'
import { type Account, arriveSignedIn } from './acts.ts'
import { expect, readyForOffline, WORKER, type Site } from './journey.ts'

/** The demonstration employer: verified, with jobs, and no free job in the last seven days. */
export const EMPLOYER: Account = { email: 'employer@ilteo.test', password: WORKER.password }

/** Signs up an employer with an account and nothing else. */
export async function signUpEmployer(site: Site): Promise<Account> {
  const account = { email: `${randomUUID()}@ilteo.test`, password: 'correct horse', name: 'Kim Sujin' }
  const response = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, authType: 'EMAIL', role: 'EMPLOYER' }),
  })
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  await site.rows('update members set email_verified_at = now() where email = $1', [account.email])
  return account
}

/** Signs in and opens the form once everything works offline. */
export async function openForm(page: Page, site: Site, account: Account = EMPLOYER): Promise<void> {
  await arriveSignedIn(page, site, '/writeAnnouncement', account)
  await readyForOffline(page)
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
}

export async function pickImage(page: Page): Promise<void> {
  const buffer = await twoColorImage(1600, 1200).jpeg().toBuffer()
  await page
    .getByLabel('Picture of the workplace')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Picture saved')).toBeVisible()
}

export async function pickCertificate(page: Page, name = 'Business registration'): Promise<void> {
  const buffer = await twoColorImage(1200, 1600).jpeg().toBuffer()
  await page.getByLabel(name).setInputFiles({ name: 'registration.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Picture saved')).toBeVisible()
}

/** Local storage and every record of every database of the page, as text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const texts = [JSON.stringify(Object.entries(localStorage))]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return texts.join('\n')
  })

export async function chooseAddress(page: Page): Promise<void> {
  await page.locator('[data-field="address"]').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Search for an address' })
  await sheet.getByRole('searchbox').fill('향남')
  await sheet.getByRole('searchbox').press('Enter')
  await sheet.getByRole('listitem').first().getByRole('button').click()
  await expect(page.locator('[data-field="address"]')).toContainText('향남읍')
}

/** Enters the name under which the company posts until its business is verified. */
export async function enterCompanyName(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('한빛정밀')
}

/** Fills in the required fields except the address, for an employer with a verified business. */
export async function fillForm(page: Page, title: string, pay = '2500000'): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number for applicants' }).fill('010-1234-5678')
  // Before the title, which chooses a kind of work where none was chosen.
  await page.getByRole('button', { name: 'Factory' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: /^Details/ }).fill('부품을 조립해요.')
  await page.getByRole('button', { name: 'Under 1 year' }).click()
  await page.getByRole('group', { name: 'Days a week' }).getByRole('button', { name: 'Mon–Fri' }).click()
  await page.getByRole('combobox', { name: 'Start: hour' }).selectOption('09:00')
  await page.getByRole('combobox', { name: 'End: hour' }).selectOption('06:00')
  await page.getByRole('button', { name: 'Monthly' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill(pay)
  await page.getByRole('textbox', { name: 'Headcount' }).fill('3')
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: choose the job type' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Which job type do you want?' })).toBeVisible()
}

export async function register(page: Page, type: 'Premium' | 'Grand' | 'Local' | 'Life'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
  await page.getByRole('button', { name: 'Post this job' }).click()
  await expect(page).toHaveURL(/sent=/)
}

/** The announcements of that title, with their images. */
export const announcementsOf = (site: Site, title: string) =>
  site.rows<{ id: string; status: string; product_type: string; image_file: string | null }>(
    'select id, status, product_type, image_file from jobs where title = $1',
    [title],
  )

export const uploadsOf = (site: Site, account: Account) =>
  site.rows<{ reference: string }>(
    'select f.reference from files f join members m on m.id = f.owner_id where m.email = $1',
    [account.email],
  )
