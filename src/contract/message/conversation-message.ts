import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { REPORT_REASONS } from '../base/enums.ts'
import { ById, Id, Instant, queryInteger } from '../base/schema.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { OwnReport, REPORT_LENGTH } from '../job/report.ts'
import { KOREA } from '../place/distance.ts'
import { FRAUD_SIGNALS } from '../safety/fraud-signals.ts'
import { DocumentReference, FileReference } from '../site/file.ts'
import { MessageText } from './message-text.ts'

export const MESSAGE_KINDS = ['TEXT', 'PHRASE', 'IMAGE', 'FILE', 'RESUME', 'PLACE', 'TIME'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MAX_IMAGES = 4
/** Times offered in one message. */
export const MAX_TIMES = 3
const DAY = 86_400_000
/** How far ahead a time may be. */
export const TIMES_AHEAD = 90 * DAY
/** Milliseconds in which an own message that nobody has read may be withdrawn. */
export const WITHDRAWAL_TIME = 5 * 60_000
export const MESSAGE_PAGE = { usual: 50, max: 200 } as const

/** Made by the sender's device, so that a message sent again is the same message. Any UUID in lower case. */
export const MessageId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))
/** Counts the messages of one conversation from 1, without gaps. */
export const Sequence = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const Place = z.object({
  address: trimmed(200, 1),
  /** Such as the name of the building or of the meeting point. */
  name: z._default(trimmed(100), ''),
  latitude: z._default(z.nullable(z.number().check(z.minimum(KOREA.south), z.maximum(KOREA.north))), null),
  longitude: z._default(z.nullable(z.number().check(z.minimum(KOREA.west), z.maximum(KOREA.east))), null),
})
export type Place = z.output<typeof Place>

const PhraseParams = z
  .record(
    z.string().check(z.regex(/^[a-z]{1,20}$/)),
    z.union([z.string().check(z.maxLength(20)), z.number()]),
  )
  .check(z.refine((params) => Object.keys(params).length <= 4, { error: 'too_long' }))

const id = { id: MessageId }

/** What is posted, by kind. Files are uploaded first. */
export const NewMessage = z.discriminatedUnion('kind', [
  z.object({ ...id, kind: z.literal('TEXT'), text: MessageText }),
  z.object({
    ...id,
    kind: z.literal('PHRASE'),
    /** One of PHRASES; codes of a newer version are refused with PHRASE_UNKNOWN. */
    code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
    params: z._default(PhraseParams, {}),
  }),
  z.object({
    ...id,
    kind: z.literal('IMAGE'),
    /** Own uploads of type `conversation`. */
    files: z.array(FileReference).check(z.minLength(1), z.maxLength(MAX_IMAGES)),
  }),
  z.object({
    ...id,
    kind: z.literal('FILE'),
    /** Own upload of type `conversation/document`. */
    file: DocumentReference,
    /** Name of the file for the reader. */
    name: z._default(trimmed(100), ''),
  }),
  /** The worker's own resume, as it is when it is read. */
  z.object({ ...id, kind: z.literal('RESUME') }),
  z.object({ ...id, kind: z.literal('PLACE'), place: Place }),
  z.object({
    ...id,
    kind: z.literal('TIME'),
    /** Times offered for an interview, or with `accepted` none. */
    times: z._default(z.array(Instant).check(z.maxLength(MAX_TIMES)), []),
    /** The message with times that this one answers, by accepting one or by offering others. */
    about: z._default(z.nullable(MessageId), null),
    /** One of the times of `about`. */
    accepted: z._default(z.nullable(Instant), null),
  }),
])
export type NewMessage = z.output<typeof NewMessage>

const MessageFile = z.object({
  reference: z.string(),
  contentType: z.string(),
  /** Name that the sender gave; empty for images. */
  name: z.string(),
  /** Signed, valid for five to ten minutes; reading the message again gives a new one. */
  url: z.string(),
  /** The small variant of an image. */
  smallUrl: z.nullable(z.string()),
})

export const Message = z.object({
  id: MessageId,
  sequence: Sequence,
  kind: z.enum(MESSAGE_KINDS),
  isMine: z.boolean(),
  createdDate: Instant,
  /** What was written; of a phrase its text in the reader's language; empty for other kinds. */
  text: z.string(),
  /** Language of the sender's account when it was sent. */
  langCode: z.string(),
  phrase: z.nullable(
    z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  files: z.array(MessageFile),
  /** Of a RESUME; null once it is gone. */
  resumeId: z.nullable(Id),
  place: z.nullable(z.object({ ...Place.shape, address: z.string(), name: z.string() })),
  time: z.nullable(
    z.object({ times: z.array(Instant), about: z.nullable(MessageId), accepted: z.nullable(Instant) }),
  ),
  /** Withdrawn, or its sender's account is removed: nothing else of it is left. */
  isRemoved: z.boolean(),
  /** Why the text looks like a known fraud. */
  warning: z.nullable(z.enum(FRAUD_SIGNALS)),
  /** Whether readers may press addresses in it: not while its sender is an employer who is not verified. */
  linksClickable: z.boolean(),
  /** Which of several people wrote it for the company, for these people only. */
  writtenBy: z.optional(z.string()),
})
export type Message = z.output<typeof Message>

const ByMessage = z.object({ id: Id, messageId: MessageId })

export const listMessages = read('messages.list', 'GET /conversations/:id/messages', {
  summary:
    'List messages of a conversation in their order: those after a sequence, before one, or the latest',
  params: ById,
  query: z.object({
    /** The oldest first of those after it. */
    after: z.optional(queryInteger(0, 999_999_999)),
    /** The latest of those before it; ignored beside `after`. */
    before: z.optional(queryInteger(0, 999_999_999)),
    limit: z._default(queryInteger(1, MESSAGE_PAGE.max), MESSAGE_PAGE.usual),
  }),
  answer: z.array(Message),
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'READER',
  errors: ['NOT_FOUND'],
})
export const getMessage = read('messages.get', 'GET /conversations/:id/messages/:messageId', {
  summary: 'Get a message, with new addresses of its files',
  params: ByMessage,
  answer: Message,
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'READER',
  errors: ['NOT_FOUND'],
})
export const sendMessage = storableCommand('messages.send', 'POST /conversations/:id/messages', {
  summary: 'Send a message; the same id again with the same content is the same message',
  params: ById,
  body: NewMessage,
  answer: Message,
  status: 201,
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'MANAGER',
  errors: [
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'CONVERSATION_BLOCKED',
    'MESSAGE_CONFLICT',
    'PHRASE_UNKNOWN',
    'RESUME_MISSING',
    'REPLY_OUTDATED',
    'TIME_PASSED',
    'TOO_MANY_REQUESTS',
  ],
})
export const withdrawMessage = storableCommand(
  'messages.withdraw',
  'DELETE /conversations/:id/messages/:messageId',
  {
    summary: 'Withdraw an own message within five minutes, while the other side has not read it',
    params: ByMessage,
    answer: Message,
    by: ['EMPLOYEE', 'EMPLOYER'],
    company: 'MANAGER',
    errors: ['NOT_FOUND', 'MESSAGE_READ', 'WITHDRAWAL_TOO_LATE'],
  },
)
export const downloadInterview = read(
  'messages.calendar',
  'GET /conversations/:id/messages/:messageId/calendar',
  {
    summary: 'Get an agreed interview as a calendar file',
    params: ByMessage,
    download: 'text/calendar',
    by: ['EMPLOYEE', 'EMPLOYER'],
    company: 'READER',
    errors: ['NOT_FOUND'],
  },
)
export const reportMessage = storableCommand('messages.report', 'POST /conversations/:id/reports', {
  summary: 'Report a message of the other side; operators see it with five messages around it',
  params: ById,
  body: z.object({
    messageId: MessageId,
    reason: z.enum(REPORT_REASONS),
    text: z._default(paragraphs(REPORT_LENGTH), ''),
  }),
  answer: z.object({ received: z.boolean() }),
  status: 201,
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const getOwnMessageReport = read(
  'messages.ownReport',
  'GET /conversations/:id/messages/:messageId/reports/own',
  {
    summary: 'Get the own report of a message',
    params: ByMessage,
    answer: z.nullable(OwnReport),
    by: ['EMPLOYEE', 'EMPLOYER'],
    company: 'READER',
  },
)
