import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { arriveSignedIn, goWithin } from './acts.ts'
import { signInAsEmployer } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site, test } from './journey.ts'

const proposalsWith = (site: Site, details: string) =>
  site.rows<{ status: string }>('select status from proposals where details = $1', [details])

test('a proposal below the minimum wage is refused at its field, and one sent offline arrives once', async ({
  desk,
  site,
}) => {
  const words = 'We would like you to work with us.'
  await signInAsEmployer(desk, site, '/talent')
  await readyForOffline(desk)
  await test.step('below the minimum wage', () => offerTooLittle(desk))
  await test.step('what was written is kept while another page is open', async () => {
    await desk.getByRole('textbox', { name: 'Message' }).fill(words)
    const { pathname, search } = new URL(desk.url())
    await goWithin(desk, '/talent')
    await goWithin(desk, pathname + search)
    await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue(words)
  })

  await desk.context().setOffline(true)
  await desk.getByRole('button', { name: 'Send job offer' }).click()
  await expect(desk).toHaveURL(`${site.url}/proposalEmployment`)
  const proposal = desk.getByRole('article').filter({ hasText: words })
  await expect(proposal).toContainText('Saved on this device')
  expect(await proposalsWith(site, words)).toEqual([])

  await desk.context().setOffline(false)
  // The list is read again each minute if the answer after sending was late.
  await expect(proposal.filter({ hasText: 'Waiting for an answer' })).toBeVisible({ timeout: 150_000 })
  await expect(proposal).toHaveCount(1)
  expect(await proposalsWith(site, words)).toEqual([{ status: 'SENT' }])
})

async function offerTooLittle(desk: Page): Promise<void> {
  await desk
    .locator('[data-row]')
    .filter({ hasNotText: /Job offer sent|Applied to your company|Resume viewed/ })
    .first()
    .getByRole('link')
    .click()
  const card = desk.getByRole('article').first()
  // An applicant's whole name is known, of other candidates only the beginning.
  const [name = ''] = (await card.getByRole('heading').innerText()).split(' ')
  await card.getByRole('link', { name: 'Send job offer', exact: true }).click()
  await expect(desk.getByRole('textbox', { name: 'Title' })).not.toHaveValue('')
  await expect(desk.getByText(name).first()).toBeVisible()
  await desk.getByRole('textbox', { name: 'Hours' }).fill('09:00-18:00')
  await desk.locator('[data-field="payType"]').getByText('Monthly', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Amount' }).fill('1000000')
  await desk.getByRole('button', { name: 'Send job offer' }).click()
  await expect(desk.getByText(/^The pay is [\d,]+ won below the minimum wage\.$/)).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expect(desk).toHaveURL(/resume=/)
  await expect(desk.getByText('Sending a job offer costs no points.')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Amount' }).fill('3000000')
}

test('a job seeker asks offline and accepts, and the employer’s page shows question and number', async ({
  phone,
  desk,
  site,
}) => {
  const [row] = await site.rows<{ id: string; cellphone: string }>(
    `select p.id, r.cellphone from proposals p join members m on m.id = p.member_id join resumes r on r.id = p.resume_id
     where m.email = $1 and p.status = 'SENT'`,
    [WORKER.email],
  )
  if (!row) throw new Error('the demonstration worker has no open proposal')
  const number = row.cellphone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')
  await signInAsEmployer(desk, site, '/proposalEmployment')
  await expect(desk.getByText('Waiting for an answer')).toBeVisible()
  await expect(desk.getByText(number)).toHaveCount(0)

  // Notifications lead members of both roles to this path.
  await arriveSignedIn(phone.page, site, '/home')
  await goWithin(phone.page, '/proposalEmployment')
  await expect(phone.page).toHaveURL(`${site.url}/mypage/proposals`)
  await expect(phone.page.getByText('New job offer').first()).toBeVisible()
  await test.step('times that were not sent are still there when the form is opened again', async () => {
    const form = phone.page.getByRole('dialog')
    const open = phone.page.getByRole('button', { name: 'Another time' })
    await open.click()
    await form.getByLabel('Option 1: hour').selectOption('14:30')
    await phone.page.keyboard.press('Escape')
    await open.click()
    await expect(form.getByLabel('Option 1: hour')).toHaveValue('14:30')
    await phone.page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })
  await test.step('a question asked offline arrives once and is answered', async () => {
    await askOffline(phone.page)
    const codes = 'select code from proposal_replies where proposal_id = $1 order by created_at'
    expect(await site.rows(codes, [row.id])).toEqual([{ code: 'DORMITORY' }])
    // A code that a newer version of the site knows.
    await site.rows(
      `insert into proposal_replies (id, proposal_id, side, code, created_at) values ($1, $2, 'EMPLOYER', 'SALARY', now())`,
      [v7(), row.id],
    )
    // An event that came before the page listened shows with its next poll, within a minute.
    const answer = desk.getByRole('button', { name: 'Answer: Is there a dormitory?' })
    await expect(answer).toBeVisible({ timeout: 180_000 })
    await answer.click()
    await desk.getByRole('radio', { name: 'Yes, free of charge.' }).check()
    await desk.getByRole('button', { name: 'Send the answer' }).click()
    await expect(desk.getByRole('listitem').filter({ hasText: 'Yes, free of charge.' })).toBeVisible()
    const received = phone.page.getByRole('listitem').filter({ hasText: 'Yes, free of charge.' })
    await expect(received).toBeVisible({ timeout: 180_000 })
    await expect(phone.page.getByText('This version of the app cannot show this message yet.')).toBeVisible()
  })
  await phone.page.getByRole('button', { name: 'Accept' }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(phone.page.getByText('You accepted')).toBeVisible()
  await expect(phone.page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  // An event that came before the page listened shows with its next poll, within a minute.
  await expect(desk.getByRole('link', { name: number })).toBeVisible({ timeout: 180_000 })
  expect(await site.rows('select status from proposals where id = $1', [row.id])).toEqual([
    { status: 'ACCEPTED' },
  ])
})

async function askOffline(page: Page): Promise<void> {
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('radio', { name: 'Is there a dormitory?' }).check()
  await page.getByRole('button', { name: 'Send the question' }).click()
  const question = page.getByRole('listitem').filter({ hasText: 'Is there a dormitory?' })
  await expect(question).toContainText('Saved on this device')
  await page.context().setOffline(false)
  await expect(question).not.toContainText('Saved on this device')
  await expect(question).toContainText('Today')
}
