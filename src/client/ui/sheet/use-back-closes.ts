import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onEarliestPop } from '../../browser/earliest-pop.ts'

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

const MARK = 'ilteoLayer'
/**
 * Milliseconds to wait for the browser to go back, which it may leave undone when the page is left meanwhile. A slow phone
 * takes seconds, and would then go back from the page that was opened instead.
 */
const PATIENCE = 10_000

type Close = () => void

/**
 * Closes the topmost layer with Back in browsers without CloseWatcher. While layers are open, one more history entry of the
 * same address is above the page's: Back leaves that entry, which closes a layer. The entry has the router's key of the
 * page's, so that the router neither loads nor scrolls, and its events are kept from the router. A navigation waits until
 * the entry is gone, so that it never stays behind.
 */
export class BackEntry {
  readonly #window: Window
  readonly #history: RouterHistory
  readonly #layers: Close[] = []
  #leaving: { done: Promise<void>; end: () => void } | undefined
  #unblock: (() => void) | undefined

  /** @param onPop has a listener called before the router's */
  constructor(
    own: Window,
    history: RouterHistory,
    onPop: (listener: (event: PopStateEvent) => void) => void,
  ) {
    this.#window = own
    this.#history = history
    onPop((event) => this.#onPop(event))
    history.subscribe(() => this.#settleSoon())
  }

  /** @returns a function that removes the layer */
  open(close: Close): () => void {
    const layer = () => close()
    this.#layers.push(layer)
    this.#settle()
    return () => {
      const index = this.#layers.indexOf(layer)
      if (index !== -1) this.#layers.splice(index, 1)
      // One layer may open in place of another.
      queueMicrotask(() => this.#settle())
    }
  }

  #isThere(): boolean {
    return isMarked(this.#window.history.state)
  }

  #settle(): void {
    if (this.#leaving) return
    if (this.#layers.length > 0 && !this.#isThere()) this.#push()
    if (this.#layers.length === 0 && this.#isThere()) void this.#leave()
  }

  #settleSoon(): void {
    setTimeout(() => this.#settle())
  }

  #push(): void {
    this.#history.flush()
    const { history } = this.#window
    // The router has replaced the method of the object by one that loads the page again.
    Reflect.apply(Object.getPrototypeOf(history).pushState, history, [{ ...history.state, [MARK]: true }, ''])
    this.#unblock ??= this.#history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') await this.#leave()
        return false
      },
    })
  }

  /** Goes back to the page's own entry. */
  async #leave(): Promise<void> {
    if (this.#isThere() && !this.#leaving) {
      let end: () => void = () => undefined
      const popped = new Promise<void>((resolve) => (end = resolve))
      const left = () => {
        this.#leaving = undefined
        this.#unblock?.()
        this.#unblock = undefined
        this.#settleSoon()
      }
      this.#leaving = { done: popped.then(left), end }
      setTimeout(end, PATIENCE)
      this.#window.history.back()
    }
    await this.#leaving?.done
  }

  #onPop(event: PopStateEvent): void {
    const state: unknown = event.state
    // Another page's entry is the router's.
    if (keyOf(state) === undefined || keyOf(state) !== keyOf(this.#history.location.state)) return
    event.stopImmediatePropagation()
    if (this.#leaving) return this.#leaving.end()
    // Forward, with nothing to close.
    if (isMarked(state)) return this.#settleSoon()
    const close = this.#layers.at(-1)
    // The entry was left behind by a reload, or the layer by another way.
    if (!close) return this.#window.history.back()
    close()
    // A layer that asks first stays open, and others may be below it.
    this.#settleSoon()
  }
}

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && MARK in state

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
}
