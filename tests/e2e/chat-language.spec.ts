import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'

const chats = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Chooses a language on its page, on which everything is in the former one. */
async function choose(page: Page, name: string, langCode: string): Promise<void> {
  await goWithin(page, '/mypage/language')
  await page.getByRole('radio', { name, exact: true }).check()
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', langCode)
}

/** What the worker's chats are about, in a language: the headlines of their jobs' pages. */
async function headlinesIn(site: Site, langCode: string): Promise<string[]> {
  const jobs = await site.rows<{ id: string }>(
    `select c.job_id as id from conversations c
     join conversation_members p on p.conversation_id = c.id join members m on m.id = p.member_id
     where m.email = $1 and c.job_id is not null`,
    [WORKER.email],
  )
  return Promise.all(
    jobs.map(async ({ id }) => {
      const answer = await fetch(`${site.url}/api/jobs/${id}?langCode=${langCode}`)
      if (!answer.ok) throw new Error(`the job answered ${answer.status}`)
      return (await answer.json()).data.headline
    }),
  )
}

test('the list of chats and an open chat follow the language, also without a network', async ({
  phone: { page, context },
  site,
}) => {
  const [english = '', ...others] = await headlinesIn(site, 'en')
  const [vietnamese = ''] = await headlinesIn(site, 'vi')
  expect(others).toEqual([])
  expect(vietnamese).not.toBe(english)
  await arriveSignedIn(page, site, '/messages')
  await expect(chats(page)).toContainText([english])

  await test.step('another language is chosen', async () => {
    await choose(page, 'Tiếng Việt', 'vi')
    await readyForOffline(page)
    await goWithin(page, '/messages')
    await expect(chats(page)).toContainText([vietnamese])
    await expect(chats(page).first()).not.toContainText(english)
    await chats(page).first().click()
    await expect(page.getByRole('banner').or(page.locator('main'))).toContainText([vietnamese])
  })

  await test.step('the former one is chosen again', async () => {
    await choose(page, 'English', 'en')
    await readyForOffline(page)
    await goWithin(page, '/messages')
    await expect(chats(page)).toContainText([english])
    await expect(chats(page).first()).not.toContainText(vietnamese)
  })

  await test.step('the other one is chosen without a network', async () => {
    await context.setOffline(true)
    await choose(page, 'Tiếng Việt', 'vi')
    await page.goto(`${site.url}/messages`)
    await expect(chats(page)).toContainText([vietnamese])
    await expect(chats(page).first()).not.toContainText(english)
  })
})
