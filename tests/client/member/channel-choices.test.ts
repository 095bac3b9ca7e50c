import { expect, test } from 'vitest'
import { canChoose, topicsFor } from '../../../src/client/features/member/account/channels-section.tsx'
import { requestFor } from '../../../src/client/offline/outbox/engine/request.ts'
import { CHANNELS, saveNotificationChannels } from '../../../src/contract/message/notification-channels.ts'

test('an employer chooses for applicants, answers, payments and people, a worker for answers', () => {
  expect(topicsFor('EMPLOYER')).toEqual(['applicants', 'answers', 'payment', 'people'])
  expect(topicsFor('EMPLOYEE')).toEqual(['answers'])
})

test('text messages are offered with a verified number, and stay shown where they were chosen', () => {
  const offered = (cellphoneVerified: boolean, chosen: 'MAIL' | 'TEXT') =>
    CHANNELS.filter((channel) => canChoose(channel, { cellphoneVerified }, chosen))
  expect(offered(true, 'MAIL')).toEqual([...CHANNELS])
  expect(offered(false, 'MAIL')).not.toContain('TEXT')
  expect(offered(false, 'TEXT')).toContain('TEXT')
})

test('a choice is sent with those of the other topics', () => {
  const value = { applicants: 'MAIL_DAILY', answers: 'MAIL', payment: 'APP' }
  const saved = { id: 'key', params: {}, payload: { kind: 'json', value } } as const
  const request = requestFor(saveNotificationChannels, saved, new Map(), 'token')
  expect(request.path).toBe('/api/users/me/notification-channels')
  expect(JSON.parse(String(request.body))).toEqual(value)
})
