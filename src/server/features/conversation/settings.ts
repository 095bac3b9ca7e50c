import type { ConversationSettings } from '../../../contract/message/conversation.ts'
import type { Db } from '../../db/database.ts'

const USUAL: ConversationSettings = { showsReading: true, pushesAtNight: false, showsPreviews: false }

export async function findSettings(db: Db, memberId: string): Promise<ConversationSettings> {
  const row = await db
    .selectFrom('conversation_settings')
    .select([
      'shows_reading as showsReading',
      'pushes_at_night as pushesAtNight',
      'shows_previews as showsPreviews',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? USUAL
}

/** Fields that are left out stay as they are. */
export async function saveSettings(
  db: Db,
  memberId: string,
  change: { [Name in keyof ConversationSettings]?: boolean | undefined },
): Promise<ConversationSettings> {
  const before = await findSettings(db, memberId)
  const next = {
    showsReading: change.showsReading ?? before.showsReading,
    pushesAtNight: change.pushesAtNight ?? before.pushesAtNight,
    showsPreviews: change.showsPreviews ?? before.showsPreviews,
  }
  const columns = {
    shows_reading: next.showsReading,
    pushes_at_night: next.pushesAtNight,
    shows_previews: next.showsPreviews,
  }
  await db
    .insertInto('conversation_settings')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute()
  return next
}
