import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'

/**
 * Writes a message to the outbox folder instead of delivering it. Messages contain codes and links, so no other user of
 * the machine may read them.
 * @returns the path of the file
 */
export async function writeMessageFile(
  folder: string,
  { kind, extension, content }: { kind: 'mail' | 'sms'; extension: string; content: string | Buffer },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
  const path = join(folder, `${name}.${extension}`)
  // Renamed when complete, so that no reader sees a partial message.
  await writeFile(`${path}.unfinished`, content, { mode: 0o600 })
  await rename(`${path}.unfinished`, path)
  return path
}

/** Removes messages that contain one of these addresses or numbers. */
export async function removeFromOutbox(folder: string, recipients: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  // Unfinished files are still being written.
  for (const name of names.filter((each) => !each.endsWith('.unfinished'))) {
    const content = (await readIfExists(join(folder, name))).toLowerCase()
    if (recipients.some((each) => content.includes(each.toLowerCase())))
      await rm(join(folder, name), { force: true })
  }
}

/** Another process may remove the message concurrently. */
async function readIfExists(path: string): Promise<string> {
  return readFile(path, 'latin1').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  })
}
