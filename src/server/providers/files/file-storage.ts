import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { hasCode } from '../../has-code.ts'

/** Storage of uploaded and generated files. The content of a reference never changes. */
export interface FileStorage {
  put(reference: string, content: Buffer | string): Promise<void>
  /** @returns null for an unknown reference */
  read(reference: string): Promise<Readable | null>
  /** Ignores an unknown reference. */
  remove(reference: string): Promise<void>
  /** All references, in no particular order. */
  list(): AsyncIterable<string>
}

const REFERENCE = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|jpg|png|webp|pdf)$/

/** References contain no folders, so that none can point outside the storage. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}

/** The file system operations that make a write durable; tests replace them. */
interface Disk {
  open(path: string, flags: string, mode?: number): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
}

interface OpenFile {
  writeFile(content: Buffer | string): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

/** Stores files on the local disk, distributed over subfolders. */
export function createLocalFiles(root: string, disk: Disk = { open, rename }): FileStorage {
  const pathOf = (reference: string) => {
    if (!isReference(reference)) throw new Error(`invalid file reference: ${reference}`)
    return join(root, folderOf(reference), reference)
  }
  return {
    async put(reference, content) {
      const path = pathOf(reference)
      const folder = dirname(path)
      // Resumes and certificates are among the files: no other user of the machine may read them.
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written to a temporary name, flushed and renamed, so that neither a reader nor a crash sees a partial file.
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeThrough(disk, unfinished, content)
        await disk.rename(unfinished, path)
        await flushFolder(disk, folder)
        if (made !== undefined) await flushFolder(disk, root)
      } catch (error) {
        // An orphaned temporary file would keep filling a full disk.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(reference) {
      try {
        const file = await open(pathOf(reference))
        return file.createReadStream()
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    async remove(reference) {
      await rm(pathOf(reference), { force: true })
    },
    list: () => referencesIn(root),
  }
}

async function* referencesIn(root: string): AsyncGenerator<string> {
  try {
    // Folders are created while they are listed, and unfinished files are not references.
    for await (const entry of await opendir(root, { recursive: true }))
      if (entry.isFile() && isReference(entry.name)) yield entry.name
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

async function writeThrough(disk: Disk, path: string, content: Buffer | string): Promise<void> {
  const file = await disk.open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is durable once its folder is flushed (fsync(2)). Windows cannot open folders and does not need this. */
async function flushFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await disk.open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Uses the last two characters of the name: prefixes of UUIDv7 names are often equal. */
function folderOf(reference: string): string {
  const name = reference.slice(0, reference.lastIndexOf('.'))
  return name.slice(-2).padStart(2, '0')
}
