import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { type NewMessage, WITHDRAWAL_TIME } from '../../../contract/message/conversation-message.ts'
import type { Db, Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { agreeInterview, changeInterview, type TalkedAbout } from '../applicant/service.ts'
import { notifyInList, withdrawNotifications } from '../notification/service.ts'
import { storedOf } from './content.ts'
import { candidateNameIn, stateOf } from './conversation-of.ts'
import {
  clearStoredMessages,
  countMessage,
  emptyMessages,
  findAgreedTime,
  findMessage,
  insertMessage,
  type MessageRow,
  recountUnread,
} from './message-queries.ts'
import {
  type ConversationRow,
  findConversation,
  lockConversation,
  touchConversation,
  wakeStreams,
} from './queries.ts'

/** A device that is looking at the conversation reads the message within this time, so that nothing is pushed. */
const PUSH_DELAY = 4_000

/** @throws AppError NOT_FOUND unless it is the member's */
export async function requireConversation(
  db: Db,
  memberId: string,
  id: string,
  now: Date,
): Promise<ConversationRow> {
  const row = await findConversation(db, memberId, id, now)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The same with its lock, which whoever changes it holds. */
export async function takeConversation(tx: Tx, memberId: string, id: string, now: Date) {
  if (!(await lockConversation(tx, memberId, id))) throw new AppError('NOT_FOUND')
  return requireConversation(tx, memberId, id, now)
}

/**
 * Stores a message under the next sequence, tells the other side, and wakes the streams, in one transaction. The same
 * id with the same content is the same message, even after the conversation has closed.
 * @throws AppError NOT_FOUND, CONVERSATION_CLOSED, CONVERSATION_BLOCKED, MESSAGE_CONFLICT, and those of `storedOf`
 */
export async function send(
  tx: Tx,
  { memberId, id, message, now }: { memberId: string; id: string; message: NewMessage; now: Date },
): Promise<{ row: MessageRow; conversation: ConversationRow; isNew: boolean }> {
  const conversation = await takeConversation(tx, memberId, id, now)
  const print = fingerprintOf(message)
  const known = await findMessage(tx, id, message.id)
  if (known) return { row: sameMessage(known, conversation, print), conversation, isNew: false }
  requireOpen(conversation)
  const { files, resumeId, content, ...stored } = await storedOf(tx, conversation, message, now)
  const { side } = conversation
  const sequence = conversation.lastSequence + 1
  const row = await insertMessage(
    tx,
    {
      ...stored,
      conversation_id: id,
      sequence,
      id: message.id,
      side,
      kind: message.kind,
      lang_code: conversation.langCode,
      content: content && JSON.stringify(content),
      resume_id: resumeId,
      fingerprint: print,
      created_at: now,
    },
    files,
  )
  if (typeof content?.accepted === 'string')
    await agreeInterview(tx, talkedAbout(conversation), new Date(content.accepted), now)
  const pushAt = new Date(now.getTime() + PUSH_DELAY)
  await countMessage(tx, { conversationId: id, side, sequence, pushAt, now })
  await tellOther(tx, conversation, now)
  await wakeStreams(tx, [memberId, conversation.otherId])
  return { row, conversation, isNew: true }
}

/** Null once the application or proposal is gone, or where a proposal names no job. */
function talkedAbout({ applicationId, jobId, side, memberId, otherId }: ConversationRow): TalkedAbout | null {
  if (applicationId !== null) return { applicationId }
  const workerId = side === 'WORKER' ? memberId : otherId
  return jobId === null || workerId === null ? null : { jobId, memberId: workerId }
}

/** @throws AppError CONVERSATION_CLOSED, CONVERSATION_BLOCKED */
function requireOpen(conversation: ConversationRow): void {
  const state = stateOf(conversation)
  if (state === 'CLOSED') throw new AppError('CONVERSATION_CLOSED')
  if (state === 'BLOCKED') throw new AppError('CONVERSATION_BLOCKED')
}

function sameMessage(known: MessageRow, { side }: ConversationRow, print: Buffer): MessageRow {
  const isSame = known.removed_at !== null || known.fingerprint?.equals(print) === true
  if (known.side !== side || !isSame) throw new AppError('MESSAGE_CONFLICT')
  return known
}

/** Independent of the order of fields. */
function fingerprintOf(message: NewMessage): Buffer {
  const sorted = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, part]) => [name, sorted(part)]),
        )
  return createHash('sha256')
    .update(JSON.stringify(sorted(message)))
    .digest()
}

/** One notification for all messages since the other side last read; pushes are planned apart. */
async function tellOther(db: Db, conversation: ConversationRow, now: Date): Promise<void> {
  const { id, otherId, otherReadSequence, side, title, companyName } = conversation
  if (otherId === null) return
  const actor = side === 'EMPLOYER' ? companyName : candidateNameIn(conversation)
  const occasion = occasionOf(id, otherReadSequence)
  const about = { kind: 'MESSAGE_RECEIVED', subject: title, actor, targetId: id, occasion } as const
  await notifyInList(db, { ...about, memberId: otherId }, now)
}

const occasionOf = (id: string, readSequence: number) => `conversation:${id}:${readSequence}`

/**
 * Takes back an own message that the other side has not read. Repeating it changes nothing.
 * @throws AppError NOT_FOUND for others' messages too, MESSAGE_READ, WITHDRAWAL_TOO_LATE
 */
export async function withdraw(
  tx: Tx,
  { memberId, id, messageId, now }: { memberId: string; id: string; messageId: string; now: Date },
): Promise<{ row: MessageRow; conversation: ConversationRow }> {
  const conversation = await takeConversation(tx, memberId, id, now)
  const message = await findMessage(tx, id, messageId)
  if (!message || message.side !== conversation.side) throw new AppError('NOT_FOUND')
  if (message.removed_at) return { row: message, conversation }
  if (conversation.otherReadSequence >= message.sequence)
    // The other side may keep to itself what it has read.
    throw new AppError(conversation.otherShowsReading ? 'MESSAGE_READ' : 'WITHDRAWAL_TOO_LATE')
  if (now.getTime() - message.created_at.getTime() > WITHDRAWAL_TIME)
    throw new AppError('WITHDRAWAL_TOO_LATE')
  const references = await emptyMessages(tx, { conversationId: id, sequence: message.sequence }, now)
  if (references.length > 0) await enqueueTask(tx, 'remove-files', { references }, now)
  await clearStoredMessages(tx, memberId, [messageId])
  if (typeof message.content?.accepted === 'string')
    await changeInterview(tx, talkedAbout(conversation), await findAgreedTime(tx, id))
  const unread = await recountUnread(tx, id, conversation.side === 'WORKER' ? 'EMPLOYER' : 'WORKER')
  if (unread === 0 && conversation.otherId !== null)
    await withdrawNotifications(tx, [conversation.otherId], occasionOf(id, conversation.otherReadSequence))
  await touchConversation(tx, id, now)
  await wakeStreams(tx, [memberId, conversation.otherId])
  return { row: { ...message, ...EMPTY, removed_at: now }, conversation }
}

const EMPTY = { text: '', content: null, resume_id: null, warning: null } as const
