import * as z from 'zod/mini'
import { Stay } from '../../../contract/work-right/stay.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { Log } from '../../http/endpoint-route.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import type { Services } from '../../services.ts'
import { seoulDay } from '../../seoul-day.ts'
import { lockMember } from '../member/queries.ts'
import { notify } from '../notification/service.ts'
import { requireKnownStatus } from '../work-right/service.ts'
import { deleteStay, findDueStays, findStayRows, setNextReminder, upsertStay } from './queries.ts'
import { nextReminder } from './reminders.ts'

/** What reads a stay for its member. */
export interface Reading {
  db: Db
  services: Pick<Services, 'secret'>
  log: Log
}

/** @throws AppError VALIDATION for a status or type that does not exist */
export async function saveStay(
  tx: Tx,
  secret: Secret,
  memberId: string,
  stay: Stay | null,
  now: Date,
): Promise<void> {
  if (stay) requireKnownStatus(stay, 'stay.')
  await lockMember(tx, memberId)
  if (!stay) return deleteStay(tx, memberId)
  const sealed = secret.encrypt('stay', JSON.stringify(stay), memberId)
  await upsertStay(tx, { memberId, sealed, nextReminder: nextReminder(stay.expiry, now), now })
}

/**
 * What the member said of their own stay. One that no key opens is none to them, as only saving it anew repairs it; it is
 * kept, as the operator may restore the key.
 */
export async function readStay(
  { db, services: { secret }, log }: Reading,
  memberId: string,
): Promise<{ stay: Stay | null; isUnreadable: boolean }> {
  const [row] = await findStayRows(db, [memberId])
  const stay = row ? openedOrNull(secret, row.sealed, memberId) : null
  const isUnreadable = row !== undefined && stay === null
  if (isUnreadable) log.warn('no key opens a stay that its member reads')
  return { stay, isUnreadable }
}

/** What these members said of their stays. Those who said nothing, or whose text no key opens, are absent. */
export async function findStays(
  db: Db,
  secret: Secret,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Stay & WorkRightPerson & { updatedAt: Date }>> {
  const rows = await findStayRows(db, memberIds)
  return new Map(
    rows.flatMap(({ member_id: id, sealed, updated_at: updatedAt }) => {
      const stay = openedOrNull(secret, sealed, id)
      return stay ? [[id, { ...stay, updatedAt }]] : []
    }),
  )
}

function opened(secret: Secret, sealed: Buffer, memberId: string): Stay {
  return z.parse(Stay, JSON.parse(secret.decrypt('stay', sealed, memberId)))
}

/** Where one member's text that no key opens must not stop what is done for others. */
function openedOrNull(secret: Secret, sealed: Buffer, memberId: string): Stay | null {
  try {
    return opened(secret, sealed, memberId)
  } catch {
    return null
  }
}

const BATCH = 50
/** Time in ms after which a stay is looked at again that no key opened: the operator may have restored the key. */
const RETRY = 86_400_000

/** Reminds members of the end of their stay, 90 and 30 days before. */
export async function remindOfStays(db: Db, secret: Secret, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await findDueStays(tx, now, BATCH)
    for (const { member_id: memberId, sealed } of due) {
      const stay = openedOrNull(secret, sealed, memberId)
      if (!stay) {
        await setNextReminder(tx, memberId, new Date(now.getTime() + RETRY))
        continue
      }
      const { expiry } = stay
      const kind = expiry && daysUntil(expiry, now) > 30 ? 'STAY_ENDS_IN_90_DAYS' : 'STAY_ENDS_IN_30_DAYS'
      const occasion = `stay:${kind}:${seoulDay(now)}`
      if (expiry && expiry >= seoulDay(now)) await notify(tx, { memberId, kind, subject: '', occasion }, now)
      await setNextReminder(tx, memberId, nextReminder(expiry, now))
    }
    return due.length
  })
}

const daysUntil = (day: string, now: Date) => (Date.parse(day) - Date.parse(seoulDay(now))) / 86_400_000
