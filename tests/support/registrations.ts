import { v7 } from 'uuid'
import type { FileType } from '../../src/contract/base/enums.ts'
import type { Db } from '../../src/server/db/database.ts'

/** The row of a photo that a member has uploaded, of a business registration unless another type is given. */
export async function anUploadedFile(
  db: Db,
  ownerId: string,
  type: FileType = 'announcement/business',
): Promise<string> {
  const reference = `${v7()}.jpg`
  const file = { content_type: 'image/jpeg', size: 1, is_public: false, created_at: new Date() }
  await db
    .insertInto('files')
    .values({ ...file, reference, type, owner_id: ownerId })
    .execute()
  return reference
}
