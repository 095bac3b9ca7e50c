import type { Insertable } from 'kysely'
import type { PostingTables } from '../db/posting-tables.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import type { Drawing } from './artwork.ts'

const AT_ONCE = 32

export async function saveDrawings(files: FileStorage, drawings: readonly Drawing[]): Promise<void> {
  for (let start = 0; start < drawings.length; start += AT_ONCE) {
    const some = drawings.slice(start, start + AT_ONCE)
    await Promise.all(some.map((drawing) => files.put(drawing.reference, drawing.svg)))
  }
}

export function fileRows(drawings: readonly Drawing[], now: Date): Insertable<PostingTables['files']>[] {
  return drawings.map(({ reference, svg }) => ({
    reference,
    type: 'announcement',
    content_type: 'image/svg+xml',
    size: Buffer.byteLength(svg),
    owner_id: null,
    is_public: true,
    created_at: now,
  }))
}
