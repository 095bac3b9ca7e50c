import type { Message } from '../../../contract/message/conversation-message.ts'

/** Messages of each conversation that stay on the device. */
export const STORED_MESSAGES = 200

/** The latest messages of a conversation, oldest first, without gaps. */
export interface Thread {
  messages: readonly Message[]
}

/** Both lists as one, in the order of sequences. The second is newer, but what was removed stays removed. */
export function joined(messages: readonly Message[], news: readonly Message[]): Message[] {
  const all = new Map(messages.map((each) => [each.sequence, each]))
  for (const each of news) if (all.get(each.sequence)?.isRemoved !== true) all.set(each.sequence, each)
  return [...all.values()].toSorted((a, b) => a.sequence - b.sequence)
}

/** Whether messages are missing between those on the device and new ones. */
export function hasGap(messages: readonly Message[], news: readonly Message[]): boolean {
  const [last, first] = [messages.at(-1), news[0]]
  return last !== undefined && first !== undefined && first.sequence > last.sequence + 1
}

/** Empties messages that were withdrawn, or whose sender's account is gone. The same list if there are none. */
export function withRemoved(messages: readonly Message[], sequences: readonly number[]): readonly Message[] {
  const gone = new Set(sequences)
  const isNew = (each: Message) => gone.has(each.sequence) && !each.isRemoved
  return messages.some(isNew) ? messages.map((each) => (isNew(each) ? emptied(each) : each)) : messages
}

const emptied = (message: Message): Message => ({
  ...message,
  text: '',
  phrase: null,
  files: [],
  resumeId: null,
  place: null,
  time: null,
  warning: null,
  isRemoved: true,
})
