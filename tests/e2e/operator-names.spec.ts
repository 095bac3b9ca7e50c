import { goWithin } from './acts.ts'
import { expect, type Site, test } from './journey.ts'
import { arriveAsOperator, callsOf, OPERATOR } from './operator-acts.ts'

const NAMES = ['가람 하나', '가람 둘', '가람 셋'] as const

test('an operator approves names by keyboard, each on from the last, and undoes an earlier one', async ({
  desk,
  site,
}) => {
  const companies = await askForNames(site)
  await arriveAsOperator(desk, site)
  await test.step('the overview lists its keys, and one leads to the menu', async () => {
    await expect(desk.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
    await desk.keyboard.press('?')
    const keys = desk.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys.getByRole('rowheader')).toHaveText(['J', 'K', 'Enter', 'Z', 'G', '?'])
    await desk.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await desk.keyboard.press('g')
    await expect(desk.getByRole('link', { name: 'Overview' })).toBeFocused()
  })
  await goWithin(desk, '/operator/names')
  const open = desk.getByRole('row').getByRole('button', { name: 'Decide' })
  const status = (text: string) => expect(desk.getByRole('status').filter({ hasText: text })).toBeVisible()
  await expect(open).toHaveCount(NAMES.length)
  await open.first().focus()
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  for (const name of NAMES.slice(0, 2)) {
    await expect(open.first()).toBeFocused()
    await expect(desk.getByRole('row').nth(1)).toContainText(name)
    await desk.keyboard.press('Enter')
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve the name' }).press('Enter')
    await status(`Name approved: ${name}.`)
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(desk.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  }
  await expect(open).toHaveCount(1)
  await expect(open).toBeFocused()

  await desk.getByText('Earlier decisions').click()
  const earlier = desk.getByRole('listitem').filter({ hasText: `Name approved: ${NAMES[0]}.` })
  await earlier.getByRole('button', { name: 'Undo' }).click()
  await status(`Decision undone: ${NAMES[0]}.`)
  await expect(open).toHaveCount(2)
  await expect(desk.getByRole('row').filter({ hasText: NAMES[0] })).toBeVisible()

  await test.step('one from the queue that somebody else decides meanwhile stays open and says so', async () => {
    const [name, companyId] = [NAMES[2], companies.get(NAMES[2])]
    await goWithin(desk, '/operator')
    await desk.getByRole('link', { name }).click()
    const approve = desk.getByRole('dialog').getByRole('button', { name: 'Approve the name' })
    await expect(approve).toBeVisible()
    const call = await callsOf(site, OPERATOR)
    await call('POST', `/operator/company-names/${companyId}/refusal`, {
      name,
      reason: '다른 회사 이름이에요.',
    })
    await approve.click()
    await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('decided meanwhile')
    await expect(approve).toHaveCount(0)
    await expect(desk.locator(':focus')).toContainText('decided meanwhile')
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible()
  })
  await test.step('one from the queue leads to the next case of the queue', async () => {
    await desk.getByRole('link', { name: NAMES[0] }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve the name' }).click()
    await status(`Name approved: ${NAMES[0]}. Next: `)
    await expect(desk).not.toHaveURL(/operator(\/names.*)?$/)
  })
  await test.step('a decided one says who decided, who can take it back there', async () => {
    await goWithin(desk, '/operator/names')
    await desk.getByRole('link', { name: 'Rejected' }).click()
    await desk.getByRole('button', { name: `Look: ${NAMES[2]}` }).click()
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByText(/^Decided by /)).toBeVisible()
    await expect(sheet.getByText('Rejected')).toBeVisible()
    await sheet.getByRole('button', { name: 'Undo' }).click()
    await status(`Decision undone: ${NAMES[2]}.`)
    await expect(sheet).toHaveCount(0)
    await expect(desk.getByRole('row').filter({ hasText: NAMES[2] })).toContainText('Decide')
  })
})

/** Three verified businesses ask, the first of `NAMES` first. @returns their ids by name */
async function askForNames(site: Site): Promise<Map<string, string>> {
  const asked = await site.rows<{ company_id: string; name: string }>(
    `insert into company_names (company_id, name, status, requested_at)
      select id, ($1::text[])[place], 'WAITING', now() - interval '1 hour' + place * interval '1 minute'
      from (select id, row_number() over (order by id) as place from companies
        where verified_at is not null and member_id is not null
          and id not in (select company_id from company_names) limit $2) c
      returning company_id, name`,
    [NAMES, NAMES.length],
  )
  expect(asked).toHaveLength(NAMES.length)
  return new Map(asked.map(({ company_id: id, name }) => [name, id]))
}
