import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { JobCard } from '../job/job.ts'
import { ById, Id, Instant, inPages, langQuery } from '../base/schema.ts'

/** The order has no meaning; new kinds may be added anywhere. */
export const NOTIFICATION_KINDS = [
  'NEW_JOB',
  /** A new job that a saved search finds. */
  'SEARCH_MATCHED',
  'NEWS',
  'APPLICATION_READ',
  'APPLICATION_SHORTLISTED',
  'APPLICATION_INTERVIEW',
  'APPLICATION_HIRED',
  'APPLICATION_REJECTED',
  'APPLICATION_RECEIVED',
  /** For the company: somebody new fits one of its jobs, which is the target. */
  'CANDIDATE_FOUND',
  'PROPOSAL_RECEIVED',
  /** By a company that the member did not apply to; the company is the subject. */
  'RESUME_OPENED',
  'PROPOSAL_ACCEPTED',
  'PROPOSAL_DECLINED',
  'PROPOSAL_WITHDRAWN',
  'PROPOSAL_QUESTION',
  /** An answer to a question, or the proposal once more. */
  'PROPOSAL_REPLY',
  'PROPOSAL_TIMES',
  'PROPOSAL_TIME_AGREED',
  /** The candidate names a day to ask again. */
  'PROPOSAL_LATER',
  'BUSINESS_VERIFIED',
  'BUSINESS_REFUSED',
  /** An operator took the decision back. */
  'BUSINESS_WAITS_AGAIN',
  /** Another public name of the company, which is the subject. */
  'COMPANY_NAME_APPROVED',
  'COMPANY_NAME_REFUSED',
  /** An application of the company for “Pay guaranteed”. */
  'GUARANTEE_GRANTED',
  /** For a period that begins later: the subject is its first day, `YYYY-MM-DD`. */
  'GUARANTEE_GRANTED_AHEAD',
  'GUARANTEE_REFUSED',
  /** The published list of employers with wage arrears names the company; its postings say so. */
  'ARREARS_CONFIRMED',
  /** A worker of the company says that guaranteed pay was late; the job is the subject. */
  'LATE_PAY_OPENED',
  /** For the company. */
  'LATE_PAY_DECIDED',
  /** For the worker. */
  'LATE_PAY_SETTLED',
  'DEPOSIT_RECEIVED',
  /** For the company, with what was found in its posting where an operator says so. */
  'POSTING_CLOSED',
  'POSTING_CLOSED_FRAUD',
  'POSTING_CLOSED_FALSE_PAY',
  'POSTING_CLOSED_FEE_DEMANDED',
  'POSTING_CLOSED_DISCRIMINATION',
  'POSTING_CLOSED_INAPPROPRIATE',
  /** For the company: an operator took the decision back. */
  'POSTING_REOPENED',
  /** For the company, with what was found in its proposal where an operator says so. */
  'OFFER_WITHDRAWN',
  'OFFER_WITHDRAWN_FRAUD',
  'OFFER_WITHDRAWN_FALSE_PAY',
  'OFFER_WITHDRAWN_FEE_DEMANDED',
  'OFFER_WITHDRAWN_DISCRIMINATION',
  'OFFER_WITHDRAWN_INAPPROPRIATE',
  /** For the company: an operator took the decision back. */
  'OFFER_RESTORED',
  'ORDER_REFUNDED',
  /** A tax invoice or cash receipt that the company asked for; the subject is what was bought. */
  'RECEIPT_ISSUED',
  /** A favorite or applied-to job that closed before its term ended. */
  'JOB_CLOSED',
  /** An operator had closed it by mistake. */
  'JOB_REOPENED',
  /** The member's report of a job was settled, some with a phrase that the operator chose. */
  'REPORT_CLOSED',
  'REPORT_CLOSED_HELP',
  'REPORT_DISMISSED',
  'REPORT_NO_VIOLATION',
  'REPORT_NOT_PROVEN',
  'REPORT_CORRECTED',
  /** An operator took the decision back. */
  'REPORT_REOPENED',
  /** Unread messages of one conversation, which is the target; the actor wrote them. */
  'MESSAGE_RECEIVED',
  /** A conversation is deleted in two weeks. */
  'CONVERSATION_ENDING',
  /** For the owner of a company, which is the subject; the actor is who joined or left. */
  'COLLEAGUE_JOINED',
  'COLLEAGUE_LEFT',
  /** For a person of a company, which is the subject. */
  'RIGHT_CHANGED',
  'PLACE_ENDED',
  /** The member's report of a proposal was settled, some with a phrase that the operator chose. */
  'OFFER_REPORT_UPHELD',
  'OFFER_REPORT_HELP',
  'OFFER_REPORT_DISMISSED',
  'OFFER_REPORT_NOT_PROVEN',
  /** An operator took the decision back. */
  'OFFER_REPORT_REOPENED',
  /** The member's report of a message was settled. */
  'MESSAGE_REPORT_UPHELD',
  'MESSAGE_REPORT_DISMISSED',
  /** An operator took the decision back. */
  'MESSAGE_REPORT_REOPENED',
  /** What the member said of the end of their stay. */
  'STAY_ENDS_IN_90_DAYS',
  'STAY_ENDS_IN_30_DAYS',
  /** A change to the member's sign-in or data; the subject names it. */
  'ACCOUNT_CHANGED',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Title of the job, news or proposal, in its own language. */
  subject: z.string(),
  /** In Latin letters, where the subject is a company's name in Hangul. */
  subjectRomanized: z.optional(z.string()),
  /** Of a job, in the requested language, as on its card; absent from live events. */
  ...z.partial(
    z.pick(JobCard, {
      headline: true,
      occupations: true,
      phrases: true,
      jobCategories: true,
      numberOfPersons: true,
    }),
  ).shape,
  /** Who caused it, such as the company; null if nobody did. */
  actor: z.nullable(z.string()),
  /** In Latin letters; absent where the name has no Hangul. */
  actorRomanized: z.optional(z.string()),
  /** Id of the job, news or proposal. */
  targetId: z.nullable(z.string()),
  /** Page of the web app that the notification opens. */
  path: z.string(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

const proposals = () => '/proposalEmployment'
const applications = () => '/mypage/applyStatus'
const announcements = () => '/employmentPage/hiringAnnouncement'
const company = () => '/mypage/company'
const people = () => '/mypage/people'
const conversation = (id: string | null) => (id ? `/messages/${id}` : '/messages')
const job = (id: string | null) => (id ? `/recruitment/detail/${id}` : '/recruitInfo')

const paths: Record<NotificationKind, (targetId: string | null) => string> = {
  NEW_JOB: job,
  SEARCH_MATCHED: job,
  JOB_CLOSED: job,
  JOB_REOPENED: job,
  REPORT_CLOSED: job,
  REPORT_CLOSED_HELP: job,
  REPORT_DISMISSED: job,
  REPORT_NO_VIOLATION: job,
  REPORT_NOT_PROVEN: job,
  REPORT_CORRECTED: job,
  REPORT_REOPENED: job,
  NEWS: (id) => (id ? `/news/detail/${id}` : '/news'),
  APPLICATION_READ: applications,
  APPLICATION_SHORTLISTED: applications,
  APPLICATION_INTERVIEW: applications,
  APPLICATION_HIRED: applications,
  APPLICATION_REJECTED: applications,
  APPLICATION_RECEIVED: announcements,
  CANDIDATE_FOUND: (id) => (id ? `/talent?posting=${id}` : '/talent'),
  BUSINESS_VERIFIED: announcements,
  BUSINESS_REFUSED: company,
  BUSINESS_WAITS_AGAIN: announcements,
  COMPANY_NAME_APPROVED: company,
  COMPANY_NAME_REFUSED: company,
  GUARANTEE_GRANTED: company,
  GUARANTEE_GRANTED_AHEAD: company,
  GUARANTEE_REFUSED: company,
  ARREARS_CONFIRMED: company,
  LATE_PAY_OPENED: company,
  LATE_PAY_DECIDED: company,
  LATE_PAY_SETTLED: applications,
  PROPOSAL_RECEIVED: proposals,
  PROPOSAL_ACCEPTED: proposals,
  PROPOSAL_DECLINED: proposals,
  PROPOSAL_WITHDRAWN: proposals,
  PROPOSAL_QUESTION: proposals,
  PROPOSAL_REPLY: proposals,
  PROPOSAL_TIMES: proposals,
  PROPOSAL_TIME_AGREED: proposals,
  PROPOSAL_LATER: proposals,
  MESSAGE_RECEIVED: conversation,
  CONVERSATION_ENDING: conversation,
  COLLEAGUE_JOINED: people,
  COLLEAGUE_LEFT: people,
  RIGHT_CHANGED: people,
  PLACE_ENDED: people,
  OFFER_REPORT_UPHELD: proposals,
  OFFER_REPORT_HELP: proposals,
  OFFER_REPORT_DISMISSED: proposals,
  OFFER_REPORT_NOT_PROVEN: proposals,
  OFFER_REPORT_REOPENED: proposals,
  MESSAGE_REPORT_UPHELD: conversation,
  MESSAGE_REPORT_DISMISSED: conversation,
  MESSAGE_REPORT_REOPENED: conversation,
  RESUME_OPENED: () => '/mypage/alarm',
  POSTING_CLOSED: announcements,
  POSTING_CLOSED_FRAUD: announcements,
  POSTING_CLOSED_FALSE_PAY: announcements,
  POSTING_CLOSED_FEE_DEMANDED: announcements,
  POSTING_CLOSED_DISCRIMINATION: announcements,
  POSTING_CLOSED_INAPPROPRIATE: announcements,
  POSTING_REOPENED: announcements,
  OFFER_WITHDRAWN: proposals,
  OFFER_WITHDRAWN_FRAUD: proposals,
  OFFER_WITHDRAWN_FALSE_PAY: proposals,
  OFFER_WITHDRAWN_FEE_DEMANDED: proposals,
  OFFER_WITHDRAWN_DISCRIMINATION: proposals,
  OFFER_WITHDRAWN_INAPPROPRIATE: proposals,
  OFFER_RESTORED: proposals,
  DEPOSIT_RECEIVED: () => '/employmentPage/paymenthistory',
  ORDER_REFUNDED: () => '/employmentPage/paymenthistory',
  RECEIPT_ISSUED: (id) => (id ? `/employmentPage/receipt/${id}` : '/employmentPage/paymenthistory'),
  STAY_ENDS_IN_90_DAYS: () => '/mypage/account',
  STAY_ENDS_IN_30_DAYS: () => '/mypage/account',
  ACCOUNT_CHANGED: () => '/mypage/account',
}

/** Page of the web app that a notification opens. */
export const notificationPath = (kind: NotificationKind, targetId: string | null): string =>
  paths[kind](targetId)

/** Whether the target is a job, and the reader a worker. */
export const isAboutJob = (kind: NotificationKind): boolean =>
  paths[kind] === job || paths[kind] === applications

/** Whether it is about who acts for a company, and with which right. */
export const isAboutPeople = (kind: NotificationKind): boolean => paths[kind] === people

/**
 * Of employers: whether all who act for the company are told. News, their account, their own reports of jobs and their
 * place in a company are told to the person alone.
 */
export const isForCompany = (kind: NotificationKind): boolean =>
  kind !== 'NEWS' && kind !== 'ACCOUNT_CHANGED' && !kind.startsWith('REPORT_') && !isAboutPeople(kind)

/** Whether the subject is a company's name, and the reader a worker. */
export const isAboutCompany = (kind: NotificationKind): boolean => kind === 'RESUME_OPENED'

/** Whether the target is an order, and the subject what was bought. */
export const isAboutOrder = (kind: NotificationKind): boolean =>
  kind === 'DEPOSIT_RECEIVED' || kind === 'ORDER_REFUNDED' || kind === 'RECEIPT_ISSUED'

/** Whether the target is a conversation, and the subject the title of its job. */
export const isAboutConversation = (kind: NotificationKind): boolean => paths[kind] === conversation

/** Whether the subject is a day, `YYYY-MM-DD`, to be shown as the reader's language writes it. */
export const isAboutDay = (kind: NotificationKind): boolean => kind === 'GUARANTEE_GRANTED_AHEAD'

export const listNotifications = read('notifications.list', 'GET /notifications', {
  summary: 'List notifications',
  ...inPages(Notification, 20, langQuery),
  by: 'member',
})
const Read = z.object({ read: z.literal(true) })
const Unread = z.object({ unreadCount: z.int() })
export const readNotification = storableCommand('notifications.read', 'PUT /notifications/:id', {
  summary: 'Mark a notification as read',
  params: ById,
  body: Read,
  answer: Unread,
  by: 'member',
  errors: ['NOT_FOUND'],
})
export const readNotifications = storableCommand('notifications.readAll', 'PUT /notifications', {
  summary: 'Mark notifications as read',
  body: z.object({ read: z.literal(true), upTo: z.optional(Id) }),
  answer: Unread,
  by: 'member',
})

/**
 * Path below /api of the server-sent events, read with fetch and a bearer token. Answers text/event-stream, or a
 * problem document.
 */
export const EVENTS_PATH = '/events'
/**
 * Events of the stream: `event: notification` with `id:` (for Last-Event-ID) and a LiveNotification as data; `event:
 * unread` with `{ unreadCount }`, at the start and after every change; `event: signed-out` before the stream ends
 * because the session did. A comment (`: …`) every 25 seconds keeps the connection open.
 */
export const LiveNotification = z.object({ notification: Notification, unreadCount: z.int() })
export type LiveNotification = z.output<typeof LiveNotification>
