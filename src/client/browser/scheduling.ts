/** Resolves when the browser is idle; after two seconds in Safari, which has no requestIdleCallback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 2_000)
  })
}
