import {
  blockConversation,
  getConversation,
  listConversations,
  muteConversation,
  readConversation,
} from '../../../contract/message/conversation.ts'
import {
  listMessages,
  type NewMessage,
  sendMessage,
  withdrawMessage,
} from '../../../contract/message/conversation-message.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { withInterviewTime } from '../application/interview-reads.ts'
import type { GroupPart, Sent } from '../../offline/outbox/engine/command-to-save.ts'
import { outboxCommand, part, sendAll } from '../../offline/outbox/sending.ts'

export const conversationEntity = ({ id }: { id: string }) => `conversation:${id}`

/**
 * One entity for all that is said in a conversation: it arrives in the order in which it was written. A time that is
 * agreed on moves the application.
 */
export const say = outboxCommand(sendMessage, {
  entity: conversationEntity,
  refreshes: [listMessages, listConversations, ...withInterviewTime],
})
/** Only messages that were sent are taken back: it waits for none, and none waits for it where it is refused. */
export const takeBack = outboxCommand(withdrawMessage, {
  entity: ({ messageId }) => `conversation-removal:${messageId}`,
  absolute: true,
  refreshes: [listConversations, getConversation, ...withInterviewTime],
})
/** Only the latest mark is sent, and it waits for no message. */
export const markRead = outboxCommand(readConversation, {
  entity: ({ id }) => `conversation-read:${id}`,
  absolute: true,
  refreshes: [],
})
export const setMuted = outboxCommand(muteConversation, {
  entity: ({ id }) => `conversation-mute:${id}`,
  absolute: true,
  refreshes: [listConversations, getConversation],
})
export const setBlocked = outboxCommand(blockConversation, {
  entity: ({ id }) => `conversation-block:${id}`,
  absolute: true,
  refreshes: [listConversations, getConversation],
})

const uploadOf = (blobId: string) =>
  outboxCommand(uploadFile, { entity: () => `conversation-file:${blobId}`, refreshes: [] })

/** Bytes kept on the device (draft-blobs.ts). */
export interface KeptFile {
  blobId: string
  type: 'conversation' | 'conversation/document'
  fileName: string
}

export interface ToSay {
  conversationId: string
  /** Name of the other side, for the list of what is unsent. */
  name: string
  message: NewMessage
  /** Sent before it; the message names them in this order. */
  files?: readonly KeptFile[]
  /** Draft that it was written in. */
  draft?: string
}

/** Saves a message, and what it carries, in one step. */
export async function sayAll({ conversationId, name, message, files = [], draft }: ToSay): Promise<Sent[]> {
  const uploads: GroupPart[] = files.map(({ blobId, type, fileName }, index) =>
    part(
      uploadOf(blobId),
      { upload: { parts: { type }, file: { name: 'file', blobId, fileName } }, title: { title: name } },
      `file${index}`,
    ),
  )
  const fills = files.map((_, index) => ({
    need: `file${index}`,
    take: 'data' as const,
    into: 'payload' as const,
    at: message.kind === 'FILE' ? ['file'] : ['files', String(index)],
  }))
  const said = part(say, {
    params: { id: conversationId },
    body: message,
    title: { title: name },
    needs: fills.map(({ need }) => need),
    fills,
    ...(draft === undefined ? {} : { draft }),
  })
  return sendAll([...uploads, said])
}

/** A message's id: any device that sends it again sends the same message. */
export const newMessageId = (): string => crypto.randomUUID()
