import { hashKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NewMessage } from '../../../contract/message/conversation-message.ts'
import { type KeptFile, newMessageId, sayAll } from '../../entities/conversation/conversation-commands.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Words = WithoutId<NewMessage>

export type Say = (words: Words, extra?: { files?: readonly KeptFile[]; draft?: string }) => Promise<boolean>

/** The message that was not saved, where it says the same: on a full device it was sent at once, and may have arrived. */
export function sameAs(unsaved: NewMessage | undefined, words: Words): NewMessage | undefined {
  return unsaved && hashKey([{ ...words, id: unsaved.id }]) === hashKey([unsaved]) ? unsaved : undefined
}

/**
 * Saves messages of a conversation; `error` tells why one could not be saved. Buttons that send stay until what they sent
 * is saved: a second press meanwhile saves nothing. Typed text leaves its field at once.
 */
export function useSay(conversationId: string, name: string): { say: Say; error: Error | null } {
  const [error, setError] = useState<Error | null>(null)
  const isSaving = useRef(false)
  const unsaved = useRef<NewMessage>(undefined)
  const say: Say = async (words, extra = {}) => {
    const isTyped = words.kind === 'TEXT'
    if (!isTyped && isSaving.current) return false
    const message = sameAs(unsaved.current, words) ?? { ...words, id: newMessageId() }
    unsaved.current = message
    if (!isTyped) isSaving.current = true
    try {
      await sayAll({ conversationId, name, message, ...extra })
      unsaved.current = undefined
      setError(null)
      return true
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('not saved'))
      return false
    } finally {
      if (!isTyped) isSaving.current = false
    }
  }
  return { say, error }
}
