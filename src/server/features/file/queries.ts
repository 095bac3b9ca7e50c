import type { Db } from '../../db/database.ts'

export async function findFile(db: Db, reference: string) {
  return db
    .selectFrom('files')
    .select(['content_type as contentType', 'is_public as isPublic'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}
