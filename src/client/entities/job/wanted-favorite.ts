const NAME = 'ilteo.wantedBookmark'

/** The posting a visitor wanted to keep when they were asked to sign in; this tab remembers it until then. */
export function rememberWantedFavorite(jobId: string): void {
  try {
    sessionStorage.setItem(NAME, jobId)
  } catch {
    // Storage is switched off: the bookmark is pressed once more after signing in.
  }
}

/** Whether this posting is the one; true only once. */
export function takeWantedFavorite(jobId: string): boolean {
  try {
    if (sessionStorage.getItem(NAME) !== jobId) return false
    sessionStorage.removeItem(NAME)
    return true
  } catch {
    return false
  }
}
