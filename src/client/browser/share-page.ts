/** CANCELLED: the reader closed the share sheet. */
export type Shared = 'SHARED' | 'COPIED' | 'CANCELLED' | 'FAILED'

/** Opens the device's share sheet, or copies the address if there is none. */
export async function sharePage(page: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page)
      return 'SHARED'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'CANCELLED'
    }
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'COPIED'
  } catch {
    return 'FAILED'
  }
}
