import type { Conversation } from '../../../contract/message/conversation.ts'
import type { Message } from '../../../contract/message/conversation-message.ts'

/** The mark at an own message; undefined at those of the other side. */
export type Mark = 'SENT' | 'DELIVERED' | 'READ'

export function markOf(
  message: Pick<Message, 'sequence' | 'isMine' | 'isRemoved'>,
  about: Pick<Conversation, 'otherReadSequence' | 'otherDeliveredSequence'> | undefined,
): Mark | undefined {
  if (!message.isMine || message.isRemoved) return undefined
  if (about?.otherReadSequence != null && message.sequence <= about.otherReadSequence) return 'READ'
  return about && message.sequence <= about.otherDeliveredSequence ? 'DELIVERED' : 'SENT'
}
