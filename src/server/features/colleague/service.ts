import { sql } from 'kysely'
import type { ColleagueRight, CompanyRight } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { CompanyActName } from '../../../contract/employer/colleague.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { lockCompanyOf, recordAct } from '../../http/company-right.ts'
import type { CurrentMember } from '../../http/endpoint-route.ts'
import { findCompany } from '../employer/service.ts'
import type { ConfirmedIdentity } from '../factor/service.ts'
import { deleteCompanyNotifications } from '../notification/queries.ts'
import { type Place, tellOwner, tellPerson } from './notices.ts'
import {
  endPeopleOf,
  endPerson,
  findColleaguesOf,
  findPlace,
  insertPerson,
  moveCompany,
  setRight,
} from './queries.ts'

/** Exports for other features. */
export { deletePastInvitations } from './invitation-queries.ts'
export { sendInvitation } from './invitations.ts'
export { findColleaguesOf }

interface Owned {
  tx: Tx
  companyId: string
}

/**
 * Runs what only the owner may do to the people, while nobody else acts for the company.
 * @throws AppError RIGHT_MISSING if the company was handed over meanwhile
 */
async function asOwner<T>(db: Db, { person }: CurrentMember, work: (owned: Owned) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockCompanyOf(tx, person)
    const { rows } = await sql<{ company_id: string; held_right: CompanyRight }>`
      select company_id, held_right from company_of(${person})`.execute(tx)
    const [own] = rows
    if (own && own.held_right !== 'OWNER') throw new AppError('RIGHT_MISSING')
    if (!own) throw new AppError('NOT_FOUND')
    return work({ tx, companyId: own.company_id })
  })
}

interface Change {
  member: CurrentMember
  colleagueId: string
  now: Date
}

interface Rights {
  formerRight: CompanyRight
  /** Null for somebody who acts for the company no more. */
  givenRight: CompanyRight | null
}

async function record(
  { tx, companyId }: Owned,
  act: CompanyActName,
  { member, colleagueId, now }: Change,
  rights: Rights,
): Promise<void> {
  const about = { params: { id: colleagueId }, answer: null, ...rights }
  await recordAct(tx, { companyId, person: member.person, act, ...about, now })
}

const placeIn = ({ companyId }: Owned, { colleagueId, now }: Change): Place => ({
  companyId,
  personId: colleagueId,
  now,
})

/** Ends the place of somebody, whose notifications about the company go with it. */
async function end(owned: Owned, act: Change): Promise<CompanyRight> {
  const formerRight = await endPerson(owned.tx, placeIn(owned, act))
  if (!formerRight) throw new AppError('NOT_FOUND')
  await deleteCompanyNotifications(owned.tx, act.colleagueId)
  return formerRight
}

/** @throws AppError NOT_FOUND */
export async function change(db: Db, act: Change, right: ColleagueRight): Promise<void> {
  await asOwner(db, act.member, async (owned) => {
    const place = placeIn(owned, act)
    const formerRight = await setRight(owned.tx, { ...place, right })
    if (!formerRight) throw new AppError('NOT_FOUND')
    if (formerRight === right) return
    await record(owned, 'colleagues.change', act, { formerRight, givenRight: right })
    await tellPerson(owned.tx, 'RIGHT_CHANGED', place)
  })
}

/** @throws AppError NOT_FOUND */
export async function remove(db: Db, act: Change): Promise<void> {
  await asOwner(db, act.member, async (owned) => {
    const formerRight = await end(owned, act)
    await record(owned, 'colleagues.remove', act, { formerRight, givenRight: null })
    await tellPerson(owned.tx, 'PLACE_ENDED', placeIn(owned, act))
  })
}

/** @throws AppError OWN_COMPANY for an owner, NOT_FOUND for whoever works for no company */
export async function leave(db: Db, member: CurrentMember, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCompanyOf(tx, member.owner)
    const place = await findPlace(tx, member.person)
    if (!place) throw new AppError((await findCompany(tx, member.person)) ? 'OWN_COMPANY' : 'NOT_FOUND')
    const owned = { tx, companyId: place.companyId }
    const act = { member, colleagueId: member.person, now }
    const formerRight = await end(owned, act)
    await record(owned, 'colleagues.leave', act, { formerRight, givenRight: null })
    await tellOwner(tx, 'COLLEAGUE_LEFT', placeIn(owned, act))
  })
}

/**
 * Makes a colleague the owner of the company with its balance, orders and conversations; who was it stays as a manager.
 * @param _identity proves who hands over
 * @throws AppError NOT_FOUND if it is no colleague
 */
export async function handOver(db: Db, _identity: ConfirmedIdentity, act: Change): Promise<void> {
  const { member, colleagueId, now } = act
  await asOwner(db, member, async (owned) => {
    const { tx, companyId } = owned
    await lockCompanyOf(tx, colleagueId)
    const formerRight = await endPerson(tx, placeIn(owned, act))
    if (!formerRight) throw new AppError('NOT_FOUND')
    await moveCompany(tx, member.person, colleagueId)
    await insertPerson(tx, {
      companyId,
      personId: member.person,
      right: 'MANAGER',
      invitedBy: colleagueId,
      now,
    })
    await record(owned, 'colleagues.handOver', act, { formerRight, givenRight: 'OWNER' })
    await tellPerson(tx, 'RIGHT_CHANGED', placeIn(owned, act))
  })
}

/**
 * Ends the places of the people of a company whose owner's account is removed, or the place of a colleague; first of
 * all locks of the removal.
 */
export async function endPlacesOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  await lockCompanyOf(tx, memberId)
  const company = await findCompany(tx, memberId)
  if (company) {
    const companyId = company.id
    for (const personId of await endPeopleOf(tx, companyId, now)) {
      await deleteCompanyNotifications(tx, personId)
      await tellPerson(tx, 'PLACE_ENDED', { companyId, personId, now })
    }
    return
  }
  const place = await findPlace(tx, memberId)
  if (place)
    await tellOwner(
      tx,
      'COLLEAGUE_LEFT',
      { companyId: place.companyId, personId: memberId, now },
      { isNamed: false },
    )
}
