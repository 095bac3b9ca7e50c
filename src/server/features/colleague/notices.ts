import type { Tx } from '../../db/database.ts'
import { notify } from '../notification/service.ts'
import { findNames } from './queries.ts'

export interface Place {
  companyId: string
  /** Whose place it is. */
  personId: string
  now: Date
}

type AboutPeople = 'COLLEAGUE_JOINED' | 'COLLEAGUE_LEFT' | 'RIGHT_CHANGED' | 'PLACE_ENDED'

const noticeOf = (kind: AboutPeople, { personId, now }: Place) => ({
  kind,
  occasion: `colleague:${personId}:${kind}:${now.toISOString()}`,
})

/** Tells a person that they have another right in the company now, or act for it no more. */
export async function tellPerson(tx: Tx, kind: 'RIGHT_CHANGED' | 'PLACE_ENDED', place: Place): Promise<void> {
  const { companyName } = await findNames(tx, place)
  await notify(tx, { ...noticeOf(kind, place), memberId: place.personId, subject: companyName }, place.now)
}

/** Tells the owner that somebody joined or left; by name, unless their account is removed. */
export async function tellOwner(
  tx: Tx,
  kind: 'COLLEAGUE_JOINED' | 'COLLEAGUE_LEFT',
  place: Place,
  { isNamed = true } = {},
): Promise<void> {
  const { companyName, owner, personName } = await findNames(tx, place)
  if (owner === null) return
  const about = { memberId: owner, subject: companyName, actor: isNamed ? personName : null }
  await notify(tx, { ...noticeOf(kind, place), ...about }, place.now)
}
