import { arriveSignedIn } from './acts.ts'
import { everythingStored } from './announcement-acts.ts'
import { signInAsEmployer, test } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site } from './journey.ts'

const written = (site: Site, details: string) =>
  site.rows<{ status: string }>('select status from proposals where details = $1', [details])

test('a proposal survives a reload while it is written, waits for a network, and arrives once', async ({
  desk,
  site,
}) => {
  const words = 'We would like you to work with us.'
  await signInAsEmployer(desk, site, '/talent')
  await readyForOffline(desk)
  const card = desk
    .getByRole('article')
    .filter({ has: desk.getByRole('link', { name: 'Propose', exact: true }) })
    .first()
  // Of who has applied the whole name is known, of others the beginning.
  const [name = ''] = (await card.getByRole('heading').innerText()).split(' ')
  await card.getByRole('link', { name: 'Propose', exact: true }).click()
  await expect(desk.getByRole('textbox', { name: 'Title' })).not.toHaveValue('')
  await expect(desk.getByText(name).first()).toBeVisible()
  await desk.getByRole('textbox', { name: 'Message' }).fill(words)
  await expect.poll(() => everythingStored(desk)).toContain(words)
  await desk.reload()
  await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue(words)

  await desk.context().setOffline(true)
  await desk.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(desk).toHaveURL(`${site.url}/proposalEmployment`)
  const proposal = desk.getByRole('article').filter({ hasText: words })
  await expect(proposal).toContainText('Saved on this phone')
  expect(await written(site, words)).toEqual([])

  await desk.context().setOffline(false)
  await expect(proposal).toContainText('Waiting for an answer')
  expect(await written(site, words)).toEqual([{ status: 'SENT' }])
})

test('pay below the minimum wage is told at its field before anything is sent', async ({ desk, site }) => {
  await signInAsEmployer(desk, site, '/talent')
  await desk.getByRole('link', { name: 'Propose', exact: true }).first().click()
  await desk.getByRole('textbox', { name: 'Hours' }).fill('09:00-18:00')
  await desk.getByRole('textbox', { name: 'Amount' }).fill('1000000')
  await desk.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(desk.getByText(/^Below the minimum wage: [\d,]+ won are missing\.$/)).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expect(desk).toHaveURL(/resume=/)
})

test('a worker accepts a proposal, and the open page of the employer shows it with the number to call', async ({
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

  await arriveSignedIn(phone.page, site, '/mypage/proposals')
  await phone.page.getByRole('button', { name: 'Accept' }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(phone.page.getByText('You accepted')).toBeVisible()
  await expect(phone.page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  await expect(desk.getByRole('link', { name: number })).toBeVisible()
  expect(await site.rows('select status from proposals where id = $1', [row.id])).toEqual([
    { status: 'ACCEPTED' },
  ])
})

test('a job seeker whom a notification leads to the proposals sees those to them', async ({
  phone,
  site,
}) => {
  await arriveSignedIn(phone.page, site, '/home')
  await phone.page.goto(`${site.url}/proposalEmployment`)
  await expect(phone.page).toHaveURL(`${site.url}/mypage/proposals`)
  await expect(phone.page.getByText('New proposal').first()).toBeVisible()
})

test('anybody can report a posting; it is counted once, and says thanks', async ({ phone, site }) => {
  const [job] = await site.rows<{ id: string }>(`select id from jobs where status = 'IN_PROGRESS' limit 1`)
  const { page } = phone
  await page.goto(`${site.url}/recruitment/detail/${job?.id}`)
  await page.getByRole('button', { name: 'Report this posting' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Send the report' })).toBeDisabled()
  await sheet.getByRole('radio', { name: 'They ask for money or a deposit' }).check()
  await sheet.getByRole('textbox').fill('100,000 won before the first day')
  await sheet.getByRole('button', { name: 'Send the report' }).click()
  await expect(sheet.getByText(/^Thank you/)).toBeVisible()
  expect(await site.rows('select reason, details from job_reports where job_id = $1', [job?.id])).toEqual([
    { reason: 'FEE_DEMANDED', details: '100,000 won before the first day' },
  ])
})

test('a posting that is looked at twice a day counts one view, and none for its own company', async ({
  phone,
  desk,
  site,
}) => {
  const [job] = await site.rows<{ id: string }>(
    `select j.id from jobs j join companies c on c.id = j.company_id join members m on m.id = c.member_id
     where m.email = 'employer@ilteo.test' and j.status = 'IN_PROGRESS' order by j.created_at limit 1`,
  )
  const visitors = async () => (await site.rows('select from job_views where job_id = $1', [job?.id])).length
  const before = await visitors()
  const path = `/recruitment/detail/${job?.id}`
  await arriveSignedIn(phone.page, site, path)
  await expect.poll(visitors).toBe(before + 1)
  const counted = phone.page.waitForResponse((answer) => answer.url().endsWith('/views'))
  await phone.page.reload()
  expect((await counted).status()).toBe(200)
  const own = desk.waitForResponse((answer) => answer.url().endsWith('/views'))
  await signInAsEmployer(desk, site, path)
  expect((await own).status()).toBe(200)
  expect(await visitors()).toBe(before + 1)
})
