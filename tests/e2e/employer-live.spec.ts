import { arriveSignedIn } from './acts.ts'
import { expect, test } from './journey.ts'
import { signUpWaitingCompany, callsOf, OPERATOR } from './operator-acts.ts'

test('an open employer page shows that an operator has approved the verification', async ({
  phone: { page },
  site,
}) => {
  const title = '확인을 기다리는 포장 공고'
  const company = await signUpWaitingCompany(site, title)
  const stream = page.waitForResponse(`${site.url}/api/events`, { timeout: 180_000 })
  await arriveSignedIn(page, site, '/home', company)
  await stream
  await test.step('home counts and lists the posting, as the list of postings does', async () => {
    const postings = page.getByRole('region', { name: 'Postings in progress 1' })
    await expect(postings.getByRole('listitem').filter({ hasText: title })).toContainText(
      'Verification in progress',
    )
    await expect(postings.getByRole('link', { name: 'View my request' })).toHaveAttribute(
      'href',
      '/mypage/company',
    )
    await postings.getByRole('link', { name: title }).click()
    await expect(page.getByRole('link', { name: 'In progress 1' })).toBeVisible()
  })
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Verification in progress')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const [waiting] = await site.rows<{ id: string }>(
    'select c.id from companies c join members m on m.id = c.member_id where m.email = $1',
    [company.email],
  )
  const operator = await callsOf(site, OPERATOR)
  await operator('POST', `/operator/verifications/${waiting?.id}/approval`)
  await expect(card.getByText('Verification in progress')).toHaveCount(0)
  await expect(card.getByText(/days? left/)).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
