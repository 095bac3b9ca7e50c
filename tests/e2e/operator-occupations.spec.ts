import { goWithin } from './acts.ts'
import { expect, test } from './journey.ts'
import { arriveAsOperator } from './operator-acts.ts'

test('an operator on a narrow phone says what postings are for and undoes it, reads what was done, and signs out', async ({
  desk,
  site,
}) => {
  const jobs = await site.rows<{ title: string }>(
    `update jobs set occupations = '{}', work_source = 'MATCHED' where id in (
      select id from jobs where status = 'IN_PROGRESS' order by created_at desc, id desc limit 2) returning title`,
  )
  await site.rows("update jobs set categories = '{}', category_etc = '별빛 관리' where title = $1", [
    jobs[0]?.title,
  ])
  await desk.setViewportSize({ width: 360, height: 740 })
  await arriveAsOperator(desk, site)
  await test.step('one from the queue opens over its list, and leads back', async () => {
    await desk.getByRole('link', { name: jobs[0]?.title }).click()
    await expect(desk.getByRole('dialog', { name: 'What is this posting for?' })).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible()
  })
  await goWithin(desk, '/operator/occupations')
  const open = desk.getByRole('button', { name: 'Decide' })
  await expect(open).toHaveCount(jobs.length)
  const row = desk.locator('[data-row]').filter({ hasText: jobs[0]?.title ?? '' })
  await expect(row).toContainText('별빛 관리')
  await row.getByRole('button', { name: `Decide: ${jobs[0]?.title}` }).click()
  await expect(desk.getByRole('dialog')).toContainText('별빛 관리')
  await desk.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /^Decide/ })).toBeFocused()
  for (const left of [1, 0]) {
    await open.first().click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Choose an occupation' }).click()
    await expect(desk.getByRole('dialog').getByRole('searchbox')).toBeFocused()
    await desk.keyboard.type('Welder')
    await desk.getByRole('dialog').getByRole('button', { name: 'Welder', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(open).toHaveCount(left)
  }
  const saved = desk.getByRole('status').filter({ hasText: 'Occupations saved: ' })
  await expect(saved).toBeVisible()
  await test.step('the notice can be hidden at its upper end, beside its text', async () => {
    const [text, hide] = [
      await saved.boundingBox(),
      await desk.getByRole('button', { name: 'Hide', exact: true }).boundingBox(),
    ]
    if (!text || !hide) throw new Error('the notice is not shown')
    expect(hide.x).toBeGreaterThanOrEqual(text.x + text.width)
    expect(hide.y).toBeLessThanOrEqual(text.y)
    expect(hide.x + hide.width).toBeLessThanOrEqual(360)
  })
  await desk.getByText('Earlier decisions').click()
  await desk.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Decision undone: ' })).toBeVisible()
  await expect(open).toHaveCount(1)

  await test.step('a posting’s page changes a wrong occupation', async () => {
    const [job] = await site.rows<{ id: string }>(
      `select id from jobs where work_source = 'OPERATOR' and occupations = '{WELDER}'`,
    )
    await goWithin(desk, `/operator/postings/${job?.id}`)
    await desk.getByRole('button', { name: 'Change the occupations' }).click()
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByText('1 occupation is chosen. Press it to take it out.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Add another occupation' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Welder', exact: true }).click()
    await expect(sheet.getByText('Without an occupation')).toBeVisible()
    await sheet.getByRole('button', { name: 'Choose an occupation' }).click()
    await sheet.getByRole('searchbox').fill('Building painter')
    await sheet.getByRole('button', { name: 'Building painter', exact: true }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(desk.getByRole('main').getByText(/Building painter.*Set by an operator/)).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Change the occupations' })).toBeFocused()
  })

  await test.step('the public page names the occupation apart from the kind of work', async () => {
    const [job] = await site.rows<{ id: string }>(
      `select id from jobs where work_source = 'OPERATOR' and occupations = '{BUILDING_PAINTER}'`,
    )
    await goWithin(desk, `/recruitment/detail/${job?.id}`)
    const facts = desk.getByRole('region', { name: 'Working conditions' })
    await expect(facts.getByText('Building painter', { exact: true })).toBeVisible()
    await expect(facts.getByRole('rowheader', { name: 'Occupation', exact: true })).toBeVisible()
  })

  await test.step('the audit trail has both acts, and its filters and its place in the menu are on the screen', async () => {
    const menu = desk.getByRole('navigation', { name: 'Operator console' })
    for (const [path, name] of [
      ['/operator/reports', 'Reports'],
      ['/operator/acts', 'Audit trail'],
    ] as const) {
      await goWithin(desk, '/operator')
      const link = menu.getByRole('link', { name })
      await expect(link).not.toBeInViewport({ ratio: 1 })
      await goWithin(desk, path)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(desk.getByText('Undid what was said of a posting’s occupations').last()).toBeVisible()
    for (const name of ['Operator', 'Action']) {
      const box = await desk.getByRole('combobox', { name }).boundingBox()
      expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(344)
    }
  })

  await test.step('a page of companies leads to the console, where the operator signs out', async () => {
    await goWithin(desk, '/payment')
    await expect(desk.getByRole('heading', { name: 'This page is for companies' })).toBeVisible()
    await desk.getByRole('main').getByRole('link', { name: 'Go to the console' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await desk.getByRole('button', { name: 'Operator', exact: true }).click()
    await desk.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await desk.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(desk).not.toHaveURL(/operator/)
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  })
})
