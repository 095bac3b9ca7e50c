import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'
import { type FileStorage, isReference } from './file-storage.ts'

/** Files on the local disk, spread over folders. */
export function createLocalFiles(root: string): FileStorage {
  const pathOf = (reference: string) => {
    if (!isReference(reference)) throw new Error(`no file reference: ${reference}`)
    return join(root, folderOf(reference), reference)
  }
  return {
    async put(reference, content) {
      const path = pathOf(reference)
      // Resumes and certificates are among them: nobody else on the machine may read any.
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      // Renamed when whole and on the disk: neither a reader nor a power cut ever meets half a file.
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeFile(unfinished, content, { flush: true, mode: 0o600 })
        await rename(unfinished, path)
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

/** The two characters before the extension spread files over folders: beginnings are often alike. */
function folderOf(reference: string): string {
  const name = reference.slice(0, reference.lastIndexOf('.'))
  return name.slice(-2).padStart(2, '0')
}
