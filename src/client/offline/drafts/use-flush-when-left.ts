import { useEffect } from 'react'
import type { DraftSaver } from './draft.ts'

/** Writes what is pending when the page is hidden or the form is left. */
export function useFlushWhenLeft(saver: Pick<DraftSaver, 'flush'>): void {
  useEffect(() => {
    const flush = () => void saver.flush()
    const flushHidden = () => document.visibilityState === 'hidden' && flush()
    globalThis.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      flush()
      globalThis.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [saver])
}
