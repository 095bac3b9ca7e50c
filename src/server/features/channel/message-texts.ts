import { defineMessage as text } from '#message'
import {
  isAboutCompany,
  type NotificationKind,
  notificationPath,
} from '../../../contract/message/notification.ts'
import { NOTIFICATIONS_PATH } from '../../../contract/message/notifications-path.ts'
import { momentText } from '../../i18n/day-text.ts'
import { type MailLine, type MailText, mailText } from '../../i18n/mail-text.ts'
import { readableName } from '../../i18n/romanized.ts'
import { textIn } from '../../i18n/text-in.ts'
import { manyTexts, pushTexts } from '../alert/service.ts'
import { applicantHeadline } from './applicant-headline.ts'
import type { Pending } from './pending.ts'
import type { Recipient } from './recipients.ts'

const texts = {
  applicants: text({
    message: '{count, plural, one {# new applicant} other {# new applicants}}',
    comment: 'Subject of a mail to a company',
  }),
  message: text({
    message: 'New message: {subject}',
    comment: 'In a mail. The subject is the job that the chat is about',
  }),
  choose: text({ message: 'Choose how we tell you:', comment: 'In a mail, above a link to the settings' }),
  stop: text({ message: 'Stop these emails:', comment: 'In a mail, above a link that ends such mails' }),
  short: text({
    message: '[일터] Ilteo: {text} {link}',
    comment: 'Text message about a notification, as short as can be; [일터] stays.',
  }),
}

/** Code points of a title in a text message. */
const LONGEST = 60

const ACCOUNT_PATH = '/mypage/account#channels'

type Part = [Pending, ...Pending[]]

interface Links {
  publicUrl: string
  /** Ends mails. */
  stopUrl: string
}

/**
 * A mail about pending notifications: what happened with the way to it, applicants of one posting together. It names no
 * person, as mails outlive accounts.
 */
export function notificationMail(
  pending: readonly Pending[],
  { role, langCode }: Pick<Recipient, 'role' | 'langCode'>,
  { publicUrl, stopUrl }: Links,
): MailText {
  const parts = partsOf(pending).map((all) => {
    const [first] = all
    const company = role === 'EMPLOYEE' && first.actor !== null ? [readableName(first.actor, langCode)] : []
    return [
      titleOf(all, langCode),
      ...all.flatMap(({ applicant }) => (applicant ? [`- ${applicantHeadline(applicant)}`] : [])),
      ...(first.applicant ? [first.subject] : company),
      ...(first.at ? [momentText(first.at, langCode)] : []),
      `${publicUrl}${pathOf(first)}`,
      '',
    ]
  })
  const foot: MailLine[] = [[texts.choose], `${publicUrl}${ACCOUNT_PATH}`, [texts.stop], stopUrl]
  return mailText(langCode, titleOf(pending, langCode), [...parts.flat(), ...foot])
}

/** A text message: what happened, without what it is about where that is long, and one link. */
export function notificationText(pending: readonly Pending[], langCode: string, publicUrl: string): string {
  const title = Array.from(titleOf(pending, langCode))
  const short = title.length > LONGEST ? `${title.slice(0, LONGEST - 1).join('')}…` : title.join('')
  const [part, ...others] = partsOf(pending)
  const path = part && others.length === 0 ? pathOf(part[0]) : NOTIFICATIONS_PATH
  return textIn(langCode)(texts.short, { text: short, link: `${publicUrl}${path}` })
}

/** Applicants of one posting stand together, each other notification alone. */
function partsOf(pending: readonly Pending[]): Part[] {
  const parts = Map.groupBy(pending, ({ applicant, targetId }, index) => (applicant ? targetId : index))
  return [...parts.values()].flatMap(([first, ...others]): Part[] => (first ? [[first, ...others]] : []))
}

const pathOf = ({ kind, targetId, applicant }: Pending): string =>
  applicant ? `/employmentPage/applicants?job=${targetId}` : notificationPath(kind, targetId)

function titleOf(pending: readonly Pending[], langCode: string): string {
  const say = textIn(langCode)
  const count = pending.length
  if (pending.every(({ applicant }) => applicant !== null)) return say(texts.applicants, { count })
  const [first] = pending
  if (count > 1 || !first) return say(manyTexts.notifications, { count })
  return say(textOf(first.saidAs), { subject: subjectOf(first, langCode) })
}

/** A push about a message says who wrote it; a mail says about what. */
const textOf = (kind: NotificationKind) => (kind === 'MESSAGE_RECEIVED' ? texts.message : pushTexts[kind])

const subjectOf = ({ kind, subject }: Pending, langCode: string): string =>
  isAboutCompany(kind) ? readableName(subject, langCode) : subject
