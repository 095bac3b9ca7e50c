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
