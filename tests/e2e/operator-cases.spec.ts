import type { Page } from '@playwright/test'
import { freshJobs, goWithin, holdBack, type Job } from './acts.ts'
import { expect, type Site, test } from './journey.ts'
import {
  arriveAsOperator,
  askForVerification,
  callsOf,
  OPERATOR,
  signUpWaitingCompany,
} from './operator-acts.ts'

test('an operator refuses a verification, approves the next, and keeps the reason typed for one that another operator approves meanwhile', async ({
  desk,
  site,
}) => {
  const title = '확인을 기다리는 조립 공고'
  const company = await signUpWaitingCompany(site, title)
  await test.step('refused', () => refuseVerification(desk, site))
  await test.step('verified, which publishes the posting', async () => {
    await askForVerification(site, company)
    await approveVerification(desk)
    const [job] = await site.rows<{ id: string }>('select id from jobs where title = $1', [title])
    expect((await fetch(`${site.url}/api/jobs/${job?.id}`)).status).toBe(200)
  })
  await test.step('the next, which another operator approves meanwhile', () => rejectTooLate(desk, site))
})

async function refuseVerification(desk: Page, site: Site): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/verifications')
  await desk.getByRole('link', { name: '가온테크' }).click()
  await desk.getByRole('button', { name: 'Reject' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Reject with this reason' }).click()
  await expect(sheet.getByText('Please give the reason.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('대표자 이름이 등록증과 달라요.')
  await sheet.getByRole('button', { name: 'Reject with this reason' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Rejected: 가온테크.' })).toBeVisible()
}

async function approveVerification(desk: Page): Promise<void> {
  await goWithin(desk, '/operator/verifications')
  // Until it is read again, the page shows the request that was refused, which cannot be approved.
  const read = desk.waitForResponse(/\/api\/operator\/verifications\/[\w-]+$/)
  await desk.getByRole('link', { name: '가온테크' }).click()
  await read
  await expect(desk.getByText('124-81-00998')).toBeVisible()
  // The demonstration's company is verified with the same number.
  await expect(desk.getByText('Another account uses this business number:')).toBeVisible()
  const photo = desk.getByRole('img', { name: 'Photo of the business registration' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const year = desk.getByRole('textbox', { name: 'In business since (year)' })
  await year.fill('1700')
  await desk.getByRole('button', { name: 'Verify and next' }).click()
  await expect(year).toBeFocused()
  await expect(year).toHaveAccessibleDescription(/from 1900 to this year/)
  await expect(desk.getByRole('alert').filter({ hasText: 'from 1900 to this year' })).toBeVisible()
  await year.fill('2011')
  await desk.getByRole('button', { name: 'Verify and next' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Verified: 가온테크. Next: ' })).toBeVisible()
}

/** Rejects the case that is open. */
async function rejectTooLate(desk: Page, site: Site): Promise<void> {
  await desk.getByRole('button', { name: 'Reject' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('사진이 흐려요.')
  const call = await callsOf(site, OPERATOR)
  await call('POST', `/operator/verifications/${new URL(desk.url()).pathname.split('/').at(-1)}/approval`, {})
  await sheet.getByRole('button', { name: 'Reject with this reason' }).click()
  await expect(sheet.getByRole('alert')).toContainText('check it again')
  await expect(sheet.getByRole('textbox', { name: 'Reason' })).toHaveValue('사진이 흐려요.')
  await desk.keyboard.press('Escape')
  await expect(desk.getByText('The business is verified.')).toBeVisible()
}

test('an operator decides cases by keyboard alone, undoes the last, and opens a dismissed report again later', async ({
  desk,
  site,
}) => {
  // Two of the demonstration's reports are about one job: its title would not tell their cases apart.
  await site.rows('delete from job_reports where outcome is null')
  await reportJobs(site, await freshJobs(site, 3))
  await arriveAsOperator(desk, site, '/operator/verifications')
  const press = async (...keys: string[]) => {
    for (const key of keys) await desk.keyboard.press(key)
  }
  const status = (text: string | RegExp) =>
    expect(desk.getByRole('status').filter({ hasText: text })).toBeVisible()
  const rows = desk.getByRole('row').getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const names = await rows.allTextContents()
  await desk.getByRole('link', { name: 'Skip to content' }).focus()
  await press('Enter')
  await expect(desk.locator('#desk')).toBeFocused()
  await press('j', 'Enter')
  for (const [index, name] of names.entries()) {
    await expect(desk.getByRole('region', { name })).toBeFocused()
    await press('a')
    await expect(desk.getByRole('button', { name: 'Verify and next' })).toBeFocused()
    await press('Enter')
    const next = names[index + 1]
    await status(`Verified: ${name}. ${next === undefined ? 'No cases left.' : `Next: ${next}.`}`)
  }
  await goWithin(desk, '/operator/reports')
  await expect(desk.getByRole('link', { name: 'Review and decide' }).first()).toBeVisible()
  await press('j', 'Enter')
  const decided: string[] = []
  while (decided.length < 2) {
    await expect(desk.getByRole('region').filter({ hasText: 'Close posting' })).toBeFocused()
    await press(decided.length % 2 === 0 ? 'd' : 'c')
    await expect(desk.getByRole('dialog').getByRole('radio').and(desk.locator(':focus'))).toBeVisible()
    await press('Space', 'Enter')
    const answer = desk.getByRole('status').filter({ hasText: /^(Posting closed|Report dismissed): / })
    await expect(answer).not.toHaveText(decided.at(-1) ?? '')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    decided.push((await answer.textContent()) ?? '')
  }
  const settled = () =>
    site.rows(
      "select id from job_reports where outcome is not null and settled_at > now() - interval '1 hour'",
    )
  const before = await settled()
  await test.step('the decided case was looked at meanwhile', async () => {
    await press('u')
    await desk.getByRole('link', { name: 'Resolved' }).click()
    const decidedCase = desk.getByRole('link', { name: /^Review again: / }).first()
    await decidedCase.click()
    await expect(desk.locator('#desk')).toContainText(/was (dismissed|closed)/)
    await press('u')
    await expect(decidedCase).toBeVisible()
  })
  await press('z')
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeFocused()
  const shown = await settlementsFrom(desk)
  // J and K go through the list as it was read last, which the reopened case is not in yet.
  const listed = desk.waitForResponse(/\/api\/operator\/reports\?.*state=OPEN/)
  await press('Enter')
  await status(/^Decision undone: /)
  await expect(desk.getByRole('button', { name: 'Close posting' })).toBeVisible()
  await listed
  expect(await shown.evaluate((texts) => texts)).toEqual([])
  expect((await settled()).length).toBeLessThan(before.length)
  await test.step('a field that is written in is never behind the buttons', async () => {
    await press('d')
    const sheet = desk.getByRole('dialog')
    const details = sheet.getByRole('textbox', { name: 'Details' })
    await expect(sheet.getByRole('radio').and(desk.locator(':focus'))).toBeVisible()
    await details.focus()
    const isUncovered = details.evaluate((field) => {
      const { left, bottom } = field.getBoundingClientRect()
      return document.elementFromPoint(left + 8, bottom - 4) === field
    })
    expect(await isUncovered).toBe(true)
    await press('Escape')
    await expect(sheet).toHaveCount(0)
  })
  await test.step('a sheet that was called off keeps its words for the same case alone, and no reason', async () => {
    const sheet = desk.getByRole('dialog')
    const details = sheet.getByRole('textbox', { name: 'Details' })
    const chosen = sheet.getByRole('radio', { checked: true })
    await press('d')
    await expect(sheet.getByRole('radio').and(desk.locator(':focus'))).toBeVisible()
    await press('Space')
    await expect(chosen).toHaveCount(1)
    await details.fill('Called off.')
    await press('Escape')
    await expect(sheet).toHaveCount(0)
    await press('d')
    await expect(details).toHaveValue('Called off.')
    await expect(chosen).toHaveCount(0)
    await press('Escape')
    await expect(sheet).toHaveCount(0)
    const title = desk.getByRole('region', { name: 'The posting' }).getByRole('heading').first()
    const former = (await title.textContent()) ?? ''
    await press('j')
    await expect(title).not.toHaveText(former)
    await press('d')
    await expect(details).toHaveValue('')
    await press('Escape')
    await expect(sheet).toHaveCount(0)
    await press('k')
    await expect(title).toHaveText(former)
    await expect(desk.getByRole('button', { name: 'Close posting' })).toBeVisible()
  })
  await test.step('the words of an undone decision come back', async () => {
    await press('c')
    const reason = desk.getByRole('dialog').getByRole('textbox', { name: 'Details' })
    const cause = desk.getByRole('dialog').getByRole('radio').and(desk.locator(':focus'))
    await expect(cause).toBeChecked()
    await reason.fill('Asked for 300,000 won.')
    await desk.getByRole('dialog').getByRole('button', { name: 'Confirm and next' }).focus()
    await press('Enter')
    await status(/^Posting closed: /)
    await press('z')
    await expect(desk.getByRole('button', { name: 'Undo' })).toBeFocused()
    await press('Enter')
    await status(/^Decision undone: /)
    // The next case, on whose page that is said first, could be closed as well.
    await expect(desk.getByRole('region').filter({ hasText: 'Close posting' })).toBeFocused()
    await expect(desk.getByRole('button', { name: 'Close posting' })).toBeVisible()
    await press('c')
    await expect(reason).toHaveValue('Asked for 300,000 won.')
    await press('Escape')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a dismissed report is opened again once its undo is over', async () => {
    await press('d')
    const sheet = desk.getByRole('dialog', { name: 'Dismiss this report?' })
    await expect(sheet.getByRole('radio').and(desk.locator(':focus'))).toBeVisible()
    await press('Enter')
    await expect(sheet.getByText('Please choose a reason.')).toBeInViewport()
    await expect(sheet.getByRole('radio').first()).toBeFocused()
    await press('Space', 'Enter')
    await status(/^Report dismissed: /)
    await reopenTooLate(desk, site)
  })
})

/** Beginning at the reports, where one was dismissed just now. */
async function reopenTooLate(desk: Page, site: Site): Promise<void> {
  // Otherwise the notice offers an undo, too.
  await desk.getByRole('button', { name: 'Hide', exact: true }).click()
  await desk.keyboard.press('u')
  await desk.getByRole('link', { name: 'Resolved' }).click()
  // The button is there before the case is read again, whose answer would remove it if it came later.
  const read = desk.waitForResponse(/\/api\/operator\/reports\/[\w-]+(\?|$)/)
  await desk
    .getByRole('link', { name: /^Review again: / })
    .first()
    .click()
  await read
  const undo = desk.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // Reloading the case would remove the button.
  const letOn = await holdBack(desk.context(), /\/api\/operator\/reports/)
  await site.rows("update operator_decisions set decided_at = decided_at - interval '11 minutes'")
  await undo.press('Enter')
  const refusal = desk.getByRole('alert').filter({ hasText: 'Ten minutes have passed.' })
  await expect(refusal).toContainText('You can open this report again instead.')
  await expect(desk.getByText('You can undo it until')).toHaveCount(0)
  letOn()
  await desk.getByRole('button', { name: 'Open this report again' }).click()
  await expect(desk.getByRole('status').filter({ hasText: /^Report opened again: / })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Dismiss the report' })).toBeVisible()
}

/** Visitors report each of the jobs. */
async function reportJobs(site: Site, jobs: readonly Job[]): Promise<void> {
  for (const { id } of jobs) {
    const report = await fetch(`${site.url}/api/jobs/${id}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'FEE_DEMANDED', text: '' }),
    })
    expect(report.status).toBe(201)
  }
}

/** The settlements that are shown as those of a case from now on. */
const settlementsFrom = (desk: Page) =>
  desk.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const { textContent: text } of document.querySelectorAll('#desk [role="status"]'))
        if (/was (dismissed|closed)/.test(text)) texts.push(text)
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
