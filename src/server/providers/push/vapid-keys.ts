import { ECDH } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateFile } from '../secret/read-or-create-file.ts'

/** Base64url: by the public one browsers subscribe, with the private one messages are signed (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The keys kept in the data folder. Whoever loses them loses all subscriptions. */
export async function vapidKeysFrom(dataDir: string): Promise<VapidKeys> {
  const text = await readOrCreateFile(join(dataDir, 'push-keys.json'), async () => {
    // Slow to load, and of no use to any later start.
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return JSON.parse(text) as VapidKeys
}

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
