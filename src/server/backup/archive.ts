import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import * as z from 'zod/mini'

/** The archive or its target does not fit; the message is for the operator. */
export class BackupError extends Error {}

interface Entry {
  name: string
  content: Buffer
}

/** Last entry of an archive. An archive without it was cut off. */
const CHECKSUMS = 'checksums.json'
/** Entries are read into memory. The largest upload is 10 MiB, and tables are written in smaller parts. */
const MAX_ENTRY_BYTES = 32 * 1024 * 1024

const ChecksumsSchema = z.record(z.string(), z.string())

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/**
 * Writes a compressed tar. It gets its name once it is complete and on the disk, so that a crash or a full disk leaves
 * no partial archive under that name.
 * @returns size in bytes
 * @throws Error if the file exists or cannot be written
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const unfinished = `${path}.part`
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
  const archive = pack()
  const checksums: Record<string, string> = {}
  const writing = pipeline(archive, createGzip(), target)
  // A failure is reported by `add`, or by the await at the end.
  writing.catch(() => undefined)
  const add = ({ name, content }: Entry) =>
    new Promise<void>((done, failed) => {
      writing.catch(failed)
      archive.entry({ name, mode: 0o600 }, content, (error) => (error ? failed(error) : done()))
    })
  try {
    for await (const entry of entries) {
      checksums[entry.name] = sha256(entry.content)
      await add(entry)
    }
    await add({ name: CHECKSUMS, content: Buffer.from(JSON.stringify(checksums)) })
    archive.finalize()
    await writing
    await rename(unfinished, path)
    return target.bytesWritten
  } catch (error) {
    archive.destroy()
    await finished(target).catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * The entries in the order in which they were written, without the checksums.
 * @throws BackupError if the file is not a complete, unchanged archive: at the damaged entry, or after the last one
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const checksums = new Map<string, string>()
  let expected: Record<string, string> | null = null
  for await (const entry of rawEntries(path)) {
    if (entry.name === CHECKSUMS) expected = checksumsIn(path, entry.content)
    else {
      checksums.set(entry.name, sha256(entry.content))
      yield entry
    }
  }
  if (!expected) throw new BackupError(`${path} is cut off: restore from another backup`)
  const names = new Set([...checksums.keys(), ...Object.keys(expected)])
  for (const name of names)
    if (checksums.get(name) !== expected[name])
      throw new BackupError(`${path} is damaged at ${name}: restore from another backup`)
}

function checksumsIn(path: string, content: Buffer): Record<string, string> {
  const read = ChecksumsSchema.safeParse(parsed(content))
  if (!read.success) throw new BackupError(`${path} is damaged: restore from another backup`)
  return read.data
}

async function* rawEntries(path: string): AsyncGenerator<Entry> {
  const file = await open(path)
  await file.close()
  const entries = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header
      if (size > MAX_ENTRY_BYTES) throw new BackupError(`${path} is not a backup: ${name} is too large`)
      yield { name, content: await buffer(entry) }
    }
    await reading
  } catch (error) {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${path} is cut off or not a backup (${reason}): restore from another backup`)
  }
}

/** @returns undefined for what is not JSON */
export function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}
