import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { ById, Id, Instant, pageQuery } from '../base/schema.ts'

/** Positions mean nothing; new kinds may be added anywhere. */
export const NOTIFICATION_KINDS = [
  'NEW_JOB',
  'NEWS',
  'APPLICATION_READ',
  'APPLICATION_SHORTLISTED',
  'APPLICATION_REJECTED',
  'APPLICATION_RECEIVED',
  'PROPOSAL_RECEIVED',
  /** By a company that the member did not apply to, which is its subject. */
  'RESUME_OPENED',
  'PROPOSAL_ACCEPTED',
  'PROPOSAL_DECLINED',
  'BUSINESS_VERIFIED',
  'BUSINESS_REFUSED',
  'DEPOSIT_RECEIVED',
  /** One that was bookmarked or applied to, before its term was over. */
  'JOB_CLOSED',
  /** How the member signs in, or their data: the subject says what. */
  'ACCOUNT_CHANGED',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** What it is about, in its own language: the title of the posting, the news or the proposal. */
  subject: z.string(),
  /** Who is behind it, such as the company; null where nobody is. */
  actor: z.nullable(z.string()),
  /** Id of the posting, news or proposal. */
  targetId: z.nullable(z.string()),
  /** Page of the web app that it leads to. */
  path: z.string(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Page of the web app with their list. */
export const NOTIFICATIONS_PATH = '/mypage/notifications'

/** Page of the web app that a notification leads to. */
export function notificationPath(kind: NotificationKind, targetId: string | null): string {
  switch (kind) {
    case 'NEW_JOB':
    case 'JOB_CLOSED':
      return targetId ? `/recruitment/detail/${targetId}` : '/recruitInfo'
    case 'NEWS':
      return targetId ? `/news/detail/${targetId}` : '/news'
    case 'APPLICATION_READ':
    case 'APPLICATION_SHORTLISTED':
    case 'APPLICATION_REJECTED':
      return '/mypage/applyStatus'
    case 'RESUME_OPENED':
      return '/mypage/alarm'
    case 'DEPOSIT_RECEIVED':
      return '/employmentPage/paymenthistory'
    case 'APPLICATION_RECEIVED':
    case 'BUSINESS_VERIFIED':
    case 'BUSINESS_REFUSED':
      return '/employmentPage/hiringAnnouncement'
    case 'ACCOUNT_CHANGED':
      return '/mypage/account'
    default:
      return '/proposalEmployment'
  }
}

export const listNotifications = read('notifications.list', 'GET /notifications', {
  summary: 'Newest first; unreadCount beside data counts all that are unread',
  query: z.object(pageQuery(20)),
  answer: z.array(Notification),
  paged: true,
  by: 'member',
})
const Read = z.object({ read: z.literal(true) })
const Unread = z.object({ unreadCount: z.int() })
export const readNotification = storableCommand('notifications.read', 'PUT /notifications/:id', {
  summary: 'Mark one as read',
  params: ById,
  body: Read,
  answer: Unread,
  by: 'member',
  errors: ['NOT_FOUND'],
})
export const readNotifications = storableCommand('notifications.readAll', 'PUT /notifications', {
  summary: 'Mark all as read up to the one named (the newest that was shown), or all there are',
  body: z.object({ read: z.literal(true), upTo: z.optional(Id) }),
  answer: Unread,
  by: 'member',
})

/** Below /api: server-sent events, read with fetch and a bearer. Answers text/event-stream, or a problem document. */
export const EVENTS_PATH = '/events'
/**
 * Events of the stream: `event: notification` with `id:` (for Last-Event-ID) and a LiveNotification as data;
 * `event: unread` with `{ unreadCount }`, at the start and after every change; `event: signed-out` before it ends
 * because the session did. Comments (`: …`) every 25 seconds keep it open.
 */
export const LiveNotification = z.object({ notification: Notification, unreadCount: z.int() })
export type LiveNotification = z.output<typeof LiveNotification>
