import { sql } from 'kysely'
import type { Endpoint } from '../../../contract/base/endpoint.ts'
import type { ColleagueRight, CompanyRight } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import {
  changeColleague,
  handOverCompany,
  leaveCompany,
  removeColleague,
} from '../../../contract/employer/colleague.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { lockCompanyOf, recordAct } from '../../http/company-right.ts'
import type { CurrentMember } from '../../http/endpoint-route.ts'
import { findCompany } from '../employer/service.ts'
import type { ConfirmedIdentity } from '../factor/service.ts'
import { deleteCompanyNotifications } from '../notification/queries.ts'
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

const record = (tx: Tx, companyId: string, { name }: Endpoint, { member, colleagueId, now }: Change) =>
  recordAct(tx, {
    companyId,
    person: member.person,
    act: name,
    params: { id: colleagueId },
    answer: null,
    now,
  })

/** @throws AppError NOT_FOUND */
export async function change(db: Db, act: Change, right: ColleagueRight): Promise<void> {
  await asOwner(db, act.member, async ({ tx, companyId }) => {
    if (!(await setRight(tx, { companyId, personId: act.colleagueId, right })))
      throw new AppError('NOT_FOUND')
    await record(tx, companyId, changeColleague, act)
  })
}

/** @throws AppError NOT_FOUND */
export async function remove(db: Db, act: Change): Promise<void> {
  await asOwner(db, act.member, async ({ tx, companyId }) => {
    const ended = { companyId, personId: act.colleagueId, now: act.now }
    if (!(await endPerson(tx, ended))) throw new AppError('NOT_FOUND')
    await deleteCompanyNotifications(tx, act.colleagueId)
    await record(tx, companyId, removeColleague, act)
  })
}

/** @throws AppError OWN_COMPANY for an owner, NOT_FOUND for whoever works for no company */
export async function leave(db: Db, member: CurrentMember, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCompanyOf(tx, member.owner)
    const place = await findPlace(tx, member.person)
    if (!place) throw new AppError((await findCompany(tx, member.person)) ? 'OWN_COMPANY' : 'NOT_FOUND')
    await endPerson(tx, { companyId: place.companyId, personId: member.person, now })
    await deleteCompanyNotifications(tx, member.person)
    await record(tx, place.companyId, leaveCompany, { member, colleagueId: member.person, now })
  })
}

/**
 * Makes a colleague the owner of the company with its balance, orders and conversations; who was it stays as a manager.
 * @param _identity proves who hands over
 * @throws AppError NOT_FOUND if it is no colleague
 */
export async function handOver(db: Db, _identity: ConfirmedIdentity, act: Change): Promise<void> {
  const { member, colleagueId, now } = act
  await asOwner(db, member, async ({ tx, companyId }) => {
    await lockCompanyOf(tx, colleagueId)
    if (!(await endPerson(tx, { companyId, personId: colleagueId, now }))) throw new AppError('NOT_FOUND')
    await moveCompany(tx, member.person, colleagueId)
    await insertPerson(tx, {
      companyId,
      personId: member.person,
      right: 'MANAGER',
      invitedBy: colleagueId,
      now,
    })
    await record(tx, companyId, handOverCompany, act)
  })
}

/** Ends the places of the people of a company whose owner's account is removed; first of all its locks. */
export async function endCompanyOf(tx: Tx, owner: string, now: Date): Promise<void> {
  await lockCompanyOf(tx, owner)
  const company = await findCompany(tx, owner)
  if (company) await endPeopleOf(tx, company.id, now)
}
