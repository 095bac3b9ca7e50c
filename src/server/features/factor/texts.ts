import { defineMessage as text } from '#message'
import {
  EMAIL_CHANGE_MINUTES,
  FACTOR_CHANGES,
  FACTOR_UNDO_DAYS,
  type FactorChange,
} from '../../../contract/account/factor.ts'
import type { Message } from '../../../contract/base/define-message.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../contract/base/enums.ts'
import { type MailLine, type MailText, mailText, titledSubject } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'

/** Details that a notice mentions. */
export interface ChangeDetail {
  provider?: SocialProvider
  /** Whether a reset removed the cellphone. */
  cellphone?: boolean
  providers?: SocialProvider[]
}

const providers: Record<SocialProvider, Message> = {
  kakao: text({ message: 'Kakao' }),
  naver: text({ message: 'Naver' }),
  facebook: text({ message: 'Facebook' }),
}

const titles: Record<FactorChange, Message> = {
  PASSWORD: text({ message: 'Your password was changed' }),
  PASSWORD_RESET: text({ message: 'Your password was reset with an email link' }),
  EMAIL: text({ message: 'Your email address was changed' }),
  CELLPHONE: text({ message: 'A cellphone number was verified' }),
  CELLPHONE_LOST: text({ message: 'Your cellphone number was verified by another account' }),
  PROVIDER_CONNECTED: text({ message: 'Sign-in with {provider} was connected' }),
  PROVIDER_DISCONNECTED: text({ message: 'Sign-in with {provider} was disconnected' }),
  EXPORT: text({ message: 'Your data was downloaded' }),
  UNDONE: text({ message: 'Changes to your account were undone' }),
}

/** The mails contain no member's input: an attacker may have chosen the account's name. */
const texts = {
  about: text({ message: 'There is news about your Ilteo account: {title}.' }),
  cellphone: text({ message: 'cellphone number' }),
  dropped: text({
    message: 'You can no longer sign in with: {ways}',
    comment: 'ways: a list such as “cellphone number, Kakao”.',
  }),
  ifYou: text({ message: 'If this was you, you do not need to do anything.' }),
  ifNotYou: text({ message: 'If this was not you, set a new password:' }),
  undo: text({
    message:
      'If this was not you, undo the change here. All devices are signed out, and you set a new password:',
  }),
  undoValidity: text({
    message:
      '{days, plural, one {The link works once, within # day.} other {The link works once, within # days.}}',
  }),
  removed: text({ message: 'Your account was deleted' }),
  removal: text({
    message: 'Your Ilteo account and your personal data were deleted. This cannot be undone.',
  }),
  linkSubject: text({ message: 'Confirm your new email address for Ilteo' }),
  link: text({
    message:
      'Somebody asked to use this address for their Ilteo account. If this was you, open this link on the device where you asked:',
  }),
  linkValidity: text({
    message:
      '{minutes, plural, one {The link works once, within # minute.} other {The link works once, within # minutes.}}',
  }),
  ignore: text({ message: 'If this was not you, ignore this email.' }),
  takenSubject: text({ message: 'This email address already has an Ilteo account' }),
  taken: text({
    message:
      'Another Ilteo account asked to use this address. The address already has an account, so nothing was changed.',
  }),
}

/** One-line summary, used as subject of the mail and the notification. */
export function changeTitle(langCode: string, kind: FactorChange, detail: ChangeDetail): string {
  const say = textIn(langCode)
  return say(titles[kind], { provider: detail.provider ? say(providers[detail.provider]) : '' })
}

/** What a notification keeps of a change, so that its title can be written again in another language. */
export const changeKey = (kind: FactorChange, { provider }: ChangeDetail): string =>
  provider ? `${kind}:${provider}` : kind

/** @returns undefined for a key of another version */
export function titleOfKey(langCode: string, key: string): string | undefined {
  const [kind, provider] = key.split(':')
  const change = FACTOR_CHANGES.find((each) => each === kind)
  const known = SOCIAL_PROVIDERS.find((each) => each === provider)
  return change && changeTitle(langCode, change, known ? { provider: known } : {})
}

/** In the member's language if offered, else English. */
export function noticeMail(
  langCode: string,
  notice: { kind: FactorChange; detail: ChangeDetail; undo: string | null; help: string },
): MailText {
  const say = textIn(langCode)
  const title = changeTitle(langCode, notice.kind, notice.detail)
  const ways = [
    ...(notice.detail.cellphone ? [say(texts.cellphone)] : []),
    ...(notice.detail.providers ?? []).map((provider) => say(providers[provider])),
  ]
  const dropped: MailLine[] = ways.length > 0 ? [[texts.dropped, { ways: ways.join(', ') }]] : []
  const remedy: MailLine[] =
    notice.undo === null
      ? [[texts.ifNotYou], notice.help]
      : [[texts.undo], notice.undo, '', [texts.undoValidity, { days: FACTOR_UNDO_DAYS }]]
  return mailText(langCode, say(titledSubject, { title }), [
    [texts.about, { title }],
    ...dropped,
    '',
    [texts.ifYou],
    ...remedy,
  ])
}

export function removalMail(langCode: string): MailText {
  const say = textIn(langCode)
  return mailText(langCode, say(titledSubject, { title: say(texts.removed) }), [[texts.removal]])
}

export function emailChangeMail(langCode: string, link: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.linkSubject), [
    [texts.link],
    link,
    '',
    [texts.linkValidity, { minutes: EMAIL_CHANGE_MINUTES }],
    [texts.ignore],
  ])
}

export function emailTakenMail(langCode: string): MailText {
  return mailText(langCode, textIn(langCode)(texts.takenSubject), [[texts.taken], [texts.ignore]])
}
