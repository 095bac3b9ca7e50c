import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import type { NotificationKind } from './notification.ts'

/**
 * How a member is told outside the app: not at all, by mail if a notification stays unread for ten minutes, by mail or
 * text message at once, or by one mail a day.
 */
export const CHANNELS = ['APP', 'MAIL_UNREAD', 'MAIL', 'MAIL_DAILY', 'TEXT'] as const
export type Channel = (typeof CHANNELS)[number]
export const USUAL_CHANNEL: Channel = 'MAIL_UNREAD'
export const UNREAD_MINUTES = 10
/** Text messages to one member, as they cost money. */
export const TEXTS_A_DAY = 5
/** Seoul. */
export const DAILY_MAIL_HOUR = 9

/** What the channel is chosen for. Notifications of kinds that are in no topic stay in the app. */
export const KINDS_OF_TOPIC = {
  applicants: ['APPLICATION_RECEIVED'],
  /** From the other side, to proposals and messages, with times of interviews. */
  answers: [
    'APPLICATION_SHORTLISTED',
    'APPLICATION_INTERVIEW',
    'APPLICATION_HIRED',
    'APPLICATION_REJECTED',
    'PROPOSAL_RECEIVED',
    'PROPOSAL_ACCEPTED',
    'PROPOSAL_DECLINED',
    'PROPOSAL_WITHDRAWN',
    'PROPOSAL_QUESTION',
    'PROPOSAL_REPLY',
    'PROPOSAL_TIMES',
    'PROPOSAL_TIME_AGREED',
    'PROPOSAL_LATER',
    'MESSAGE_RECEIVED',
  ],
  // A refund is mailed in any case (features/operator/refund-mail.ts).
  payment: ['DEPOSIT_RECEIVED', 'RECEIPT_ISSUED'],
  people: ['COLLEAGUE_JOINED', 'COLLEAGUE_LEFT', 'RIGHT_CHANGED', 'PLACE_ENDED'],
} as const satisfies Record<string, readonly NotificationKind[]>

export type ChannelTopic = keyof typeof KINDS_OF_TOPIC
export const CHANNEL_TOPICS = Object.keys(KINDS_OF_TOPIC) as ChannelTopic[]

export const channelTopicOf = (kind: NotificationKind): ChannelTopic | null =>
  CHANNEL_TOPICS.find((topic) => KINDS_OF_TOPIC[topic].some((each) => each === kind)) ?? null

const Chosen = z.enum(CHANNELS)
export const NotificationChannels = z.object({
  applicants: Chosen,
  answers: Chosen,
  payment: Chosen,
  people: Chosen,
})
export type NotificationChannels = z.output<typeof NotificationChannels>

const PATH = '/users/me/notification-channels'
const by = ['EMPLOYEE', 'EMPLOYER'] as const
export const getNotificationChannels = read('notifications.channels', `GET ${PATH}`, {
  summary: 'Get how the member is told outside the app',
  answer: NotificationChannels,
  by,
  // Each person of a company chooses for themselves.
  company: null,
})
export const saveNotificationChannels = storableCommand('notifications.saveChannels', `PUT ${PATH}`, {
  summary: 'Choose how to be told outside the app',
  body: z.partial(NotificationChannels),
  answer: NotificationChannels,
  by,
  company: null,
})
