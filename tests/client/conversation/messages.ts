import type { Message } from '../../../src/contract/message/conversation-message.ts'

/** A text message of the other side. */
export const aMessage = (sequence: number, given: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
  sequence,
  kind: 'TEXT',
  isMine: false,
  createdDate: '2026-11-22T01:00:00.000Z',
  text: `Message ${sequence}`,
  langCode: 'ko',
  phrase: null,
  files: [],
  resumeId: null,
  place: null,
  time: null,
  isRemoved: false,
  warning: null,
  linksClickable: true,
  ...given,
})
