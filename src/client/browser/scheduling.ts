/** Longer than any frame takes: a tab that goes to the background meanwhile paints none. */
const NO_FRAME = 1_000

/** Resolves after the next paint, or at once in a background tab. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME)
  })
}

/** Resolves when the browser is idle; after two seconds in Safari, which has no requestIdleCallback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 2_000)
  })
}

/** Yields to the event loop, so that input is handled between pieces of long work. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    // Unlike a timer, a message is not throttled in background tabs.
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
