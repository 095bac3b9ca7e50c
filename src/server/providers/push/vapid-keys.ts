import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'

/** Base64url: by the public one browsers subscribe, with the private one messages are signed (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'push-keys.json'

/**
 * The keys in the data folder, made at the first start and readable by the server's user alone. Whoever loses them loses
 * all subscriptions.
 */
export async function vapidKeysFrom(dataDir: string): Promise<VapidKeys> {
  const path = join(dataDir, NAME)
  const kept = await existing(path)
  if (kept) return kept
  await mkdir(dataDir, { recursive: true })
  // Slow to load, and of no use to any later start.
  const { default: webPush } = await import('web-push')
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  // A link is made whole or not at all: of two processes at their first start one wins, and both read its keys.
  await link(unfinished, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  await rm(unfinished, { force: true })
  const made = await existing(path)
  if (!made) throw new Error(`${path} cannot be read`)
  return made
}

async function existing(path: string): Promise<VapidKeys | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as VapidKeys
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
