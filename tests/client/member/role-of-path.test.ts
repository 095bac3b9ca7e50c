import { expect, test } from 'vitest'
import { roleOfPath } from '../../../src/client/features/member/role-of-path.ts'

test.each([
  ['/writeAnnouncement', 'EMPLOYER'],
  ['/anoouncementType?type=LOCAL', 'EMPLOYER'],
  ['/employmentpage/closeAnnouncement', 'EMPLOYER'],
  ['/payment/readingTicket', 'EMPLOYER'],
  ['/talent', 'EMPLOYER'],
  ['/mypage/company', 'EMPLOYER'],
  ['/writeResume?step=2', 'EMPLOYEE'],
  ['/recruitInfo', 'EMPLOYEE'],
  ['/recruitment/detail/1', 'EMPLOYEE'],
  ['/mypage/favorites', 'EMPLOYEE'],
  ['/mypage/applystatus', 'EMPLOYEE'],
] as const)('%s is a page for %s', (path, role) => {
  expect(roleOfPath(path)).toBe(role)
})

test.each([undefined, '/', '/home', '/news', '/mypage', '/mypage/account', '/talents', '/outbox'])(
  '%s is a page for both roles',
  (path) => {
    expect(roleOfPath(path)).toBeUndefined()
  },
)
