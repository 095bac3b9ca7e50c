import * as z from 'zod/mini'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { APPLICATION_STAGES, JOB_CATEGORIES, PROPOSAL_STATUSES } from '../base/enums.ts'
import { ById, Id, Instant, inPages, pageQuery, queryId } from '../base/schema.ts'
import { Occupation, Phrase } from '../work/phrase.ts'
import { Message, Sequence } from './conversation-message.ts'

export const CONVERSATION_PAGE = 20

/**
 * OPEN: both sides may write. CLOSED: the application or proposal has ended, or the other side cannot be written to.
 * BLOCKED: by the member who reads it.
 */
export const CONVERSATION_STATES = ['OPEN', 'CLOSED', 'BLOCKED'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** What changes with every message and receipt. */
const progress = {
  id: Id,
  state: z.enum(CONVERSATION_STATES),
  /** Of the latest message; 0 without any. */
  lastSequence: Sequence,
  /** Up to here the member has read. */
  readSequence: Sequence,
  /** Messages of the other side beyond it. */
  unreadCount: z.int(),
  /** Up to here the other side has received; at least what it has read and shows so. */
  otherDeliveredSequence: Sequence,
  /** Up to here the other side has read; null if it keeps that to itself. */
  otherReadSequence: z.nullable(Sequence),
  /** The latest removed messages, for devices that have them stored; at most fifty. */
  removedSequences: z.array(Sequence),
  isMuted: z.boolean(),
}
export const ConversationProgress = z.object(progress)
export type ConversationProgress = z.output<typeof ConversationProgress>

export const Conversation = z.object({
  ...progress,
  createdDate: Instant,
  /** When the last message was sent, or the conversation was opened. */
  activeDate: Instant,
  applicationId: z.nullable(Id),
  proposalId: z.nullable(Id),
  /** How far the application has come; null for proposals. */
  stage: z.nullable(z.enum(APPLICATION_STAGES)),
  /** Null for applications. */
  proposalStatus: z.nullable(z.enum(PROPOSAL_STATUSES)),
  /**
   * Id null if the proposal is about no posting, or the posting is gone. `headline` says what the job is, to those who
   * do not read its title; the fields after it are what it is made of, from which devices make it in another language.
   */
  job: z.object({
    id: z.nullable(Id),
    title: z.string(),
    headline: z.optional(z.string()),
    jobCategories: z.optional(z.array(z.enum(JOB_CATEGORIES))),
    occupations: z.optional(z.array(Occupation)),
    phrases: z.optional(z.array(Phrase)),
    numberOfPersons: z.optional(z.int()),
    companyName: z.string(),
  }),
  counterpart: z.object({
    role: z.enum(['EMPLOYEE', 'EMPLOYER']),
    /** The candidate's or the company's; empty once the account is removed. */
    name: z.string(),
    /** In Latin letters; absent for candidates, and where `name` has them already. */
    nameRomanized: z.optional(z.string()),
    /** Whether the company's business is verified; false for candidates. */
    isVerified: z.boolean(),
    isRemoved: z.boolean(),
    /** Language of the account, as a hint for translations. */
    langCode: z.nullable(z.string()),
  }),
  lastMessage: z.nullable(Message),
  /** When it will be deleted; null while the application goes on. */
  deletionDate: z.nullable(Instant),
})
export type Conversation = z.output<typeof Conversation>

const by = ['EMPLOYEE', 'EMPLOYER'] as const

export const listConversations = read('conversations.list', 'GET /conversations', {
  summary:
    "List the member's conversations, latest first; `unreadCount` is the number of those with unread messages",
  ...inPages(Conversation, CONVERSATION_PAGE, {
    /** Only those about one posting. */
    jobId: queryId,
    ...pageQuery(CONVERSATION_PAGE),
  }),
  by,
  company: 'READER',
})
export const getConversation = read('conversations.get', 'GET /conversations/:id', {
  summary: 'Get a conversation',
  params: ById,
  answer: Conversation,
  by,
  company: 'READER',
  errors: ['NOT_FOUND'],
})
export const openConversation = storableCommand('conversations.open', 'POST /conversations', {
  summary: 'Open the conversation about an application or a proposal; again gives the same one',
  body: z.object({ applicationId: z.optional(Id), proposalId: z.optional(Id) }).check(
    z.refine(
      ({ applicationId, proposalId }) => (applicationId === undefined) !== (proposalId === undefined),
      {
        error: 'required',
        path: ['applicationId'],
      },
    ),
  ),
  answer: Conversation,
  status: 201,
  by,
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'PROPOSAL_NOT_ACCEPTED', 'CONVERSATION_CLOSED', 'TOO_MANY_REQUESTS'],
})
export const readConversation = storableCommand('conversations.read', 'PUT /conversations/:id/read', {
  summary: 'Mark messages as read up to a sequence; an earlier one changes nothing',
  params: ById,
  body: z.object({ sequence: Sequence }),
  answer: ConversationProgress,
  by,
  company: 'MANAGER',
  errors: ['NOT_FOUND'],
})
export const receiveMessages = command('conversations.deliver', 'PUT /conversations/:id/delivered', {
  summary: 'Tell that a device of the member has the messages up to a sequence',
  params: ById,
  body: z.object({ sequence: Sequence }),
  answer: ConversationProgress,
  by,
  company: 'MANAGER',
  errors: ['NOT_FOUND'],
})
export const muteConversation = storableCommand('conversations.mute', 'PUT /conversations/:id/mute', {
  summary: 'Turn pushes about a conversation off or on',
  params: ById,
  body: z.object({ isMuted: z.boolean() }),
  answer: ConversationProgress,
  by,
  company: 'MANAGER',
  errors: ['NOT_FOUND'],
})
export const blockConversation = storableCommand('conversations.block', 'PUT /conversations/:id/block', {
  summary: 'Block or unblock the other side, in all conversations with them',
  params: ById,
  body: z.object({ isBlocked: z.boolean() }),
  answer: ConversationProgress,
  by,
  company: 'MANAGER',
  errors: ['NOT_FOUND'],
})
export const typeMessage = command('conversations.type', 'POST /conversations/:id/typing', {
  summary: 'Tell the other side that the member is typing; forgotten after a few seconds',
  params: ById,
  by,
  company: 'MANAGER',
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const ConversationSettings = z.object({
  /** Whether others see what the member has read. */
  showsReading: z.boolean(),
  /** Whether conversations that the member wrote in on the same day may push at night. */
  pushesAtNight: z.boolean(),
  /** Whether pushes show the text, which others may read on a locked screen. */
  showsPreviews: z.boolean(),
})
export type ConversationSettings = z.output<typeof ConversationSettings>

const SETTINGS_PATH = '/users/me/conversation-settings'
export const getConversationSettings = read('conversations.settings', `GET ${SETTINGS_PATH}`, {
  summary: "Get the member's settings of conversations",
  answer: ConversationSettings,
  by,
  // Reading is shown as the owner of a company wants it; how a person's own devices are told is theirs.
  company: null,
})
export const saveConversationSettings = storableCommand(
  'conversations.saveSettings',
  `PUT ${SETTINGS_PATH}`,
  {
    summary: "Change the member's settings of conversations",
    body: z.partial(ConversationSettings),
    answer: ConversationSettings,
    by,
    company: null,
  },
)
