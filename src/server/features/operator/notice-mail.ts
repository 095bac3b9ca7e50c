import { type NotificationKind, notificationPath } from '../../../contract/message/notification.ts'
import type { Db } from '../../db/database.ts'
import { type MailLine, mailText, titledSubject } from '../../i18n/mail-text.ts'
import { languageOf, type TextIn, textIn } from '../../i18n/text-in.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { pushTexts, subjectText } from '../alert/service.ts'
import { findNoticed } from './suspension.ts'

export interface NoticeContext {
  db: Db
  mail: MailSender
  publicUrl: () => string
}

interface Notice {
  kind: NotificationKind
  memberId: string
  subject: string
  /** Between what the notification says and the link to its page, in the member's language. */
  linesIn: (say: TextIn, langCode: string) => readonly MailLine[]
}

/** Mails a notification in the member's language; not to a suspended member, and not without an address. */
export async function mailNotice(
  { db, mail, publicUrl }: NoticeContext,
  { kind, memberId, subject, linesIn }: Notice,
): Promise<void> {
  const member = await findNoticed(db, memberId)
  if (!member || member.email === null || member.suspendedAt !== null) return
  const say = textIn(member.langCode)
  const said = say(pushTexts[kind], { subject: subjectText(kind, subject, member.langCode) })
  const letter = mailText(member.langCode, say(titledSubject, { title: said }), [
    said,
    '',
    ...linesIn(say, languageOf(member.langCode)),
    `${publicUrl()}${notificationPath(kind, null)}`,
  ])
  await mail.send({ to: member.email, ...letter })
}
