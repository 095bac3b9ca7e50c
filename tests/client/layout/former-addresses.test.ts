import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** The paths of the app by their route files; the router ignores case. */
const paths = globSync('src/client/routes/*.tsx')
  .map((file) => basename(file, '.tsx'))
  .filter((name) => name !== '__root')
  .map(
    (name) =>
      `/${name
        .replace(/(^|\.)index$/, '')
        .replaceAll('_', '')
        .replaceAll('.', '/')}`,
  )
const patterns = paths.map(
  (path) => new RegExp(`^${path.replace(/\/\$$/, '/.+').replaceAll(/\$\w+/g, '[^/]+')}$`, 'i'),
)
const leadsOn = (address: string) => patterns.some((pattern) => pattern.test(address))

// Tabs, menus and shared links of all versions so far: tabs that are still open, bookmarks and mails lead to these.
test.each([
  '/',
  '/landing',
  '/home',
  '/recruitInfo',
  '/recruitinfo',
  '/recruitment/detail/019b0000-0000-7000-8000-000000000000',
  '/news',
  '/news/detail/019b0000-0000-7000-8000-000000000000',
  '/signIn',
  '/signIn/employee',
  '/signIn/employer',
  '/signUp',
  '/findPassword',
  '/kakaoLogin',
  '/confirmEmail',
  '/mypage',
  '/mypage/account',
  '/mypage/alarm',
  '/mypage/applyStatus',
  '/mypage/company',
  '/mypage/favorites',
  '/mypage/language',
  '/mypage/modifyResume',
  '/mypage/modifyresume',
  '/mypage/notifications',
  '/mypage/proposals',
  '/writeResume',
  '/showResume',
  '/outbox',
  '/outbox/conflict/019b0000-0000-7000-8000-000000000000',
  '/talent',
  '/proposalEmployment',
  '/writeAnnouncement',
  '/anoouncementType',
  '/anoouncementtype',
  '/employmentPage/hiringAnnouncement',
  '/employmentPage/closeAnnouncement',
  '/employmentPage/paymenthistory',
  '/payment',
  '/payment/localJob',
  '/payment/readingTicket',
  '/operator',
  '/operator/reports',
])('the former address %s still has a page', (address) => {
  expect(leadsOn(address)).toBe(true)
})

test('an address that never was has no page', () => {
  expect(leadsOn('/employmentPage/unknown')).toBe(false)
})
