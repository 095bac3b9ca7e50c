const listeners = new Set<() => void>()
let comeBackTo: string | undefined

/**
 * Asks for the sheet in which the member signs out; what surrounds every screen shows it.
 * @param back the page to come back to as somebody else, by way of the sign-in
 */
export function askToSignOut(back?: string): void {
  comeBackTo = back
  for (const listener of listeners) listener()
}

/** Where whoever asked wanted to come back to; told once. */
export function takeWayBack(): string | undefined {
  const back = comeBackTo
  comeBackTo = undefined
  return back
}

export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
