import type { Secret } from '../../providers/secret/secret.ts'
import { SMALL_SIDE } from '../../providers/images/images.ts'

/** URLs are valid for five to ten minutes and constant within a window, so that browsers can cache the image. */
const WINDOW = 5 * 60
const PURPOSE = 'file-address'

/** Signed URL of a private image; the small variant unless `whole`. */
export function signedFileUrl(secret: Secret, reference: string, now: Date, { whole = false } = {}): string {
  const seconds = now.getTime() / 1000
  const expires = String((Math.floor(seconds / WINDOW) + 2) * WINDOW)
  const signature = secret.hash(PURPOSE, reference, expires).toString('base64url')
  const size = whole ? '' : `w=${SMALL_SIDE}&`
  return `/files/${reference}?${size}expires=${expires}&signature=${signature}`
}

/** Seconds until a signed URL expires; null if it is invalid or expired. */
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

/** Reference of an image's small variant. */
export function smallReference(reference: string): string {
  return `w${SMALL_SIDE}-${reference}`
}
