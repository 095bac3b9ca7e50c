import { expect, test } from 'vitest'
import { readPush } from '../../../src/sw/push-message.ts'

const message = {
  kind: 'NEW_JOB',
  title: '새 일자리',
  body: '용접공 모집',
  lang: 'ko',
  path: '/recruitment/detail/1',
  notificationId: 'n1',
  count: 1,
  unreadCount: 3,
  createdAt: '2026-11-21T00:00:00Z',
}

test('a push shows what it carries', () => {
  expect(readPush(JSON.stringify(message))).toEqual({
    title: '새 일자리',
    body: '용접공 모집',
    lang: 'ko',
    path: '/recruitment/detail/1',
    tag: 'n1',
    unreadCount: 3,
  })
})

test('a push leads to a page of this site, whatever it says', () => {
  const evils = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 7, null]
  for (const path of evils)
    expect(readPush(JSON.stringify({ ...message, path })).path).toBe('/mypage/notifications')
})

test('a push that cannot be read still shows something that leads somewhere', () => {
  for (const text of ['', 'no JSON', '[]', 'null', '"text"', '{}'])
    expect(readPush(text)).toMatchObject({ title: 'Ilteo', path: '/mypage/notifications' })
})
