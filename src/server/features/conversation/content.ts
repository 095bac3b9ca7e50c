import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { type NewMessage, TIMES_AHEAD } from '../../../contract/message/conversation-message.ts'
import { isPhrase, phraseOf, wrongParam } from '../../../contract/message/phrases.ts'
import { fraudSignalIn } from '../../../contract/safety/fraud-wording.ts'
import type { MessageContent, MessageTable } from '../../db/conversation-tables.ts'
import type { Db, Tx } from '../../db/database.ts'
import { takeFiles } from '../file/service.ts'
import { findMessage, findLatestTimes, findOwnResumeId } from './message-queries.ts'
import type { ConversationRow } from './queries.ts'

/** What a message holds, as it is stored. */
export interface Stored {
  text: string
  content: MessageContent | null
  resumeId: string | null
  warning: MessageTable['warning']
  files: readonly string[]
}

const NOTHING: Stored = { text: '', content: null, resumeId: null, warning: null, files: [] }

/**
 * Checks what is to be sent, beyond its schema.
 * @throws AppError VALIDATION, PHRASE_UNKNOWN, RESUME_MISSING, REPLY_OUTDATED, TIME_PASSED
 */
export async function storedOf(
  tx: Tx,
  conversation: ConversationRow,
  message: NewMessage,
  now: Date,
): Promise<Stored> {
  switch (message.kind) {
    case 'TEXT':
      return { ...NOTHING, text: message.text, warning: fraudSignalIn(message.text) }
    case 'PHRASE':
      return { ...NOTHING, content: phraseContent(conversation, message) }
    case 'IMAGE': {
      const files = { references: message.files, type: 'conversation' } as const
      await takeFiles(tx, { ...files, memberId: conversation.memberId, field: 'files' })
      return { ...NOTHING, files: message.files }
    }
    case 'FILE': {
      const file = { references: [message.file], type: 'conversation/document' } as const
      await takeFiles(tx, { ...file, memberId: conversation.memberId, field: 'file' })
      return { ...NOTHING, content: { name: message.name }, files: [message.file] }
    }
    case 'RESUME':
      return { ...NOTHING, content: {}, resumeId: await ownResume(tx, conversation) }
    case 'PLACE':
      return { ...NOTHING, content: { place: placeOf(message.place) } }
    case 'TIME':
      return { ...NOTHING, content: await timeContent(tx, conversation, message, now) }
  }
}

type Of<Kind extends NewMessage['kind']> = Extract<NewMessage, { kind: Kind }>

function phraseContent({ side }: ConversationRow, { code, params }: Of<'PHRASE'>): MessageContent {
  if (!isPhrase(code)) throw new AppError('PHRASE_UNKNOWN')
  const { by } = phraseOf(code)
  if (by !== undefined && (by === 'EMPLOYEE') !== (side === 'WORKER'))
    throw fieldError('code', 'INVALID', 'is said by the other side')
  const wrong = wrongParam(code, params)
  if (wrong !== null) throw fieldError(`params.${wrong}`, 'INVALID', 'does not fit the phrase')
  return { code, params }
}

async function ownResume(db: Db, { side, memberId }: ConversationRow): Promise<string> {
  if (side !== 'WORKER') throw fieldError('kind', 'INVALID', 'is sent by workers')
  const id = await findOwnResumeId(db, memberId)
  if (id === undefined) throw new AppError('RESUME_MISSING')
  return id
}

function placeOf(place: Of<'PLACE'>['place']) {
  if ((place.latitude === null) !== (place.longitude === null))
    throw fieldError('place.latitude', 'INVALID', 'comes with a longitude')
  return place
}

async function timeContent(
  db: Db,
  conversation: ConversationRow,
  { times, about, accepted }: Of<'TIME'>,
  now: Date,
): Promise<MessageContent> {
  const offer = about === null ? undefined : await findMessage(db, conversation.id, about)
  if (about !== null && (offer?.kind !== 'TIME' || offer.side === conversation.side))
    throw fieldError('about', 'UNKNOWN', 'is no message with times of the other side')
  if (accepted === null) return { times: timesOf(times, now), about, accepted: null }
  if (times.length > 0) throw fieldError('times', 'INVALID', 'is left out where one is accepted')
  const wanted = Date.parse(accepted)
  const offered = (offer?.content?.times ?? []).find((time) => Date.parse(time) === wanted)
  if (offered === undefined) throw fieldError('accepted', 'UNKNOWN', 'is none of the times offered')
  if ((await findLatestTimes(db, conversation.id))?.id !== about) throw new AppError('REPLY_OUTDATED')
  requireAhead([wanted], 'accepted', now)
  return { times: [], about, accepted: offered }
}

/** Distinct times in their order, as the server's clock sees them. */
function timesOf(times: readonly string[], now: Date): string[] {
  const instants = [...new Set(times.map((time) => Date.parse(time)))].toSorted((one, other) => one - other)
  if (instants.length === 0) throw fieldError('times', 'REQUIRED', 'has at least one time')
  requireAhead(instants, 'times', now)
  return instants.map((instant) => new Date(instant).toISOString())
}

function requireAhead(instants: readonly number[], field: string, now: Date): void {
  if (instants.some((instant) => instant <= now.getTime()))
    throw new AppError('TIME_PASSED', { fields: [{ field, code: 'TOO_SMALL', message: 'lies ahead' }] })
  if (instants.some((instant) => instant > now.getTime() + TIMES_AHEAD))
    throw fieldError(field, 'TOO_LARGE', 'is within ninety days')
}
