import { arriveSignedIn } from './acts.ts'
import { EMPLOYER, findOpenJob, test } from './dashboard-desk.ts'
import { expect, type Site, WORKER } from './journey.ts'
import { codeSentTo } from './messages.ts'
import { field } from './resume-acts.ts'

const storedAddress = (site: Site, id: string) =>
  site.rows<{ address: string; title: string }>('select address, title from jobs where id = $1', [id])

test('Enter in the address search does not submit the announcement', async ({ phone: { page }, site }) => {
  const { id } = await findOpenJob(site, 'GRAND')
  const before = await storedAddress(site, id)
  await arriveSignedIn(page, site, `/writeAnnouncement?id=${id}`, EMPLOYER)
  await page.locator('input[name="title"]').fill('아직 저장하지 않은 제목')
  await page.locator('[data-field="address"]').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Search for an address' })
  await sheet.getByRole('searchbox').fill('향남')
  await sheet.getByRole('searchbox').press('Enter')
  await sheet.getByRole('listitem').first().getByRole('button').click()
  await expect(page.locator('[data-field="address"]')).toContainText('향남읍')
  await expect(page).toHaveURL(/\/writeAnnouncement\?id=/)
  expect(await storedAddress(site, id)).toEqual(before)
})

test('Enter in the password sheet does not save the resume', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/writeResume')
  await field(page, 'Name').fill('Nobody Saved This')
  await field(page, 'Cellphone number').fill('01066667777')
  const since = Date.now()
  await page.getByRole('button', { name: 'Get code' }).click()
  const code = await codeSentTo(site, '01066667777', since)
  await site.rows("update sessions set created_at = created_at - interval '11 minutes'")
  await field(page, 'Code from the text message').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' })
  await field(page, 'Your password').fill(WORKER.password)
  await field(page, 'Your password').press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/writeResume/)
  await expect(field(page, 'Name')).toHaveValue('Nobody Saved This')
  expect(await site.rows("select 1 from resumes where name = 'Nobody Saved This'")).toEqual([])
})
