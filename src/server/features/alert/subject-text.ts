import { isAboutDay, type NotificationKind } from '../../../contract/message/notification.ts'
import { dayText } from '../../i18n/day-text.ts'

/** What a notification is about, as a push or mail names it. */
export const subjectText = (kind: NotificationKind, subject: string, langCode: string): string =>
  isAboutDay(kind) ? dayText(subject, langCode) : subject
