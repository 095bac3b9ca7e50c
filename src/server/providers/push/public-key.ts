import { ECDH } from 'node:crypto'

/** Whether the text is a point of the curve P-256 in base64url, as browsers give it: nothing else can be encrypted to. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return (
      ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1', undefined, undefined, 'uncompressed')
        .length === 65
    )
  } catch {
    return false
  }
}
