import type { RouterHistory } from '@tanstack/react-router'

const MARK = 'ilteoLayer'
/** Milliseconds to wait for the browser to go back, which it may leave undone when the page is left meanwhile. */
const PATIENCE = 1_000

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

  /** @param onEarliestPop has a listener called before the router's */
  constructor(
    own: Window,
    history: RouterHistory,
    onEarliestPop: (listener: (event: PopStateEvent) => void) => void,
  ) {
    this.#window = own
    this.#history = history
    onEarliestPop((event) => this.#onPop(event))
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
