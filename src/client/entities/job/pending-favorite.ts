import { readItem, writeItem } from '../../browser/device-items.ts'
import { WANTED_FAVORITE as NAME } from '../../offline/cache/personal-items.ts'

/**
 * Stores the job that a visitor wanted to add to the favorites, and the page that they return to, for this tab, until
 * they have signed in.
 */
export function storePendingFavorite(jobId: string, page: string): void {
  writeItem(NAME, `${jobId} ${page}`, 'sessionStorage')
}

/** Whether this job is the stored one; true only once. */
export function takePendingFavorite(jobId: string): boolean {
  if (readItem(NAME, 'sessionStorage')?.split(' ')[0] !== jobId) return false
  writeItem(NAME, null, 'sessionStorage')
  return true
}

/** The job that is saved on the return to this page. */
export function pendingFavoriteOn(page: string): string | undefined {
  const [id, ...stored] = readItem(NAME, 'sessionStorage')?.split(' ') ?? []
  return stored.join(' ') === page ? id : undefined
}
