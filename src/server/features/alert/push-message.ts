import { notificationPath, type NotificationKind } from '../../../contract/message/notification.ts'
import { NOTIFICATIONS_PATH } from '../../../contract/message/notifications-path.ts'
import type { PushMessage } from '../../../contract/message/push.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import { manyTexts, pushTexts } from './push-texts.ts'
import { subjectText } from './subject-text.ts'

export interface Pending {
  id: string
  kind: NotificationKind
  subject: string
  actor: string | null
  targetId: string | null
  createdAt: Date
}

/** Code points; push services accept 4,096 bytes, and screens show less. */
const LONGEST = 80
const NAMED = 3

/** One push for all pending notifications: specific for one, a digest for several. Newest last. */
export function pushMessage(
  pending: readonly [Pending, ...Pending[]],
  member: { langCode: string; unreadCount: number },
): PushMessage {
  const newest = pending.at(-1) ?? pending[0]
  const say = textIn(member.langCode)
  const subjectOf = ({ kind, subject }: Pending) => subjectText(kind, subject, member.langCode)
  const shared = {
    lang: languageOf(member.langCode),
    notificationId: newest.id,
    count: pending.length,
    unreadCount: member.unreadCount,
    createdAt: newest.createdAt.toISOString(),
  }
  if (pending.length === 1) {
    return {
      ...shared,
      kind: newest.kind,
      title: shortened(say(pushTexts[newest.kind], { subject: subjectOf(newest) })),
      body: shortened(newest.actor ?? ''),
      path: notificationPath(newest.kind, newest.targetId),
    }
  }
  const isOnly = (kind: NotificationKind) => pending.every((each) => each.kind === kind)
  const texts = {
    NEW_JOB: manyTexts.jobs,
    SEARCH_MATCHED: manyTexts.searches,
    CANDIDATE_FOUND: manyTexts.candidates,
    NEWS: manyTexts.news,
  }
  const only = BULK.find(isOnly)
  const many = only ? texts[only] : manyTexts.notifications
  const named = pending.slice(-NAMED).toReversed()
  return {
    ...shared,
    kind: 'DIGEST',
    title: say(many, { count: pending.length }),
    body: named.map((each) => shortened(subjectOf(each))).join(' · '),
    path: NOTIFICATIONS_PATH,
  }
}

/** A later message with the same topic replaces an undelivered one. */
export function topicOf(pending: readonly Pending[]): string {
  return pending.every((each) => isBulkNotification(each.kind)) ? 'feed' : 'personal'
}

const BULK = ['NEW_JOB', 'SEARCH_MATCHED', 'CANDIDATE_FOUND', 'NEWS'] as const

/** Automatic, frequent and not urgent, unlike notifications about the member's own actions. */
export function isBulkNotification(kind: NotificationKind): boolean {
  return BULK.some((each) => each === kind)
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`
}
