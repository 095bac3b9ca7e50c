import { v7 } from 'uuid'
import type { Role } from '../../../contract/base/enums.ts'
import type { OperatorAct } from '../../../contract/operator/operator.ts'
import type { Db } from '../../db/database.ts'

export interface Act {
  /** Null for the command line. */
  operatorId: string | null
  act: OperatorAct
  /** Subject: an id or an e-mail address. */
  subject: string
  details?: Record<string, unknown>
  now: Date
}

/** Records an operator's act, in its transaction. */
export async function insertAct(db: Db, act: Act): Promise<void> {
  await db
    .insertInto('operator_acts')
    .values({
      id: v7(),
      operator_id: act.operatorId,
      act: act.act,
      subject: act.subject,
      details: JSON.stringify(act.details ?? {}),
      created_at: act.now,
    })
    .execute()
}

/** Whether the operator did the same to the same subject since then. */
export async function hasActedSince(
  db: Db,
  { operatorId, act, subject }: Pick<Act, 'operatorId' | 'act' | 'subject'>,
  since: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom('operator_acts')
    .select('id')
    .where('subject', '=', subject)
    .where('act', '=', act)
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return last !== undefined
}

export async function findMember(db: Db, email: string): Promise<{ id: string; role: Role } | undefined> {
  return db.selectFrom('members').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
}

export async function findCompanyById(db: Db, id: string) {
  return db.selectFrom('companies').select(['id', 'member_id']).where('id', '=', id).executeTakeFirst()
}
