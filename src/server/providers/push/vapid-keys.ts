import { ECDH } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateFile } from '../secret/read-or-create-file.ts'

/** Base64url keys: browsers subscribe with the public one, and the private one signs messages (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Reads or creates the keys in the data folder. Losing them invalidates all subscriptions. */
export async function vapidKeysFrom(dataDir: string): Promise<VapidKeys> {
  const text = await readOrCreateFile(join(dataDir, 'push-keys.json'), async () => {
    // Loaded only here because it is slow to load and later starts do not need it.
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return JSON.parse(text) as VapidKeys
}

/** Whether the text is a P-256 public key in base64url, as payload encryption requires. */
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
