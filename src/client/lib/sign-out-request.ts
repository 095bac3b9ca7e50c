const listeners = new Set<() => void>()

/** Asks for the sheet in which the member signs out; what surrounds every screen shows it. */
export function askToSignOut(): void {
  for (const listener of listeners) listener()
}

export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
