import { expect, test } from 'vitest'
import { readNotification, readNotifications } from '../../../src/contract/message/notification.ts'
import { isUnread, upToEntity } from '../../../src/client/features/notification/notifications-screen.tsx'
import { unreadCount } from '../../../src/client/entities/notification/unread-count.ts'
import type { Entry, Receipt } from '../../../src/client/offline/outbox/engine/entry.ts'

const OLDER = '01900000-0000-7000-8000-000000000001'
const NEWER = '01900000-0001-7000-8000-000000000001'
const SEEN_AT = 1_000

const entry = (part: Partial<Entry>) => ({ params: {}, entity: '', ...part }) as Entry
const receipt = (part: Partial<Receipt>) => ({ params: {}, entity: '', ...part }) as Receipt
const readOne = (id: string) => ({
  operation: readNotification.name,
  params: { id },
  entity: `notification:${id}`,
})
const readUpTo = (id: string) => ({ operation: readNotifications.name, entity: upToEntity(id) })

const isUnreadWith = (id: string, entries: Entry[], sent: Receipt[] = []) =>
  isUnread({ id, read: false }, { entries, sent }, SEEN_AT)

test('an unsent read marks its notification as read', () => {
  expect(isUnreadWith(OLDER, [])).toBe(true)
  expect(isUnreadWith(OLDER, [entry(readOne(OLDER))])).toBe(false)
  expect(isUnreadWith(NEWER, [entry(readOne(OLDER))])).toBe(true)
})

test('marking all as read covers notifications up to the newest shown', () => {
  expect(isUnreadWith(OLDER, [entry(readUpTo(OLDER))])).toBe(false)
  expect(isUnreadWith(NEWER, [entry(readUpTo(OLDER))])).toBe(true)
})

test('a read sent after the list was requested counts, and an earlier one is left to the list', () => {
  expect(isUnreadWith(OLDER, [], [receipt({ ...readOne(OLDER), at: SEEN_AT + 1 })])).toBe(false)
  expect(isUnreadWith(OLDER, [], [receipt({ ...readOne(OLDER), at: SEEN_AT - 1 })])).toBe(true)
})

test('a number that an event told after a read was sent already includes that read', () => {
  const sent = [receipt({ ...readOne(OLDER), at: SEEN_AT + 1 })]
  const member = { data: { unreadCount: 1 }, askedAt: SEEN_AT }
  expect(unreadCount(member, { entries: [], sent })).toBe(0)
  expect(unreadCount({ ...member, countedAt: SEEN_AT + 2 }, { entries: [], sent })).toBe(1)
  expect(unreadCount({ ...member, countedAt: SEEN_AT + 2 }, { entries: [entry(readOne(OLDER))], sent })).toBe(
    0,
  )
})
