import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { twoColorImage } from '../support/images.ts'
import { type Account, arriveSignedIn } from './acts.ts'
import { expect, readyForOffline, type Site } from './journey.ts'

/** Signs up a worker with an account and nothing else. */
export async function signUpWorker(site: Site): Promise<Account & { name: string }> {
  const account = { email: `${randomUUID()}@ilteo.test`, password: 'correct horse', name: 'Tran Minh Hau' }
  const response = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, authType: 'EMAIL', role: 'EMPLOYEE' }),
  })
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  return account
}

/** Signs in and opens the resume form once everything works offline. */
export async function openForm(page: Page, site: Site, account: Account): Promise<void> {
  await arriveSignedIn(page, site, '/writeResume', account)
  await readyForOffline(page)
  // The member's name: a form that appears before it would begin without one.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/./)
}

/** Signs up a worker and fills in the whole resume online; only saving is left. */
export async function writeResume(
  page: Page,
  site: Site,
  introduction: string,
): Promise<Account & { name: string }> {
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await fillStepOne(page, introduction)
  await pickPhoto(page)
  await fillStepTwo(page)
  return worker
}

export async function pickPhoto(page: Page): Promise<void> {
  const buffer = await twoColorImage(1600, 1200).jpeg().toBuffer()
  await page
    .getByLabel(/^(Choose a|Change) photo$/)
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Photo saved')).toBeVisible()
}

/** Chooses the nationality in its sheet. */
export async function chooseVietnam(page: Page): Promise<void> {
  await page.locator('[data-field="countyIsoCode"]').getByRole('button').click()
  const countries = page.getByRole('dialog')
  const search = countries.getByRole('searchbox').or(countries.getByRole('textbox')).first()
  // A press waits until the sheet has stopped moving, as the forced one below does not.
  await search.click()
  await search.fill('Vietnam')
  await countries.getByRole('radio', { name: /Vietnam/ }).check({ force: true })
  await countries.getByRole('button', { name: 'Confirm' }).click()
}

/** Fills in the required fields and the introduction. */
export async function fillStepOne(page: Page, introduction: string): Promise<void> {
  await chooseVietnam(page)
  await page.getByRole('textbox', { name: 'Cellphone number' }).fill('01012345678')
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
  desiredJobs: string[]
  /** What the server received, oldest first. */
  order: string[]
  /** The number of commands that had an effect. */
  keys: number
}

/** The parts of a worker's resume that the server has. */
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
    desiredJobs: wishes.map((row) => row.category),
    order: times.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ what }) => what),
    keys: keys.length,
  }
}

/** Waits for photo, resume and desired job to arrive in that order, once each, and nothing else. */
export const expectWholeResume = (site: Site, account: Account, introduction: string) =>
  expectArrived(site, account, {
    photos: 1,
    resumes: [{ introduction, hasPhoto: true }],
    desiredJobs: ['FARM'],
    order: ['photo', 'resume', 'desired job'],
    keys: 3,
  })

/** Waits for resume and desired job to arrive in that order, once each, and nothing else. */
export const expectResumeWithoutPhoto = (site: Site, account: Account, introduction: string) =>
  expectArrived(site, account, {
    photos: 0,
    resumes: [{ introduction, hasPhoto: false }],
    desiredJobs: ['FARM'],
    order: ['resume', 'desired job'],
    keys: 2,
  })

/** Waits longer than the outbox backs off after several failed attempts. */
const expectArrived = (site: Site, account: Account, what: Arrived) =>
  expect.poll(() => arrivedFrom(site, account), { timeout: 300_000 }).toEqual(what)
