import { defineMessage as text } from '#message'
import type { Db } from '../../db/database.ts'
import { type MailText, mailText } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { findCredentials, isEmailReserved } from './queries.ts'

/** Fixed texts: whoever signed up may not be the owner of the mailbox. */
const texts = {
  subject: text({ message: 'This email address already has an Ilteo account' }),
  tried: text({
    message:
      'Somebody signed up for Ilteo with this email address. It already has an account, so no other one was created.',
  }),
  signIn: text({ message: 'If this was you, sign in to that account:' }),
  newPassword: text({ message: 'If you do not know its password, set a new one:' }),
  reservedSubject: text({ message: 'This email address cannot have a new Ilteo account yet' }),
  /** A change of address can be undone for seven days. */
  reserved: text({
    message:
      'Somebody signed up for Ilteo with this email address. It belonged to another account until recently, so no new one was created. Please try again in a week.',
  }),
  ignore: text({ message: 'If this was not you, ignore this email.' }),
}

/**
 * Background task: tells the owner of a mailbox that somebody signed up with its address although it has an account, or
 * is reserved for undoing a change. Nobody else is told.
 * @param signUp.langCode language of the mail if no account has the address
 */
export async function sendAddressTaken(
  { db, mail, publicUrl }: { db: Db; mail: MailSender; publicUrl: () => string },
  { email, langCode }: { email: string; langCode: string },
  now: Date,
): Promise<void> {
  const owner = await findCredentials(db, email)
  if (owner) await mail.send({ to: email, ...takenMail(owner.langCode, publicUrl()) })
  else if (await isEmailReserved(db, email, now)) await mail.send({ to: email, ...reservedMail(langCode) })
}

function takenMail(langCode: string, site: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.subject), [
    [texts.tried],
    '',
    [texts.signIn],
    `${site}/signIn`,
    '',
    [texts.newPassword],
    `${site}/findPassword`,
    '',
    [texts.ignore],
  ])
}

function reservedMail(langCode: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.reservedSubject), [[texts.reserved], [texts.ignore]])
}
