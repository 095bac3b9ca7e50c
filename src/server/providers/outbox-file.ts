import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'

/**
 * Leaves a message that nothing delivers in the outbox folder, for whoever runs the site. Codes and links in messages are
 * keys: nobody else on the machine may read them. @returns the file's path
 */
export async function putInOutbox(
  folder: string,
  { kind, extension, content }: { kind: 'mail' | 'sms'; extension: string; content: string | Buffer },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
  const path = join(folder, `${name}.${extension}`)
  // Renamed when whole: whoever watches the folder never reads half a message.
  await writeFile(`${path}.unfinished`, content, { mode: 0o600 })
  await rename(`${path}.unfinished`, path)
  return path
}

/** Removes the messages that name one of these addresses or numbers. */
export async function removeFromOutbox(folder: string, recipients: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  // What is still being written belongs to whoever writes it.
  for (const name of names.filter((each) => !each.endsWith('.unfinished'))) {
    const content = (await readIfExists(join(folder, name))).toLowerCase()
    if (recipients.some((each) => content.includes(each.toLowerCase())))
      await rm(join(folder, name), { force: true })
  }
}

/** Another process may remove the same message meanwhile. */
async function readIfExists(path: string): Promise<string> {
  return readFile(path, 'latin1').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  })
}
