import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import { enqueueTask, type NotificationMessage } from '../../db/tasks.ts'
import type { RateLimitName } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { isNight, nextMorning } from '../alert/service.ts'
import { jobsOf } from '../notification/service.ts'
import { headlinesOf } from '../work/headlines.ts'
import { notificationMail, notificationText } from './message-texts.ts'
import { findPending, type Pending } from './pending.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { stopPath } from './stop-link.ts'

interface Context {
  db: Db
  services: Pick<Services, 'limits' | 'mail' | 'publicUrl' | 'secret' | 'sms'>
}

/**
 * The background half of telling a member outside the app. What was read meanwhile is left out. A process that dies
 * between sending and recording sends it twice: a mail with the same Message-ID, so that mail programs show one.
 */
export async function sendNotificationMessage(
  { db, services }: Context,
  message: NotificationMessage,
  now: Date,
): Promise<void> {
  // A mail server that did not answer in the evening is tried again in the morning.
  if (isNight(now)) return enqueueTask(db, 'notification-message', message, now, nextMorning(now))
  const recipients = await recipientsOf(db, [message.memberId])
  const pending = await findPending(db, message)
  if (pending.length === 0) return
  for (const recipient of recipients) {
    const told = await inLanguage(db, pending, recipient.langCode)
    await (message.by === 'TEXT'
      ? sendText(services, recipient, told)
      : sendMail(services, recipient, told, message.id))
  }
}

/** Jobs by their headline for those who do not read Korean, as in pushes. */
async function inLanguage(db: Db, pending: readonly Pending[], langCode: string): Promise<Pending[]> {
  const jobOf = await jobsOf(db, pending)
  const headlineIn = await headlinesOf(db, pending.map(jobOf))
  return pending.map((each) => ({ ...each, subject: headlineIn(jobOf(each), langCode) ?? each.subject }))
}

/** Beyond a day's text messages, which cost money, the rest stays in the app. */
async function sendText(
  { limits, publicUrl, sms }: Context['services'],
  { memberId, cellphone, langCode }: Recipient,
  pending: readonly Pending[],
): Promise<void> {
  const uses: [RateLimitName, string][] = [
    ['notification-text-member', memberId],
    ['notification-text-total', 'all'],
  ]
  if (cellphone === null) return
  try {
    await Promise.all(uses.map(([name, key]) => limits.check(name, key)))
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return
    throw error
  }
  await sms.send(cellphone, notificationText(pending, langCode, publicUrl()))
  await Promise.all(uses.map(([name, key]) => limits.count(name, key)))
}

async function sendMail(
  { mail, publicUrl, secret }: Context['services'],
  recipient: Recipient,
  pending: readonly Pending[],
  id: string,
): Promise<void> {
  if (recipient.email === null) return
  const url = publicUrl()
  const stopUrl = `${url}${stopPath(secret, recipient.memberId)}`
  await mail.send({
    to: recipient.email,
    ...notificationMail(pending, recipient, { publicUrl: url, stopUrl }),
    messageId: `<${id}@${URL.canParse(url) ? new URL(url).hostname : 'localhost'}>`,
    // RFC 8058: mail programs end such mails by one press.
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  })
}
