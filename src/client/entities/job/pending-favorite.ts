import { WANTED_FAVORITE as NAME } from '../../offline/cache/personal-items.ts'

/**
 * Stores the job that a visitor wanted to add to the favorites, and the page that they return to, for this tab, until
 * they have signed in.
 */
export function storePendingFavorite(jobId: string, page: string): void {
  try {
    sessionStorage.setItem(NAME, `${jobId} ${page}`)
  } catch {
    // Storage is disabled: the visitor presses the button again after signing in.
  }
}

/** Whether this job is the stored one; true only once. */
export function takePendingFavorite(jobId: string): boolean {
  try {
    if (sessionStorage.getItem(NAME)?.split(' ')[0] !== jobId) return false
    sessionStorage.removeItem(NAME)
    return true
  } catch {
    return false
  }
}

/** The job that is saved on the return to this page. */
export function pendingFavoriteOn(page: string): string | undefined {
  try {
    const [id, ...stored] = sessionStorage.getItem(NAME)?.split(' ') ?? []
    return stored.join(' ') === page ? id : undefined
  } catch {
    return undefined
  }
}
