const NAME = 'ilteo.wantedBookmark'

/** Stores the job that a visitor wanted to add to the favorites, for this tab, until they have signed in. */
export function storePendingFavorite(jobId: string): void {
  try {
    sessionStorage.setItem(NAME, jobId)
  } catch {
    // Storage is disabled: the visitor presses the button again after signing in.
  }
}

/** Whether this job is the stored one; true only once. */
export function takePendingFavorite(jobId: string): boolean {
  try {
    if (sessionStorage.getItem(NAME) !== jobId) return false
    sessionStorage.removeItem(NAME)
    return true
  } catch {
    return false
  }
}
