import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmployerReply, Reply, WorkerReply } from '../../../contract/candidate/proposal-reply.ts'
import type { Format } from '../../i18n/format.ts'
import { startOfDay } from '../../i18n/seoul-time.ts'

/** A sentence; those with a day or a time are made with it. */
type Text = MessageDescriptor | ((when: string) => MessageDescriptor)

const texts: Record<WorkerReply | EmployerReply, Text> = {
  DORMITORY: msg`Is there a dormitory?`,
  MEALS: msg`Are meals provided?`,
  COMMUTER_BUS: msg`Is there a commuter bus?`,
  OVERTIME: msg`Is there overtime work?`,
  KOREAN: msg`How much Korean do I need?`,
  VISA: msg`Can I do this work with my visa?`,
  DOCUMENTS: msg`Which documents do I need?`,
  START_LATER: (day) => (day === '' ? msg`Can I start later?` : msg`Can I start on ${day}?`),
  YES: msg({ message: 'Yes.', comment: 'Answer to “Is there …?” and to “Can I …?”' }),
  NO: msg({ message: 'No.', comment: 'Answer to “Is there …?” and to “Can I …?”' }),
  YES_FREE: msg`Yes, free of charge.`,
  YES_PAID: msg`Yes, you pay for it.`,
  SOMETIMES: msg`Sometimes.`,
  KOREAN_NONE: msg`You do not need Korean.`,
  KOREAN_SIMPLE: msg`Simple Korean is enough.`,
  KOREAN_GOOD: msg`You need good Korean.`,
  ASK_1345: msg`Please ask the immigration call center, 1345.`,
  CARD: msg`Your residence card.`,
  CARD_AND_PASSPORT: msg`Your residence card and your passport.`,
  CARD_AND_ACCOUNT: msg`Your residence card and your bank account number.`,
  START_ON: (day) => (day === '' ? msg`Yes, on another day.` : msg`You can start on ${day}.`),
  BY_PHONE: msg`We will explain this on the phone.`,
  OTHER_TIMES: msg`Does one of these times suit you? (Korean time)`,
  TIME_AGREED: (time) => msg`Agreed: ${time} (Korean time)`,
  ASK_LATER: (day) => msg`Not now. Please ask me again from ${day}.`,
  ASK_AGAIN: msg`Would you like this job now?`,
}

/** For codes of a newer version. */
const unknown = msg`This version of the app cannot show this message yet.`

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** What a reply says, in the reader's language; the times of `OTHER_TIMES` are shown beside it. */
export function replyText(
  { code, times, date }: Pick<Reply, 'code' | 'times' | 'date'>,
  format: Format,
): MessageDescriptor {
  const text = isKnown(code) ? texts[code] : unknown
  if (typeof text !== 'function') return text
  const [time] = times
  return text(date ? format.date(startOfDay(date)) : time ? format.appointment(time) : '')
}
