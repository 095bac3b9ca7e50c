import { useEffect, useState } from 'react'

/** Milliseconds for which one sign of typing counts. */
const SHOWN = 6_000

const listeners = new Set<(conversationId: string) => void>()

export function noteTyping(conversationId: string): void {
  for (const listener of listeners) listener(conversationId)
}

/** Whether the other side is typing; `last` is the sequence of the last message, which ends it. */
export function useIsTyping(conversationId: string, last: number): boolean {
  const [typing, setTyping] = useState<{ last: number } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (id: string) => {
      if (id !== conversationId) return
      clearTimeout(timer)
      setTyping({ last })
      timer = setTimeout(() => setTyping(null), SHOWN)
    }
    listeners.add(hear)
    return () => {
      listeners.delete(hear)
      clearTimeout(timer)
    }
  }, [conversationId, last])
  return typing?.last === last
}
