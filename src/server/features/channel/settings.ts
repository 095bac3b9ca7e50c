import { fieldError } from '../../../contract/base/errors.ts'
import {
  CHANNEL_TOPICS,
  KINDS_OF_TOPIC,
  type NotificationChannels,
  USUAL_CHANNEL,
} from '../../../contract/message/notification-channels.ts'
import type { Db } from '../../db/database.ts'
import { findMemberById } from '../member/queries.ts'

const USUAL: NotificationChannels = {
  applicants: USUAL_CHANNEL,
  answers: USUAL_CHANNEL,
  payment: USUAL_CHANNEL,
  people: USUAL_CHANNEL,
}

export async function findChannels(db: Db, memberId: string): Promise<NotificationChannels> {
  const row = await db
    .selectFrom('notification_channels')
    .select(CHANNEL_TOPICS)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? USUAL
}

/**
 * Topics that are left out stay as they are. What still waits for a topic that is for the app alone now is not sent.
 * @throws AppError VALIDATION for text messages without a confirmed number
 */
export async function saveChannels(
  db: Db,
  memberId: string,
  change: { [Topic in keyof NotificationChannels]?: NotificationChannels[Topic] | undefined },
): Promise<NotificationChannels> {
  const before = await findChannels(db, memberId)
  const topic = CHANNEL_TOPICS.find((each) => change[each] === 'TEXT' && before[each] !== 'TEXT')
  if (topic && !(await findMemberById(db, memberId))?.cellphone_verified_at)
    throw fieldError(topic, 'INVALID', 'text messages need a confirmed cellphone number')
  const next = {
    applicants: change.applicants ?? before.applicants,
    answers: change.answers ?? before.answers,
    payment: change.payment ?? before.payment,
    people: change.people ?? before.people,
  }
  await storeChannels(db, memberId, next)
  return next
}

/** The unsubscribe link: topics that come by mail are for the app alone from now on; text messages stay. */
export async function stopMails(db: Db, memberId: string): Promise<void> {
  const channels = await findChannels(db, memberId)
  const withoutMail = (channel: NotificationChannels['answers']) => (channel === 'TEXT' ? channel : 'APP')
  await storeChannels(db, memberId, {
    applicants: withoutMail(channels.applicants),
    answers: withoutMail(channels.answers),
    payment: withoutMail(channels.payment),
    people: withoutMail(channels.people),
  })
}

async function storeChannels(db: Db, memberId: string, channels: NotificationChannels): Promise<void> {
  await db
    .insertInto('notification_channels')
    .values({ member_id: memberId, ...channels })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(channels))
    .execute()
  const kinds = CHANNEL_TOPICS.filter((topic) => channels[topic] === 'APP').flatMap(
    (topic) => KINDS_OF_TOPIC[topic],
  )
  if (kinds.length === 0) return
  await db
    .updateTable('notifications')
    .set({ tell_at: null })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('tell_at', 'is not', null)
    .where('kind', 'in', kinds)
    .execute()
}
