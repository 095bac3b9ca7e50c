import { defineMessage as text } from '#message'
import { AppError } from '../../../contract/base/errors.ts'
import type { Place } from '../../../contract/message/conversation-message.ts'
import type { Db } from '../../db/database.ts'
import type { Download } from '../../http/endpoint-route.ts'
import { textIn } from '../../i18n/text-in.ts'
import { candidateNameIn } from './conversation-of.ts'
import { findLastPlace, findMessage } from './message-queries.ts'
import { requireConversation } from './send.ts'

const summary = text({ message: 'Interview: {name}', comment: 'Name of an appointment in a calendar' })

/** Milliseconds that the calendar keeps free. */
const DURATION = 60 * 60_000

/**
 * An agreed interview as an iCalendar file (RFC 5545). Its UID is the message's id: a calendar that has it replaces it.
 * @throws AppError NOT_FOUND unless the message accepts a time
 */
export async function interviewFile(
  db: Db,
  wanted: { memberId: string; id: string; messageId: string; langCode: string; now: Date },
): Promise<Download> {
  const { memberId, id, messageId, langCode, now } = wanted
  const conversation = await requireConversation(db, memberId, id, now)
  const message = await findMessage(db, id, messageId)
  const accepted = message?.content?.accepted
  if (!message || typeof accepted !== 'string') throw new AppError('NOT_FOUND')
  const name = conversation.side === 'WORKER' ? conversation.companyName : candidateNameIn(conversation)
  const start = new Date(accepted)
  const place = await findLastPlace(db, id)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ilteo//Interviews//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${message.id}@ilteo`,
    `DTSTAMP:${stamp(message.created_at)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + DURATION))}`,
    `SUMMARY:${escaped(textIn(langCode)(summary, { name }))}`,
    `DESCRIPTION:${escaped(conversation.title)}`,
    ...(place ? [`LOCATION:${escaped(placeIn(place))}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(conversation.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    name: 'interview.ics',
    headers: {},
    parts: partsOf(lines.map((line) => `${folded(line)}\r\n`).join('')),
  }
}

/** What a map finds comes last, as calendars show the beginning. */
const placeIn = ({ name, address }: Place) => (name ? `${name}, ${address}` : address)

async function* partsOf(content: string) {
  yield content
}

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escaped = (value: string) =>
  value.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

/** RFC 5545, section 3.1: lines of at most 75 bytes, continued after a blank. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    const most = lines.length === 0 ? 75 : 74
    if (Buffer.byteLength(current + letter) > most) {
      lines.push(current)
      current = ''
    }
    current += letter
  }
  return [...lines, current].join('\r\n ')
}
