const listeners = new Set<() => void>()
let returnPath: string | undefined

/**
 * Opens the sign-out sheet, which the layout of every screen renders.
 * @param back the page to return to after signing in as somebody else
 */
export function requestSignOut(back?: string): void {
  returnPath = back
  for (const listener of listeners) listener()
}

/** Returns the path to return to after signing out, once. */
export function takeReturnPath(): string | undefined {
  const back = returnPath
  returnPath = undefined
  return back
}

export function onSignOutRequested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
