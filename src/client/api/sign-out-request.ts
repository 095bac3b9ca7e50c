const listeners = new Set<() => void>()
let comeBackTo: string | undefined

/**
 * Opens the sign-out sheet, which the layout of every screen renders.
 * @param back the page to return to after signing in as somebody else
 */
export function askToSignOut(back?: string): void {
  comeBackTo = back
  for (const listener of listeners) listener()
}

/** Returns the path to return to after signing out, once. */
export function takeWayBack(): string | undefined {
  const back = comeBackTo
  comeBackTo = undefined
  return back
}

export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
