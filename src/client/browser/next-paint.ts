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
