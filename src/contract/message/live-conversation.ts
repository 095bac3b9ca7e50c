import * as z from 'zod/mini'
import { Id } from '../base/schema.ts'
import { ConversationProgress } from './conversation.ts'
import { Message } from './conversation-message.ts'

/**
 * Events of the stream (EVENTS_PATH) about conversations. They have no id: after a gap, devices read what they missed
 * by sequence.
 */
export const LIVE_CONVERSATION_EVENTS = {
  /** A new message of a conversation, the member's own from other devices too; in the order of sequences. */
  message: z.object({ conversationId: Id, message: Message }),
  /** Anything else of a conversation that changed: receipts, state, removed messages, counts. */
  conversation: ConversationProgress,
  /** At the start and after every change. */
  conversations: z.object({ unreadConversations: z.int(), unreadMessages: z.int() }),
  /** The other side is typing. */
  typing: z.object({ conversationId: Id }),
} as const
