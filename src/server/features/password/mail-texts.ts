import { defineMessage as text } from '#message'
import { PASSWORD_RESET_MINUTES } from '../../../contract/account/member-account.ts'
import { type MailText, mailText } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'

/** Fixed texts: the account's name may come from somebody who used another person's address. */
const texts = {
  subject: text({ message: 'Set a new password for Ilteo' }),
  here: text({ message: 'You can set a new password here:' }),
  validity: text({
    message:
      '{minutes, plural, one {The link works once, within # minute.} other {The link works once, within # minutes.}}',
  }),
  effect: text({
    message:
      'When you set a new password, you are signed out on all devices. Sign-in methods that were not confirmed with this email address (cellphone number, connected accounts) are removed.',
  }),
  ignore: text({ message: 'If you did not ask for this, ignore this email. Your password does not change.' }),
}

/** In the member's language if offered, else English. */
export function resetMail(langCode: string, link: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.subject), [
    [texts.here],
    link,
    '',
    [texts.validity, { minutes: PASSWORD_RESET_MINUTES }],
    [texts.effect],
    [texts.ignore],
  ])
}
