/** Sets the app icon's badge if the platform supports it; zero clears it. */
export async function showBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count)
    else await navigator.clearAppBadge?.()
  } catch {
    // Not installed or not allowed: the bell shows the count as well.
  }
}
