import * as z from 'zod/mini'
import { storableCommand } from '../base/endpoint.ts'
import { ById, Id, Instant } from '../base/schema.ts'

/** What a candidate may ask about a proposal. Codes are stored, so that each reader sees them in their language. */
export const QUESTIONS = [
  'DORMITORY',
  'MEALS',
  'COMMUTER_BUS',
  'OVERTIME',
  'KOREAN',
  'VISA',
  'DOCUMENTS',
  'START_LATER',
] as const
export type Question = (typeof QUESTIONS)[number]

/** `OTHER_TIMES` offers times for an interview or a call, `TIME_AGREED` picks one of those offered. */
export const WORKER_REPLIES = [...QUESTIONS, 'OTHER_TIMES', 'ASK_LATER', 'TIME_AGREED'] as const
export type WorkerReply = (typeof WORKER_REPLIES)[number]

const ANSWERS = [
  'YES',
  'NO',
  'YES_FREE',
  'YES_PAID',
  'SOMETIMES',
  'KOREAN_NONE',
  'KOREAN_SIMPLE',
  'KOREAN_GOOD',
  'ASK_1345',
  'CARD',
  'CARD_AND_PASSPORT',
  'CARD_AND_ACCOUNT',
  'START_ON',
  'BY_PHONE',
] as const
export type Answer = (typeof ANSWERS)[number]

/** `ASK_AGAIN` follows the day that the candidate named in `ASK_LATER`. */
export const EMPLOYER_REPLIES = [...ANSWERS, 'OTHER_TIMES', 'TIME_AGREED', 'ASK_AGAIN'] as const
export type EmployerReply = (typeof EMPLOYER_REPLIES)[number]

/** The answers that fit each question. */
export const ANSWERS_TO: Record<Question, readonly Answer[]> = {
  DORMITORY: ['YES_FREE', 'YES_PAID', 'NO', 'BY_PHONE'],
  MEALS: ['YES_FREE', 'YES_PAID', 'NO', 'BY_PHONE'],
  COMMUTER_BUS: ['YES', 'NO', 'BY_PHONE'],
  OVERTIME: ['YES', 'SOMETIMES', 'NO', 'BY_PHONE'],
  KOREAN: ['KOREAN_NONE', 'KOREAN_SIMPLE', 'KOREAN_GOOD', 'BY_PHONE'],
  VISA: ['YES', 'NO', 'ASK_1345', 'BY_PHONE'],
  DOCUMENTS: ['CARD', 'CARD_AND_PASSPORT', 'CARD_AND_ACCOUNT', 'BY_PHONE'],
  START_LATER: ['YES', 'START_ON', 'NO', 'BY_PHONE'],
}

export const isQuestion = (code: string): code is Question => code in ANSWERS_TO

export const MAX_TIMES = 3
const DAY = 86_400_000
/** How far ahead a time, and a day, may be. */
export const TIMES_AHEAD = 60 * DAY
export const DAYS_AHEAD = 365 * DAY

const details = {
  /** Id of the reply that it answers. */
  about: z._default(z.nullable(Id), null),
  /** UTC; ignored by codes without times. */
  times: z._default(z.array(Instant).check(z.maxLength(MAX_TIMES)), []),
  /** A day in Asia/Seoul; ignored by codes without one. */
  date: z._default(z.nullable(z.iso.date()), null),
}
const WorkerReplyForm = z.object({ code: z.enum(WORKER_REPLIES), ...details })
export type WorkerReplyForm = z.output<typeof WorkerReplyForm>
const EmployerReplyForm = z.object({ code: z.enum(EMPLOYER_REPLIES), ...details })
export type EmployerReplyForm = z.output<typeof EmployerReplyForm>

/** A reply as stored; lists have the oldest first. */
export const Reply = z.object({
  id: Id,
  by: z.enum(['WORKER', 'EMPLOYER']),
  /** One of the codes above; clients show a code they do not know by a neutral sentence. */
  code: z.string(),
  about: z.nullable(Id),
  times: z.array(Instant),
  date: z.nullable(z.iso.date()),
  createdDate: Instant,
})
export type Reply = z.output<typeof Reply>

const errors = [
  'NOT_FOUND',
  'JOB_CLOSED',
  'PROPOSAL_ANSWERED',
  'PROPOSAL_WITHDRAWN',
  'REPLY_OUTDATED',
  'REPLY_LIMIT',
  'TIME_PASSED',
] as const

export const replyToProposal = storableCommand('proposals.reply', 'POST /proposals/:id/replies', {
  summary: 'Ask about a proposal, or offer another time',
  params: ById,
  body: WorkerReplyForm,
  answer: Reply,
  status: 201,
  by: 'EMPLOYEE',
  errors,
})
export const replyToCandidate = storableCommand(
  'proposals.replyToCandidate',
  'POST /employers/proposals/:id/replies',
  {
    summary: 'Reply to a candidate about a proposal',
    params: ById,
    body: EmployerReplyForm,
    answer: Reply,
    status: 201,
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: [...errors, 'BUSINESS_NOT_VERIFIED'],
  },
)
