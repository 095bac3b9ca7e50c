import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { hasCode } from '../../has-code.ts'

/** Where uploaded and drawn files lie. A reference is written once and never changes its content. */
export interface FileStorage {
  put(reference: string, content: Buffer | string): Promise<void>
  /** Null where there is no such file. */
  read(reference: string): Promise<Readable | null>
  /** No error where there is no such file. */
  remove(reference: string): Promise<void>
}

const REFERENCE = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|jpg|png|webp)$/

/** References are names without folders, so that none can point outside of the storage. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}

/** What of the file system decides whether a file outlives a power cut. */
interface Disk {
  open(path: string, flags: string, mode?: number): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
}

interface OpenFile {
  writeFile(content: Buffer | string): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

/** Files on the local disk, spread over folders. */
export function createLocalFiles(root: string, disk: Disk = { open, rename }): FileStorage {
  const pathOf = (reference: string) => {
    if (!isReference(reference)) throw new Error(`no file reference: ${reference}`)
    return join(root, folderOf(reference), reference)
  }
  return {
    async put(reference, content) {
      const path = pathOf(reference)
      const folder = dirname(path)
      // Resumes and certificates are among them: nobody else on the machine may read any.
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed when whole and on the disk: neither a reader nor a power cut ever meets half a file.
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeThrough(disk, unfinished, content)
        await disk.rename(unfinished, path)
        await flushFolder(disk, folder)
        if (made !== undefined) await flushFolder(disk, root)
      } catch (error) {
        // A full disk must not fill up further with what nobody knows of.
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

/** A name is on the disk once its folder is (fsync(2)). Windows cannot open folders, and needs none of it. */
async function flushFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await disk.open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The two characters before the extension spread files over folders: beginnings are often alike. */
function folderOf(reference: string): string {
  const name = reference.slice(0, reference.lastIndexOf('.'))
  return name.slice(-2).padStart(2, '0')
}
