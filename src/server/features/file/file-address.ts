import type { Secret } from '../../providers/secret/secret.ts'
import { SMALL_SIDE } from '../../providers/images/images.ts'

/** An address is good for five to ten minutes: within one window it stays the same, so that browsers can keep the picture. */
const WINDOW = 5 * 60
const PURPOSE = 'file-address'

/** A private picture's address for whoever may see it now; small as the screens show it unless `whole`. */
export function signedFileUrl(secret: Secret, reference: string, now: Date, { whole = false } = {}): string {
  const seconds = now.getTime() / 1000
  const expires = String((Math.floor(seconds / WINDOW) + 2) * WINDOW)
  const signature = secret.hash(PURPOSE, reference, expires).toString('base64url')
  const size = whole ? '' : `w=${SMALL_SIDE}&`
  return `/files/${reference}?${size}expires=${expires}&signature=${signature}`
}

/** Seconds that a signed address is still good for; null for one that is wrong or over. */
export function secondsLeft(
  secret: Secret,
  reference: string,
  { expires = '', signature = '' }: { expires?: string; signature?: string },
  now: Date,
): number | null {
  if (!/^\d{1,12}$/.test(expires) || !secret.fits(PURPOSE, signature, reference, expires)) return null
  const left = Math.floor(Number(expires) - now.getTime() / 1000)
  return left > 0 ? left : null
}

/** Where the small variant of a picture lies. */
export function smallReference(reference: string): string {
  return `w${SMALL_SIDE}-${reference}`
}
