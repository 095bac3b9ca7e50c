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

test('a push keeps its content', () => {
  expect(readPush(JSON.stringify(message))).toEqual({
    title: '새 일자리',
    body: '용접공 모집',
    lang: 'ko',
    path: '/recruitment/detail/1',
    tag: 'n1',
    unreadCount: 3,
  })
})

test('a push with an address outside the site opens the notifications', () => {
  const evils = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 7, null]
  for (const path of evils)
    expect(readPush(JSON.stringify({ ...message, path })).path).toBe('/mypage/notifications')
})

test('an unreadable push becomes a general notification', () => {
  for (const text of ['', 'no JSON', '[]', 'null', '"text"', '{}'])
    expect(readPush(text)).toMatchObject({ title: 'Ilteo', path: '/mypage/notifications' })
})
