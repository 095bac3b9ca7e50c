import type { Page } from '@playwright/test'
import { anAnnouncement } from '../support/announcements.ts'
import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, type Site, WORKER, test } from './journey.ts'
import { arriveAsOperator, callsOf } from './operator-acts.ts'

const DECIDED = 'Decided: the guarantee pays (한빛정밀).'

test('a hired worker tells of late pay, and sees what an operator decides and undoes', async ({
  desk,
  phone: { page },
  site,
}) => {
  const job = await hireWorker(site)
  await arriveSignedIn(page, site, '/mypage/applyStatus')
  await test.step('told', () => tellLatePay(page, job.title))
  await expect(page.getByText('We are checking it.')).toBeVisible()

  await arriveAsOperator(desk, site, '/operator/latepay')
  await test.step('decided', () => settleCase(desk))
  await page.reload()
  await expect(page.getByText('You will be paid from the guarantee. We will tell you how.')).toBeVisible()
  await expect(page.getByText('보험사에 청구했어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'My pay was late' })).toBeVisible()

  await test.step('undone by keyboard', () => undoByKeyboard(desk))
  await page.reload()
  await expect(page.getByText('We are checking it.')).toBeVisible()
  await expect(page.getByText('보험사에 청구했어요.')).toHaveCount(0)
})

/** The demonstration worker applies to the demonstration employer, whose pay is guaranteed, and is hired. */
async function hireWorker(site: Site): Promise<{ id: string; title: string }> {
  const job = await findOpenJob(site)
  const worker = await callsOf(site, WORKER)
  const employer = await callsOf(site, EMPLOYER)
  const { data } = await worker('POST', `/jobs/${job.id}/applications`)
  await employer('PUT', `/employers/applications/${data.id}`, { status: 'HIRED' })
  return job
}

async function tellLatePay(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: 'My pay was late' }).click()
  const sheet = page.getByRole('dialog', { name: 'My pay was late' })
  const send = sheet.getByRole('button', { name: 'Send to Ilteo' })
  await expect(send).toBeDisabled()
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  await sheet.getByLabel('When should it have been paid?').click()
  await page.locator(`[data-day="${today}"]`).click()
  await sheet.getByRole('textbox', { name: 'What happened' }).fill('I was not paid on the 10th.')
  await send.click()
  await expect(sheet).toHaveCount(0)
}

/** The case was the only one, so that the focus is at the start of the page. */
async function undoByKeyboard(desk: Page): Promise<void> {
  await expect(desk.getByRole('button', { name: 'Decide' })).toHaveCount(0)
  await expect(desk.locator('#desk')).toBeFocused()
  await desk.keyboard.press('z')
  const undo = desk.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(DECIDED)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: 'Decision undone: 한빛정밀.' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Decide' })).toBeVisible()
  await desk.getByRole('link', { name: 'Audit trail' }).click()
  await expect(
    desk.getByRole('row', { name: /Decided about late pay.*Decision The guarantee pays/ }),
  ).toBeVisible()
}

async function settleCase(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Decide' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Late pay' })
  await expect(sheet.getByText('I was not paid on the 10th.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Decide' })).toBeDisabled()
  await sheet.getByRole('radio', { name: 'The guarantee pays' }).check()
  await sheet.getByRole('textbox', { name: 'Note for the worker' }).fill('보험사에 청구했어요.')
  await sheet.getByRole('button', { name: 'Decide' }).click()
  await expect(desk.getByRole('status').filter({ hasText: DECIDED })).toBeVisible()
}

test('a posting that asks for money warns its readers, who can report it, and reaches the operators with the reason', async ({
  desk,
  phone: { page },
  site,
}) => {
  const title = '포장 직원 급구'
  const employer = await callsOf(site, EMPLOYER)
  const form = anAnnouncement({
    title,
    companyName: '한빛정밀',
    details: '포장 일이에요.\n출근 전에 등록비 20만 원을 먼저 입금하세요.',
  })
  const { data } = await employer('POST', '/employers/jobs', form)
  await page.goto(`${site.url}/recruitment/detail/${data.id}`)
  await expect(page.getByText('Careful: you never have to pay money to get a job.')).toBeVisible()
  await test.step('two visits on a day count as one view', () => visitAgain(page, site, data.id))
  await test.step('a visitor reports it', () => reportJob(page, site, data.id))
  const warnings = async () => {
    const answer = await fetch(`${site.url}/api/jobs/${data.id}`)
    return (await answer.json()).data.warnings
  }

  await arriveAsOperator(desk, site, '/operator/signals')
  const row = desk.getByRole('row', { name: title })
  await expect(row).toContainText('Money asked for in advance')
  await row.getByRole('button', { name: 'Decide' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Is this posting a fraud?' })
  await expect(sheet).toContainText('등록비 20만 원')
  const lines = sheet.getByText('포장 일이에요.')
  expect(await lines.evaluate((text: HTMLElement) => text.innerText.split('\n'))).toHaveLength(2)
  await sheet.getByRole('button', { name: 'Close the posting' }).press('Enter')
  const closing = desk.getByRole('dialog', { name: 'Close this posting?' })
  await expect(closing).toContainText('We closed your posting because it looks like fraud.')
  await expect(closing).toContainText('You can undo this for ten minutes')
  await closing.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Decide' }).click()
  await sheet.getByRole('button', { name: 'It is harmless' }).click()
  await expect(desk.getByRole('status').filter({ hasText: `Harmless: ${title}.` })).toBeVisible()
  expect(await warnings()).toEqual([])
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Money asked for in advance')
  expect(await warnings()).toEqual(['MONEY_IN_ADVANCE'])
})

/** Opens the page of a job that no other visitor has opened once more. */
async function visitAgain(page: Page, site: Site, id: string): Promise<void> {
  const visitors = async () =>
    (await site.rows('select distinct visitor from job_views where job_id = $1', [id])).length
  await expect.poll(visitors).toBe(1)
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/views'))
  await page.reload()
  expect((await counted).status()).toBe(200)
  expect(await visitors()).toBe(1)
}

async function reportJob(page: Page, site: Site, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Report this job' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await sheet.getByRole('radio', { name: 'The company asks for money or a deposit' }).check()
  await sheet.getByRole('textbox').fill('100,000 won before the first day')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(sheet.getByText(/^Thank you/)).toBeVisible()
  expect(await site.rows('select reason, details from job_reports where job_id = $1', [id])).toEqual([
    { reason: 'FEE_DEMANDED', details: '100,000 won before the first day' },
  ])
}

test('the filter for jobs that a status allows searches on at each press, and the map says that it does not', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('ilteo.status', JSON.stringify({ visaStatus: 'F-5' })))
  await page.goto(`${site.url}/recruitinfo?mayTake=true`)
  await expect(page.getByText(/^Found: 10\. Searched: 10 of [\d,]+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Search further jobs' }).click()
  await expect(page.getByText(/^Found: 50\. Searched: 50 of [\d,]+\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Map' }).click()
  await expect(page.getByText('The map shows all jobs, not only those you may take.')).toBeVisible()
})

test('a worker reads what is needed first before, beside and after an application, and may apply', async ({
  phone: { page },
  site,
}) => {
  const [job] = await site.rows<{ id: string }>(
    `select id from jobs where status = 'IN_PROGRESS' and categories = '{FACTORY}' limit 1`,
  )
  await site.rows(
    `update jobs set nationality_unconcerned = false, country_codes = '{vn,np}' where id = $1`,
    [job?.id],
  )
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(() => {
    localStorage.setItem('ilteo.status', JSON.stringify({ visaStatus: 'E-9' }))
    localStorage.setItem('countryIsoCode', 'mm')
  })
  const line = page.locator('[data-right]')
  await page.goto(`${site.url}/recruitment/detail/${job?.id}`)
  await expect(line).toHaveText('Only through the employment center')
  await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible()
  await expect(
    page.getByText(/^The company asks for workers from these countries\. You are from Myanmar/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const insurance = page.locator('dl > div').filter({ hasText: 'Employment insurance' }).first()
  await expect(insurance).toContainText('only if you applied')
  await expect(insurance.locator('dd')).toHaveText('0 won')

  await arriveSignedIn(page, site, `/recruitment/detail/${job?.id}`)
  await expect(line).toHaveText('Only through the employment center')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('[data-application]')).toBeVisible()
  await expect(line).toHaveText('Only through the employment center')

  await goWithin(page, '/mypage/pay')
  await expect(page.getByRole('combobox', { name: 'Status of residence' })).toHaveValue('E-9')
  await expect(
    page.getByText('With your status you have this insurance only if you applied for it.').first(),
  ).toBeVisible()

  await goWithin(page, '/mypage/applyStatus')
  const application = page.getByRole('article').first()
  await expect(application.locator('[data-right]')).toHaveText('Only through the employment center')
  await expect(application.getByRole('link', { name: 'Call, with interpreter: 1577-0071' })).toHaveAttribute(
    'href',
    'tel:15770071',
  )
})
