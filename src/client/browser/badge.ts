/** The number on the app's icon, where the platform shows one; zero takes it away. */
export async function showBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count)
    else await navigator.clearAppBadge?.()
  } catch {
    // Not installed, or not allowed: the bell says it as well.
  }
}
