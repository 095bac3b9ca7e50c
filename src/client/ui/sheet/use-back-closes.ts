import { useEffect, useRef } from 'react'

/** WHATWG HTML, section 6.9 (close requests); TypeScript does not declare it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}
declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

/**
 * Lets the phone's Back close the topmost layer instead of leaving the page; without CloseWatcher, Back leaves the page.
 * History entries would interfere with the navigation with which many layers close. Escape is a close request too, but
 * is left to the layer, which also closes on it while a field has the focus that handles the key itself.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return undefined
    let watcher: CloseWatcher | undefined
    // A watcher fires once; a layer that stays open, because it asks first, needs another one.
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

/** A key whose default is prevented causes no close request. */
function leaveEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
