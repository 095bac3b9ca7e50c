import { useRef, useState } from 'react'

/** Runs one act at a time without re-rendering before it ends, which would take longer than saving. */
export function useAct() {
  const isUnderWay = useRef(false)
  const [error, setError] = useState<Error | null>(null)
  const start = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('not saved', { cause: failure }))
    }
    isUnderWay.current = false
  }
  return { start, error }
}
