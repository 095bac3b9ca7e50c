import { useEffect, useRef } from 'react'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { markRead } from '../../entities/conversation/conversation-commands.ts'
import { send } from '../../offline/outbox/sending.ts'

/** Marks messages of the other side as read while the reader sees them. */
export function useMarkRead(about: Conversation | undefined, lastTheirs: number, isSeen: boolean): void {
  const marked = useRef({ id: '', sequence: 0 })
  const id = about?.id
  const read = about?.readSequence ?? 0
  useEffect(() => {
    if (id === undefined || !isSeen) return undefined
    const mark = () => {
      const known = Math.max(read, marked.current.id === id ? marked.current.sequence : 0)
      if (lastTheirs <= known || document.visibilityState !== 'visible') return
      marked.current = { id, sequence: lastTheirs }
      // A mark that cannot be stored is made again when the conversation is opened next.
      void send(markRead, { params: { id }, body: { sequence: lastTheirs } }).catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, read, lastTheirs, isSeen])
}
