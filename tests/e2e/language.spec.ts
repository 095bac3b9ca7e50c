import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin, withoutBackgroundSync } from './acts.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'

const languageOf = async (site: Site) =>
  (
    await site.rows<{ lang_code: string }>('select lang_code from members where email = $1', [WORKER.email])
  )[0]?.lang_code

const chats = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

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

/** The first chat has this headline, and not the one of the other language. */
async function expectChatsIn(page: Page, headline: string, other: string): Promise<void> {
  await expect(chats(page)).toContainText([headline])
  await expect(chats(page).first()).not.toContainText(other)
}

test('a language used before applies at once when chosen offline, also to the chats, and is saved to the account after reconnecting', async ({
  phone: { page, context },
  site,
}) => {
  const [english = '', ...others] = await headlinesIn(site, 'en')
  const [korean = ''] = await headlinesIn(site, 'ko')
  expect(others).toEqual([])
  expect(korean).not.toBe(english)
  await withoutBackgroundSync(page, site)
  await arriveSignedIn(page, site, '/messages')
  await expectChatsIn(page, english, korean)

  await test.step('another language is chosen', async () => {
    await goWithin(page, '/mypage/language')
    await page.getByRole('radio', { name: '한국어' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '언어 바꾸기' })).toBeVisible()
    await readyForOffline(page)
    await goWithin(page, '/messages')
    await expectChatsIn(page, korean, english)
    await chats(page).first().click()
    await expect(page.getByRole('banner').or(page.locator('main'))).toContainText([korean])
  })
  await test.step('the former one is chosen again', async () => {
    await goWithin(page, '/mypage/language')
    await page.getByRole('radio', { name: 'English', exact: true }).check()
    await page.getByRole('button', { name: '저장' }).click()
    await expect.poll(() => languageOf(site)).toBe('en')
  })
  await test.step('the other one is chosen without a network', async () => {
    await context.setOffline(true)
    await page.getByRole('radio', { name: '한국어' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '언어 바꾸기' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    expect(await languageOf(site)).toBe('en')
    await page.goto(`${site.url}/messages`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expectChatsIn(page, korean, english)
    await context.setOffline(false)
    await expect.poll(() => languageOf(site)).toBe('ko')
  })
})

test.describe('with a browser whose language is not supported', () => {
  test.use({ locale: 'fr-FR', isFirstVisit: true, isNeverInstalled: true })

  test('the interface is in English, which a path with /ko changes, offers the languages, and keeps a chosen one with a country', async ({
    phone: { page },
    site,
  }) => {
    await page.goto(`${site.url}/ko/news`)
    await expect(page).toHaveURL(`${site.url}/news`)
    await expect(page.getByRole('heading', { level: 1, name: '소식' })).toBeVisible()
    await page.goto(`${site.url}/news`)
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Change language' })
      .getByRole('button', { name: '한국어' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: '소식' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '언어 바꾸기' })).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')

    await test.step('English and a country', async () => {
      await goWithin(page, '/mypage/language')
      await page.getByRole('radio', { name: 'English', exact: true }).check()
      await page.getByRole('button', { name: '저장' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Change language' })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Find a country' }).fill('Viet')
      await page.getByRole('radio', { name: /Việt Nam/ }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.reload()
      await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await goWithin(page, '/writeResume')
      await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
    })
  })
})
