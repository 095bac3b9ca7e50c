import * as z from 'zod/mini'
import { command, read, storableCommand } from '../base/endpoint.ts'
import {
  APPLICANT_STAGES,
  APPLICATION_STATUSES,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../base/enums.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import {
  ById,
  Id,
  Instant,
  LangCode,
  PAGE_SIZE,
  pageQuery,
  queryEnum,
  queryFlag,
  queryId,
  queryList,
} from '../base/schema.ts'
import { MessageId, NewMessage } from '../message/conversation-message.ts'
import type { PhraseCode } from '../message/phrases.ts'
import { WorkRightVerdict } from '../work-right/work-right.ts'
import { APPLICANT_SEARCH_LENGTH, APPLICANT_SORTS, RIGHT_FILTERS } from './applicant-filter.ts'

/**
 * Whether the applicant may do the work of the job, by the status of residence that they gave; null if they gave none.
 * It is all that employers learn of the status. Absent from older answers.
 */
const workRight = z.optional(z.nullable(WorkRightVerdict))

/**
 * The times for an interview that one side offered last in the conversation, while one lies ahead and none was
 * agreed on since. Absent from exports and from older answers.
 */
const OfferedTimes = z.object({ times: z.array(Instant), byApplicant: z.boolean() })
export type OfferedTimes = z.output<typeof OfferedTimes>

export const Applicant = z.object({
  id: Id,
  /** The conversation about the application, once one side has opened it. */
  conversationId: z.optional(z.nullable(Id)),
  /** Unread messages in that conversation. */
  unreadMessages: z.optional(z.int()),
  status: z.enum(APPLICATION_STATUSES),
  /** The status, or the step that a shortlisted applicant has reached since. */
  stage: z.enum(APPLICANT_STAGES),
  /** When the two sides have agreed to meet. */
  interviewDate: z.optional(z.nullable(Instant)),
  offeredTimes: z.optional(z.nullable(OfferedTimes)),
  /** The employer's own note; empty without one. */
  note: z.string(),
  /** Whether it is on the employer's own shortlist, of which the applicant learns nothing. */
  isShortlisted: z.optional(z.boolean()),
  /** Language of the applicant's account, in which texts to them are prepared. */
  langCode: z.optional(z.string()),
  createdDate: Instant,
  resumeId: Id,
  name: z.string(),
  countryIsoCode: z.string(),
  read: z.boolean(),
  /** Digits only. */
  cellphone: z.string(),
  /** Whether that number, and the account's e-mail address, are verified. */
  cellphoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  workType: z.enum(WORK_TYPES),
  workRight,
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  /** Signed, short-lived URL. */
  profileImageUrl: z.nullable(z.string()),
})
export type Applicant = z.output<typeof Applicant>

export const listApplicants = read('applicants.list', 'GET /employers/jobs/:id/applications', {
  summary: 'List applicants of an announcement',
  params: ById,
  query: z.object({ stages: queryList(z.enum(APPLICANT_STAGES)), ...pageQuery(PAGE_SIZE.applicants) }),
  answer: z.array(Applicant),
  paged: true,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['NOT_FOUND'],
})
/** An application with the job it is for. */
export const OpenApplicant = z.extend(Applicant, { jobId: Id, title: z.string() })
export type OpenApplicant = z.output<typeof OpenApplicant>

/** Which applicants, besides their stage. */
const applicantFilter = {
  jobId: queryId,
  /** Part of a name, a job's title or a note, or digits of a phone number. */
  query: z._default(trimmed(APPLICANT_SEARCH_LENGTH), ''),
  countries: queryList(z.string().check(z.regex(/^[A-Za-z]{2,3}$/))),
  korean: queryList(z.enum(KOREAN_CAPABILITIES)),
  rights: queryList(z.enum(RIGHT_FILTERS)),
  isShortlisted: queryFlag,
}

export const listOpenApplicants = read('applicants.open', 'GET /employers/applications', {
  summary: "List applications to the employer's jobs, by default those that await a decision",
  query: z.object({
    /** Without any: SENT and READ, which await a decision. */
    stages: queryList(z.enum(APPLICANT_STAGES)),
    ...applicantFilter,
    sort: queryEnum(APPLICANT_SORTS),
    ...pageQuery(PAGE_SIZE.applicants),
  }),
  answer: z.array(OpenApplicant),
  paged: true,
  by: 'EMPLOYER',
  company: 'READER',
})

export const ApplicantCounts = z.object({
  stages: z.record(z.enum(APPLICANT_STAGES), z.int()),
  shortlisted: z.int(),
  /** Of all the employer's applicants, most frequent first. */
  countries: z.array(z.object({ countryIsoCode: z.string(), count: z.int() })),
})
export type ApplicantCounts = z.output<typeof ApplicantCounts>

export const countApplicants = read('applicants.counts', 'GET /employers/applications/counts', {
  summary: "Count applications to the employer's jobs by stage, and the countries they come from",
  query: z.object(applicantFilter),
  answer: ApplicantCounts,
  by: 'EMPLOYER',
  company: 'READER',
})

/** Phrases that employers send to several applicants; the first of each list is proposed. */
export const APPLICANT_PHRASES = {
  REJECTED: ['THANKS_OTHER_CHOSEN', 'NOT_THIS_TIME', 'OPEN_NO'],
  MESSAGE: ['STILL_INTERESTED', 'CAN_INTERVIEW', 'WHEN_CAN_START', 'WHICH_VISA', 'BRING_CARD', 'CALL_ME'],
} as const satisfies Record<string, readonly PhraseCode[]>

export const listApplicantPhrases = read('applicants.phrases', 'GET /employers/applications/phrases', {
  summary: 'List the phrases for several applicants, as they are read in the given languages',
  query: z.object({ langCodes: queryList(LangCode, 20) }),
  answer: z.array(z.object({ code: z.string(), langCode: z.string(), text: z.string() })),
  by: 'EMPLOYER',
  company: 'READER',
})

/** The application that a resume came with. */
export const ResumeApplication = z.object({
  id: Id,
  status: z.enum(APPLICATION_STATUSES),
  stage: z.enum(APPLICANT_STAGES),
  interviewDate: z.optional(z.nullable(Instant)),
  offeredTimes: z.optional(z.nullable(OfferedTimes)),
  note: z.string(),
  isShortlisted: z.optional(z.boolean()),
  langCode: z.optional(z.string()),
  createdDate: Instant,
  name: z.string(),
  workRight,
  jobId: Id,
  title: z.string(),
  /** Which of several people of the company decided last; absent from lists. */
  decidedBy: z.optional(z.nullable(z.string())),
})
export type ResumeApplication = z.output<typeof ResumeApplication>

export const listResumeApplications = read('applicants.ofResume', 'GET /employers/resumes/:id/applications', {
  summary: "List a resume's applications to this employer",
  params: ById,
  answer: z.array(ResumeApplication),
  by: 'EMPLOYER',
  company: 'READER',
})
export const DECISIONS = ['READ', 'SHORTLISTED', 'INTERVIEW', 'HIRED', 'REJECTED'] as const
export type Decision = (typeof DECISIONS)[number]

export const decideApplication = storableCommand('applicants.decide', 'PUT /employers/applications/:id', {
  summary: 'Mark an application as read, shortlisted, invited, hired or rejected',
  params: ById,
  body: z.object({
    status: z.enum(DECISIONS),
    /** Sent in the conversation before the decision takes effect; left out where it cannot be written in any more. */
    message: z.optional(NewMessage),
  }),
  answer: z.object({ id: Id, status: z.enum(APPLICATION_STATUSES), stage: z.enum(APPLICANT_STAGES) }),
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'PHRASE_UNKNOWN', 'TIME_PASSED', 'TOO_MANY_REQUESTS'],
})

export const messageApplicant = storableCommand(
  'applicants.message',
  'POST /employers/applications/:id/messages',
  {
    summary:
      'Send an applicant a message or times for an interview, opening the conversation if there is none',
    params: ById,
    body: NewMessage,
    answer: z.object({ id: Id, conversationId: Id, messageId: MessageId }),
    status: 201,
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: [
      'NOT_FOUND',
      'CONVERSATION_CLOSED',
      'CONVERSATION_BLOCKED',
      'MESSAGE_CONFLICT',
      'PHRASE_UNKNOWN',
      'REPLY_OUTDATED',
      'TIME_PASSED',
      'TOO_MANY_REQUESTS',
    ],
  },
)

export const shortlistApplicant = storableCommand(
  'applicants.shortlist',
  'PUT /employers/applications/:id/shortlist',
  {
    summary: "Put an application on the employer's own shortlist, or take it off; nobody is told",
    params: ById,
    body: z.object({ isShortlisted: z.boolean() }),
    answer: z.object({ id: Id, isShortlisted: z.boolean() }),
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: ['NOT_FOUND'],
  },
)

export const NOTE_LENGTH = 1000

export const noteApplicant = storableCommand('applicants.note', 'PUT /employers/applications/:id/note', {
  summary: "Replace the employer's own note about an application",
  params: ById,
  body: z.object({ text: paragraphs(NOTE_LENGTH) }),
  answer: z.object({ id: Id, note: z.string() }),
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND'],
})

/** Applications in one export. */
export const MAX_EXPORTED = 10_000

export const exportApplicants = command('applicants.export', 'POST /employers/applications/exports', {
  summary: "Export applications to the employer's jobs, recorded in the audit trail",
  body: z.object({
    /** Without any: all of them. */
    stages: z._default(z.array(z.enum(APPLICANT_STAGES)).check(z.maxLength(APPLICANT_STAGES.length)), []),
    jobId: z.optional(Id),
    query: z._default(trimmed(APPLICANT_SEARCH_LENGTH), ''),
    countries: z._default(z.array(z.string().check(z.maxLength(3))).check(z.maxLength(300)), []),
    korean: z._default(z.array(z.enum(KOREAN_CAPABILITIES)).check(z.maxLength(5)), []),
    rights: z._default(z.array(z.enum(RIGHT_FILTERS)).check(z.maxLength(RIGHT_FILTERS.length)), []),
    isShortlisted: z.optional(z.boolean()),
  }),
  answer: z.array(OpenApplicant),
  by: 'EMPLOYER',
  company: 'MANAGER',
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND'],
})
