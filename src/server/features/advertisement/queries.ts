import type { Db } from '../../db/database.ts'

export async function findAdvertisements(db: Db) {
  return db
    .selectFrom('advertisements')
    .select(['id', 'title', 'image_file', 'link_url'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}
