import { defineMessage as text } from '#message'
import type { Role } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { findNoticed } from './suspension.ts'
import type { Site } from '../../../contract/site/site.ts'
import { type MailLine, type MailText, mailText } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'

/** Fixed: an operator's reason is read where the member signs in, and only if it was meant for them. */
const texts = {
  subject: text({ message: 'Ilteo: Your account is suspended' }),
  suspended: text({
    message: 'Your Ilteo account is suspended. You are signed out on all devices.',
  }),
  companySuspended: text({
    message:
      'Your Ilteo account is suspended. You are signed out on all devices, and your postings are hidden.',
  }),
  kept: text({ message: 'Nothing you wrote or paid for is deleted.' }),
  note: text({ message: 'If there is a note for you, you will see it when you sign in.' }),
  mistake: text({ message: 'If you think this is a mistake, write to us: {contact}' }),
  restoredSubject: text({ message: 'Ilteo: Your account is open again' }),
  restored: text({ message: 'Your Ilteo account is no longer suspended. You can sign in again.' }),
  shown: text({ message: 'Postings that have not ended are visible again.' }),
}

/** Where to write about something that was not meant. */
export const mistakeLine = (contact: string): MailLine => [texts.mistake, { contact }]

const shownLine: MailLine = [texts.shown]

/** `contact`: where to ask; null if the site names none. */
export function suspendedMail(langCode: string, role: Role, contact: string | null): MailText {
  return mailText(langCode, textIn(langCode)(texts.subject), [
    [role === 'EMPLOYER' ? texts.companySuspended : texts.suspended],
    [texts.kept],
    [texts.note],
    ...(contact === null ? [] : [mistakeLine(contact)]),
  ])
}

export function restoredMail(langCode: string, role: Role): MailText {
  return mailText(langCode, textIn(langCode)(texts.restoredSubject), [
    [texts.restored],
    ...(role === 'EMPLOYER' ? [shownLine] : []),
  ])
}

/** The background half: tells the member, unless it is no longer so. In their language where there is one of ours. */
export async function sendSuspensionNotice(
  { db, mail, contact }: { db: Db; mail: MailSender; contact: Site['contact'] },
  { memberId, isSuspended }: { memberId: string; isSuspended: boolean },
): Promise<void> {
  const member = await findNoticed(db, memberId)
  if (!member || member.email === null || (member.suspendedAt !== null) !== isSuspended) return
  const notice = isSuspended
    ? suspendedMail(member.langCode, member.role, contact.email ?? contact.messengerUrl)
    : restoredMail(member.langCode, member.role)
  await mail.send({ to: member.email, ...notice })
}
