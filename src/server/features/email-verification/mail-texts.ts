import { defineMessage as text } from '#message'
import { EMAIL_CODE, EMAIL_LINK_HOURS } from '../../../contract/account/email.ts'
import { type MailText, mailText } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'

/** The texts contain nothing from the person who signed up: the address may be somebody else's. */
const texts = {
  subject: text({ message: 'Confirm your email address for Ilteo' }),
  registered: text({
    message:
      'This email address was registered for an Ilteo account. If this was you, open the link and confirm:',
  }),
  validity: text({
    message: '{hours, plural, one {The link is valid for # hour.} other {The link is valid for # hours.}}',
  }),
  code: text({
    message:
      '{minutes, plural, one {Or enter this code where Ilteo asks for it (valid for # minute):} other {Or enter this code where Ilteo asks for it (valid for # minutes):}}',
  }),
  ignore: text({ message: 'If this was not you, ignore this email.' }),
}

/** In the member's language if offered, else English. */
export function emailLinkMail(langCode: string, link: string, code: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.subject), [
    [texts.registered],
    link,
    '',
    [texts.validity, { hours: EMAIL_LINK_HOURS }],
    '',
    [texts.code, { minutes: EMAIL_CODE.minutes }],
    code,
    '',
    [texts.ignore],
  ])
}
