import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, WORKER, type Site, test } from './journey.ts'
import { callsOf } from './operator-acts.ts'

const APPLICANTS = '/employmentPage/applicants'
const HOSTILE = "=cmd|' /C calc'!A0"

const rowsOf = (desk: Page) =>
  desk.getByRole('table', { name: 'Applicants', exact: true }).locator('tbody').getByRole('row')

/** The resume beside the list. */
const paneOf = (desk: Page) => desk.getByRole('region', { name: 'Resume', exact: true })

async function applicationOf(site: Site, jobId: string) {
  const [row] = await site.rows<{ id: string; status: string; stage: string | null; note: string | null }>(
    `select a.id, a.status, a.stage, n.text as note from applications a join members m on m.id = a.member_id
       left join applicant_notes n on n.application_id = a.id
     where a.job_id = $1 and m.email = $2 and a.status <> 'WITHDRAWN'`,
    [jobId, WORKER.email],
  )
  return row
}

async function noteWithoutNetwork(desk: Page, site: Site, jobId: string): Promise<void> {
  const add = paneOf(desk).getByRole('button', { name: /^Add a note/ })
  const field = desk.getByRole('textbox', { name: 'Note' })
  await expect(add).toBeVisible()
  await desk.context().setOffline(true)
  await add.click()
  await expect(field).toBeFocused()
  await desk.keyboard.type('Friday at ten')
  await desk.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await add.click()
  await expect(field).toHaveValue('Friday at ten')
  await desk.getByRole('button', { name: 'Save note' }).click()
  await expect(paneOf(desk)).toContainText('Friday at ten')
  expect((await applicationOf(site, jobId))?.note).toBeNull()
  await desk.context().setOffline(false)
  await expect.poll(async () => (await applicationOf(site, jobId))?.note).toBe('Friday at ten')
}

async function inviteToInterview(desk: Page, site: Site, jobId: string): Promise<void> {
  const pane = paneOf(desk)
  await pane.getByRole('button', { name: /^Interested/ }).click()
  const stage = pane.getByRole('button', { name: /^Stage/ })
  await expect(stage).toHaveText('Stage: Interested')
  await stage.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Interview' }).click()
  await expect(stage).toHaveText('Stage: Interview')
  await expect.poll(async () => (await applicationOf(site, jobId))?.stage).toBe('INTERVIEW')
}

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

const INCOMPLETE = 'Please choose a date and a time.'

async function openTimes(desk: Page): Promise<Locator> {
  await desk.getByRole('button', { name: 'Add a photo, a time or something else' }).click()
  await desk.getByRole('button', { name: 'Times for an interview' }).click()
  return desk.getByRole('dialog', { name: 'Times for an interview' })
}

/** The place is the workplace unless it is changed, and arrives before the times. */
async function offerTimeAndPlace(desk: Page, site: Site, jobId: string): Promise<void> {
  const form = await openTimes(desk)
  await form.getByLabel('Option 1: date').click()
  await desk.locator(`[data-day="${inThreeDays()}"]`).click()
  await form.getByRole('button', { name: 'Offer these times' }).click()
  await expect(form.getByRole('group', { name: 'Option 1' })).toContainText(INCOMPLETE)
  await expect(form.getByText(INCOMPLETE)).toHaveCount(1)
  await form.getByLabel('Option 1: hour').selectOption('14:00')
  const [job] = await site.rows<{ address: string }>('select address from jobs where id = $1', [jobId])
  await expect(form.getByRole('textbox', { name: 'Place, if you like' })).toHaveValue(job?.address ?? '')
  await form.getByRole('textbox', { name: 'Where exactly, if you like' }).fill('정문 2층')
  await desk.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await openTimes(desk)
  await expect(form.getByRole('textbox', { name: 'Where exactly, if you like' })).toHaveValue('정문 2층')
  await expect(form.getByLabel('Option 1: date')).toHaveAttribute('data-value', inThreeDays())
  await expect(form.getByLabel('Option 1: hour')).toHaveValue('14:00')
  await form.getByRole('button', { name: 'Offer these times' }).click()
  await expect(form).toHaveCount(0)
  const sent = () =>
    site.rows<{ kind: string }>(
      `select m.kind from messages m join conversations c on c.id = m.conversation_id
       join applications a on a.id = c.application_id
       where a.job_id = $1 and m.kind in ('PLACE', 'TIME') order by m.sequence`,
      [jobId],
    )
  await expect.poll(sent).toEqual([{ kind: 'PLACE' }, { kind: 'TIME' }])
}

/** By keyboard alone, from the invitation to the form, and back to the list. */
async function proposeTime(desk: Page, site: Site, jobId: string): Promise<void> {
  const pane = paneOf(desk)
  await expect(pane.getByRole('button', { name: /^Propose a time/ })).toBeFocused()
  await desk.keyboard.press('Enter')
  const form = desk.getByRole('dialog', { name: 'Times for an interview' })
  await expect(form.getByLabel('Option 1: date')).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(desk.getByRole('textbox', { name: 'Write a message' })).toBeFocused()
  // Coming back to the chat, as by a reload, does not open the form again.
  await goWithin(desk, '/messages')
  await desk.goBack()
  await expect(desk.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  await expect(form).toHaveCount(0)
  await offerTimeAndPlace(desk, site, jobId)
  await desk.goBack()
  await expect(pane).toContainText(/Interview times offered: .*14:00\. No answer yet\./)
  await expect(pane.getByRole('button', { name: /^Other times/ })).toBeVisible()
  await expect(pane.getByRole('button', { name: /^Propose a time/ })).toHaveCount(0)
  await expect(pane.getByText('The applicant was told. If you change it, they are told again.')).toBeVisible()
  await expect(pane.getByRole('link', { name: 'Send job offer' })).toHaveAttribute('data-variant', 'default')
}

/** Declines the ticked applicant by keyboard, and takes it back before it is sent. */
async function declineAndUndo(desk: Page, site: Site, jobId: string): Promise<void> {
  await rowsOf(desk).first().getByRole('checkbox').click()
  await desk.keyboard.press('r')
  const sheet = desk.getByRole('dialog', { name: /^Decline/ })
  await expect(sheet.getByRole('textbox').first()).toHaveValue(/Thank you for applying|감사합니다/)
  await expect(sheet.getByRole('button', { name: 'Decline', exact: true })).toBeFocused()
  // Nothing is sent in the ten seconds that end the notice, and neither the notice nor its outcome goes.
  await desk.context().setOffline(true)
  await desk.evaluate(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (work: () => void, wait = 0) => (wait < 4_000 || wait > 10_000 ? later(work, wait) : 0),
    })
  })
  await desk.keyboard.press('Enter')
  await expect(rowsOf(desk).first()).toContainText('Declined')
  await desk.getByRole('button', { name: /^Undo/ }).click()
  await expect(desk.getByText('Undone. Nothing was sent.')).toBeVisible()
  await expect(rowsOf(desk).first()).toContainText('Interview')
  await desk.context().setOffline(false)
  await desk.reload()
  await expect(rowsOf(desk).first()).toContainText('Interview')
  expect((await applicationOf(site, jobId))?.stage).toBe('INTERVIEW')
}

/** In three days, at two in the afternoon in Seoul. */
function meetingTime(): Date {
  const at = new Date(Date.now() + 3 * 86_400_000)
  at.setUTCHours(5, 0, 0, 0)
  return at
}

/** `Tue, Dec 1, 14:00`, or `Dec 1, 2026 14:00`. */
function inSeoul(at: Date, part: 'weekday' | 'year'): string {
  const form = part === 'weekday' ? { weekday: 'short' as const } : { year: 'numeric' as const }
  const day = new Intl.DateTimeFormat('en-US', {
    ...form,
    month: 'short',
    day: 'numeric',
    timeZone: 'Asia/Seoul',
  }).format(at)
  return part === 'weekday' ? `${day}, 14:00` : `${day} 14:00`
}

async function download(desk: Page): Promise<string> {
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ilteo-applicants-[\d-]+\.csv$/)
  return readFile(await file.path(), 'utf8')
}

test('an employer notes, invites, filters, downloads and prints applicants, and the worker sees the interview', async ({
  phone,
  desk,
  site,
}) => {
  const job = await findOpenJob(site)
  await site.rows(
    'update resumes set name = $1 from members m where m.id = resumes.member_id and m.email = $2',
    [HOSTILE, WORKER.email],
  )
  const worker = await callsOf(site, WORKER)
  await worker('PUT', '/users/me/stay', { stay: { visaStatus: 'F-5' } }, { 'idempotency-key': randomUUID() })
  await signInAsEmployer(desk, site, `${APPLICANTS}?job=${job.id}`)
  await expect(rowsOf(desk).first()).toBeVisible()
  await worker('POST', `/jobs/${job.id}/applications`, {}, { 'idempotency-key': randomUUID() })
  // An event that came before the page listened shows with its next poll, within a minute.
  await expect(rowsOf(desk).first()).toContainText(HOSTILE, { timeout: 180_000 })
  await expect(rowsOf(desk).first()).toContainText('Allowed')
  await rowsOf(desk).first().getByRole('link').click()
  await expect.poll(async () => (await applicationOf(site, job.id))?.status).toBe('READ')
  await test.step('note', () => noteWithoutNetwork(desk, site, job.id))
  await test.step('interview', () => inviteToInterview(desk, site, job.id))
  await test.step('time', () => proposeTime(desk, site, job.id))

  const at = meetingTime()
  const meeting = await site.rows<{ id: string }>(
    'update applications set interview_at = $2 where id = $1 returning id',
    [(await applicationOf(site, job.id))?.id, at],
  )
  expect(meeting).toHaveLength(1)
  await desk.getByRole('navigation', { name: 'Stage' }).getByRole('link', { name: 'Interview' }).click()
  await expect(desk).toHaveURL(/stage=INTERVIEW/)
  await expect(desk.getByText('1 applicant', { exact: true })).toBeVisible()
  await expect(rowsOf(desk).first()).toContainText(`Interview: ${inSeoul(at, 'weekday')}`)
  await expect(desk.getByRole('button', { name: /^Propose a time/ })).toHaveCount(0)
  await test.step('many', () => declineAndUndo(desk, site, job.id))
  const csv = await test.step('download', () => download(desk))
  expect(csv.startsWith('\uFEFF"Name","Posting","Stage"')).toBe(true)
  expect(csv).toContain(`"'${HOSTILE}"`)
  expect(csv).toContain('"Friday at ten"')
  expect(csv).toContain('"Status: may do this work"')
  expect(csv).toContain(`"${inSeoul(at, 'year')}"`)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)

  await arriveSignedIn(phone.page, site, '/mypage/applyStatus')
  await expect(phone.page.getByText('Invited to an interview').first()).toBeVisible()
  await expect(phone.page.getByText(`Interview: ${inSeoul(at, 'weekday')}`).first()).toBeVisible()
  await test.step('on paper', () => expectPrinted(desk, job.id))
})

/** Prints the list that is shown, and the posting, without what only a screen needs. */
async function expectPrinted(desk: Page, jobId: string): Promise<void> {
  await desk.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(desk.getByRole('button')).toHaveCount(0)
  await expect(desk.getByRole('navigation')).toHaveCount(0)
  await expect(rowsOf(desk).first()).toBeVisible()
  const colours = await desk.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })

  await desk.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await goWithin(desk, `/recruitment/detail/${jobId}`)
  await desk.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await desk.getByRole('button', { name: 'Print' }).click()
  await expect(desk.locator('body')).toHaveAttribute('data-printed')
  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByRole('main').getByRole('link', { name: /^0[\d-]+$/ })).toBeVisible()
  await expect(desk.getByRole('button')).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Call' })).toHaveCount(0)
  await expect(desk.getByRole('banner')).toHaveCount(0)
}

/** Whether the cross of the notice stands beside its text, not below. */
async function expectCrossBeside(desk: Page, text: Locator): Promise<void> {
  const hide = desk.getByRole('button', { name: 'Hide' })
  await expect(hide).toBeVisible()
  const [words, cross] = [await text.boundingBox(), await hide.boundingBox()]
  expect(cross?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  expect(cross?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
}

test('closing a job can be undone in its notice and in the list of closed ones, and it is public again', async ({
  desk,
  site,
}) => {
  const job = await findOpenJob(site, 'GRAND')
  const stateOf = async () =>
    (await site.rows<{ status: string }>('select status from jobs where id = $1', [job.id]))[0]
  const card = desk.getByRole('article').filter({ hasText: job.title })
  const close = async () => {
    await card.getByRole('button', { name: 'Close posting' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Close posting' }).click()
    await expect.poll(stateOf).toEqual({ status: 'CLOSED' })
    await expect(desk.getByRole('button', { name: 'Undo' })).toBeInViewport()
  }
  await signInAsEmployer(desk, site, '/employmentPage/hiringAnnouncement')
  await test.step('a phone shows the postings before the charts, a desktop the charts first', async () => {
    await expect(card).toBeVisible()
    await expect(desk.getByRole('heading', { level: 2 }).first()).toHaveText('Applicants in 14 days')
    await desk.setViewportSize({ width: 360, height: 800 })
    await expect(desk.getByRole('heading', { level: 2 }).first()).toHaveText('Postings')
  })
  await test.step('in the notice, on a phone', async () => {
    await close()
    const text = desk.getByRole('status').filter({ hasText: `You closed “${job.title}”` })
    await expectCrossBeside(desk, text)
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(text).toHaveCount(0)
    await expect.poll(stateOf).toEqual({ status: 'IN_PROGRESS' })
  })
  await desk.setViewportSize({ width: 1280, height: 900 })
  await close()
  await goWithin(desk, '/employmentPage/closeAnnouncement')
  await card.getByRole('button', { name: 'Reopen' }).click()
  await expect.poll(stateOf).toEqual({ status: 'IN_PROGRESS' })
  await expect(card).toHaveCount(0)
  await goWithin(desk, '/employmentPage/hiringAnnouncement')
  await expect(card.getByRole('button', { name: 'Close posting' })).toBeVisible()
})
