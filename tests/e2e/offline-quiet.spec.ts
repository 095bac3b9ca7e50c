import { goWithin, prepareForOffline } from './acts.ts'
import { expect, test } from './journey.ts'

test.use({ ownPhone: 'sets the clock' })

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

test('a member’s pages open offline without an unhandled error', async ({
  phone: { page, context },
  site,
}) => {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(`${new URL(page.url()).pathname}: ${error.message}`))
  await prepareForOffline(page, site, [])
  const isShown = () => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  for (const path of PAGES) {
    await goWithin(page, path)
    await isShown()
  }
  // Answers count as fresh for half a minute, and are not requested again before.
  await page.clock.setFixedTime(Date.now() + 120_000)
  await context.setOffline(true)
  for (const path of PAGES) {
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/api/'),
      timeout: 180_000,
    })
    await page.goto(site.url + path)
    await isShown()
    await failed
  }
  // By then the errors of the pages before have been reported.
  await page.goto(`${site.url}/home`)
  await isShown()
  expect(unhandled).toEqual([])
})
