import { useEffect, useRef } from 'react'

/** WHATWG HTML, section 6.9 (close requests); TypeScript does not declare it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}
declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

/**
 * Lets the phone's Back close what lies on top of the page instead of leaving it: the browser closes the layer that was
 * opened last, and a second Back leaves. Entries of the history in place of that would be in the way of the navigation
 * with which many layers close. Escape is such a request as well, but is left to the layer, which closes on it in a field
 * that handles the key itself, too.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return undefined
    let watcher: CloseWatcher | undefined
    // A watcher tells one request; what stays open, as it asks before, needs another.
    const watch = () => {
      watcher = globalThis.CloseWatcher && new globalThis.CloseWatcher()
      watcher?.addEventListener('close', () => {
        watch()
        close.current()
      })
    }
    watch()
    window.addEventListener('keydown', leaveEscape, true)
    return () => {
      window.removeEventListener('keydown', leaveEscape, true)
      watcher?.destroy()
    }
  }, [isOpen])
}

/** No close request follows a key whose default is prevented. */
function leaveEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
