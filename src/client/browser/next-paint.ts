/** Longer than any frame takes: none is drawn of a tab that goes to the background meanwhile. */
const NO_FRAME = 1_000

/** Resolves once the next frame was drawn; at once where the page is in the background. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME)
  })
}
