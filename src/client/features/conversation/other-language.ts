import type { Conversation } from '../../../contract/message/conversation.ts'

/** The language that the other side reads, if it is another than the member's. */
export function otherLanguage({ counterpart }: Conversation, langCode: string): string | null {
  const theirs = counterpart.isRemoved ? null : counterpart.langCode
  return theirs === langCode ? null : theirs
}
