import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { halves } from '../support/pictures.ts'
import { type Account, arriveSignedIn } from './acts.ts'
import { expect, readyForOffline, type Site } from './journey.ts'

/** A worker with an account and nothing else. */
export async function aNewWorker(site: Site): Promise<Account & { name: string }> {
  const account = { email: `${randomUUID()}@ilteo.test`, password: 'correct horse', name: 'Tran Minh Hau' }
  const response = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, authType: 'EMAIL', role: 'EMPLOYEE' }),
  })
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  return account
}

/** Signs in and opens the form once, so that it is there without a network. */
export async function openForm(page: Page, site: Site, account: Account): Promise<void> {
  await arriveSignedIn(page, site, '/writeResume', account)
  await readyForOffline(page)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
}

/** A new worker has written their whole resume with a network; nothing is left but to save it. */
export async function writeResume(
  page: Page,
  site: Site,
  introduction: string,
): Promise<Account & { name: string }> {
  const worker = await aNewWorker(site)
  await openForm(page, site, worker)
  await fillStepOne(page, introduction)
  await pickPhoto(page)
  await fillStepTwo(page)
  return worker
}

export async function pickPhoto(page: Page): Promise<void> {
  const buffer = await halves(1600, 1200).jpeg().toBuffer()
  await page
    .getByLabel(/^(Choose|Change) photo$/)
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Photo saved')).toBeVisible()
}

/** Everything that must be there, and a sentence that can be recognised. */
export async function fillStepOne(page: Page, introduction: string): Promise<void> {
  await page.locator('[data-field="countyIsoCode"]').getByRole('button').click()
  const countries = page.getByRole('dialog')
  await countries.getByRole('searchbox').or(countries.getByRole('textbox')).first().fill('Vietnam')
  await countries.getByRole('radio', { name: /Vietnam/ }).check({ force: true })
  await countries.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('textbox', { name: 'Cellphone' }).fill('01012345678')
  await page.getByRole('button', { name: 'Worker', exact: true }).click()
  await page.getByRole('textbox', { name: 'Introduction' }).fill(introduction)
}

export async function fillStepTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
  await page.getByRole('button', { name: 'Farm', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Any region' }).check()
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

export interface Arrived {
  photos: number
  resumes: { introduction: string; hasPhoto: boolean }[]
  wishes: string[]
  /** What the server got first to last. */
  order: string[]
  /** Commands that had an effect. */
  keys: number
}

/** What of one worker's resume is with the server. */
export async function arrivedFrom(site: Site, { email }: Account): Promise<Arrived> {
  const [member] = await site.rows<{ id: string }>('select id from members where email = $1', [email])
  const id = member?.id
  const photos = await site.rows<{ at: Date }>('select created_at as at from files where owner_id = $1', [id])
  const resumes = await site.rows<{ at: Date; introduction: string; profile_image: string | null }>(
    'select created_at as at, introduction, profile_image from resumes where member_id = $1',
    [id],
  )
  const wishes = await site.rows<{ at: Date; category: string }>(
    'select created_at as at, category from expected_jobs where member_id = $1',
    [id],
  )
  const keys = await site.rows('select from idempotency_keys where member_id = $1', [id])
  const times = [
    ...photos.map(({ at }) => ({ at, what: 'photo' })),
    ...resumes.map(({ at }) => ({ at, what: 'resume' })),
    ...wishes.map(({ at }) => ({ at, what: 'desired job' })),
  ]
  return {
    photos: photos.length,
    resumes: resumes.map((row) => ({
      introduction: row.introduction,
      hasPhoto: row.profile_image !== null,
    })),
    wishes: wishes.map((row) => row.category),
    order: times.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ what }) => what),
    keys: keys.length,
  }
}

/** Photo, resume and desired job, in that order, once each, and nothing else. */
export const wholeResumeArrives = (site: Site, account: Account, introduction: string) =>
  arrives(site, account, {
    photos: 1,
    resumes: [{ introduction, hasPhoto: true }],
    wishes: ['FARM'],
    order: ['photo', 'resume', 'desired job'],
    keys: 3,
  })

/** Resume and desired job, in that order, once each, and nothing else. */
export const arrivesWithoutPhoto = (site: Site, account: Account, introduction: string) =>
  arrives(site, account, {
    photos: 0,
    resumes: [{ introduction, hasPhoto: false }],
    wishes: ['FARM'],
    order: ['resume', 'desired job'],
    keys: 2,
  })

/** Waits for longer than the outbox pauses after several attempts in vain. */
const arrives = (site: Site, account: Account, what: Arrived) =>
  expect.poll(() => arrivedFrom(site, account), { timeout: 300_000 }).toEqual(what)
