import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Message, NewMessage } from '../../../contract/message/conversation-message.ts'
import { conversation, olderMessages, thread } from '../../entities/conversation/conversation-queries.ts'
import {
  arrivedOf,
  type Outgoing,
  outgoingOf,
  type Removal,
  removalsOf,
} from '../../entities/conversation/outgoing.ts'
import { joined, withRemoved } from '../../entities/conversation/thread.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** A message as it is shown; `outgoing` while this device has not sent it. */
export interface ShownMessage extends Message {
  outgoing?: Outgoing
  removal?: Removal
}

/** What a conversation shows: stored and older messages, those that have just arrived, and those not sent yet. */
export function useThread(id: string) {
  const queries = useQueryClient()
  const result = useQuery(thread(queries, id))
  const older = useQuery(olderMessages(id)).data
  const about = useQuery(conversation(id))
  const { entries, sent } = useOutbox()
  const langCode = useLanguage()
  const known = result.data?.messages
  const removed = about.data?.data.removedSequences
  const shown = useMemo((): ShownMessage[] => {
    const stored = joined(older?.messages ?? [], known ?? [])
    const arrived = arrivedOf(sent, id, stored.at(-1)?.sequence ?? 0)
    const messages = withRemoved(joined(stored, arrived), removed ?? [])
    const removals = removalsOf(entries, id)
    const ids = new Set(messages.map((each) => each.id))
    const waiting = outgoingOf(entries, id).filter(({ message }) => !ids.has(message.id))
    return [
      ...messages.map((each) => {
        const removal = removals.get(each.id)
        return removal ? { ...each, removal } : each
      }),
      ...waiting.map((each) => ({ ...asMessage(each.message, each.savedAt, langCode), outgoing: each })),
    ]
  }, [older, known, removed, entries, sent, id, langCode])
  const isWhole = shown[0]?.sequence === 1 || older?.isWhole === true || known?.length === 0
  return { shown, result, about, isWhole }
}

/** What is unsent in the form of what was sent. */
function asMessage(message: NewMessage, savedAt: number, langCode: string): Message {
  return {
    id: message.id,
    sequence: Number.MAX_SAFE_INTEGER,
    kind: message.kind,
    isMine: true,
    createdDate: new Date(savedAt).toISOString(),
    text: message.kind === 'TEXT' ? message.text : message.kind === 'FILE' ? message.name : '',
    langCode,
    phrase: message.kind === 'PHRASE' ? { code: message.code, params: message.params } : null,
    files: [],
    resumeId: null,
    place: message.kind === 'PLACE' ? message.place : null,
    time:
      message.kind === 'TIME'
        ? { times: message.times, about: message.about, accepted: message.accepted }
        : null,
    isRemoved: false,
    warning: null,
    linksClickable: false,
  }
}
