import { buffer } from 'node:stream/consumers'
import type { FileStorage } from '../providers/files/file-storage.ts'

/**
 * Copies all files into another storage. Contents never change, so it can be repeated after a failure, and while the
 * server runs; what is uploaded meanwhile is copied by the next run.
 * @returns number of files copied, without those that were there already
 */
export async function copyFiles(source: FileStorage, target: FileStorage): Promise<number> {
  const present = new Set<string>()
  for await (const reference of target.list()) present.add(reference)
  let copied = 0
  for await (const reference of source.list()) {
    const file = present.has(reference) ? null : await source.read(reference)
    if (!file) continue
    await target.put(reference, await buffer(file))
    copied += 1
  }
  return copied
}
