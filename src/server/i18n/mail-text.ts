import { defineMessage as text } from '#message'
import type { Message } from '../../contract/base/define-message.ts'
import { textIn } from './text-in.ts'

export interface MailText {
  subject: string
  text: string
}

/** A paragraph: a text with its values, or something that stands on a line of its own, such as a link. */
export type MailLine =
  | string
  | readonly [message: Message, values?: Readonly<Record<string, string | number>>]

const greeting = text({ message: 'Hello,' })
const sender = text({
  message: 'Ilteo',
  comment: 'Name of the product, as the sender of a mail. In all languages but Korean it stays Ilteo.',
})

export const titledSubject = text({
  message: 'Ilteo: {title}',
  comment: 'Subject of a mail. Ilteo is the product.',
})

/** A mail with greeting and sender. An empty line separates paragraphs. */
export function mailText(langCode: string, subject: string, lines: readonly MailLine[]): MailText {
  const say = textIn(langCode)
  const written = lines.map((line) => (typeof line === 'string' ? line : say(...line)))
  return { subject, text: [say(greeting), '', ...written, '', say(sender)].join('\n') }
}
