import { getReady } from './acts.ts'
import { expect, test } from './journey.ts'

const PAGES = [
  '/mypage/favorites',
  '/mypage/applyStatus',
  '/mypage/alarm',
  '/mypage/account',
  '/mypage/notifications',
  '/mypage/proposals',
  '/mypage/modifyResume',
  '/outbox',
]

test('a member’s pages open without a network, and nothing goes wrong unheard', async ({
  phone: { page, context },
  site,
}) => {
  const unheard: string[] = []
  page.on('pageerror', (error) => unheard.push(`${new URL(page.url()).pathname}: ${error.message}`))
  await getReady(page, site, [])
  const open = async (path: string) => {
    await page.goto(site.url + path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  for (const path of PAGES) await open(path)
  // What is younger than half a minute counts as fresh, and is not asked for again.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await context.setOffline(true)
  for (const path of PAGES) {
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/api/'),
      timeout: 180_000,
    })
    await open(path)
    await failed
  }
  // What failed there has been told by then.
  await open('/home')
  expect(unheard).toEqual([])
})
