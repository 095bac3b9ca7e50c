import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onEarliestPop } from '../../browser/earliest-pop.ts'
import { BackEntry } from './back-entry.ts'

/** WHATWG HTML, section 6.9 (close requests); TypeScript does not declare it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}
declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

const backEntries = new WeakMap<RouterHistory, BackEntry>()

/**
 * Lets the phone's Back close the topmost layer instead of leaving the page: by a CloseWatcher, or in browsers without it
 * by a history entry. Escape is a close request too, but is left to the layer, which also closes on it while a field has
 * the focus that handles the key itself.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const callback = () => close.current()
    return globalThis.CloseWatcher ? watch(callback) : backEntryOf(history).open(callback)
  }, [isOpen, history])
}

function watch(close: () => void): () => void {
  let watcher: CloseWatcher | undefined
  // A watcher fires once; a layer that stays open, because it asks first, needs another one.
  const renew = () => {
    watcher = globalThis.CloseWatcher && new globalThis.CloseWatcher()
    watcher?.addEventListener('close', () => {
      renew()
      close()
    })
  }
  renew()
  window.addEventListener('keydown', leaveEscape, true)
  return () => {
    window.removeEventListener('keydown', leaveEscape, true)
    watcher?.destroy()
  }
}

function backEntryOf(history: RouterHistory): BackEntry {
  const entry = backEntries.get(history) ?? new BackEntry(window, history, onEarliestPop)
  backEntries.set(history, entry)
  return entry
}

/** A key whose default is prevented causes no close request. */
function leaveEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
