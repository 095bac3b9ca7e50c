import type { Db } from '../db/database.ts'

export async function isUnseeded(db: Db): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
  const member = await db.selectFrom('members').select('id').limit(1).executeTakeFirst()
  return !job && !member
}
