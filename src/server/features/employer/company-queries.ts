import type { Selectable } from 'kysely'
import type { Behind } from '../../../contract/job/behind.ts'
import { v7 } from 'uuid'
import type { Db, Tx } from '../../db/database.ts'
import type { JobTables } from '../../db/job-tables.ts'

export type CompanyRow = Selectable<JobTables['companies']>

export async function findCompany(db: Db, memberId: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** Creates the company unless it exists; safe for concurrent requests. */
export async function insertCompany(
  db: Db,
  company: {
    memberId: string
    name: string
    businessType: string | null
    now: Date
  },
): Promise<void> {
  await db
    .insertInto('companies')
    .values({
      id: v7(),
      member_id: company.memberId,
      name: company.name,
      business_type: company.businessType,
      created_at: company.now,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

export async function updateCompany(
  db: Db,
  companyId: string,
  change: {
    name: string
    business_type: string | null
    logo_file: string | null
  },
): Promise<void> {
  await db.updateTable('companies').set(change).where('id', '=', companyId).execute()
}

export async function setBusinessType(db: Db, companyId: string, businessType: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({ business_type: businessType })
    .where('id', '=', companyId)
    .where((eb) => eb.or([eb('business_type', 'is', null), eb('business_type', '<>', businessType)]))
    .execute()
}

export async function findMemberName(db: Db, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.name
}

/** What a company may do. */
interface Standing {
  /** False while the member is suspended, so that nothing is published. */
  isVerified: boolean
  isSuspended: boolean
  businessNumber: string | null
  /** Null until an operator has decided about the name. */
  publicName: string | null
}

const standings = (db: Db, companyId: string) =>
  db
    .selectFrom('companies')
    .select(['name', 'is_name_decided', 'verified_at', 'business_number', 'member_id'])
    .where('id', '=', companyId)

/**
 * Serializes changes to a company's announcements, which share its verification and its weekly free announcement.
 * Always locked before the job, to prevent deadlocks.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<Standing> {
  // The member is read by another statement, which sees what was committed while the lock was waited for.
  return standingOf(tx, await standings(tx, companyId).forNoKeyUpdate().executeTakeFirstOrThrow())
}

/** The same without the lock; undefined if there is no such company. */
export async function findStanding(db: Db, companyId: string): Promise<Standing | undefined> {
  const company = await standings(db, companyId).executeTakeFirst()
  return company && standingOf(db, company)
}

async function standingOf(
  db: Db,
  company: Pick<CompanyRow, 'name' | 'is_name_decided' | 'verified_at' | 'business_number' | 'member_id'>,
): Promise<Standing> {
  const isSuspended = company.member_id !== null && (await isSuspendedMember(db, company.member_id))
  return {
    isVerified: company.verified_at !== null && !isSuspended,
    isSuspended,
    businessNumber: company.business_number,
    publicName: publicNameOf(company),
  }
}

/** What the company is called in public; null until an operator has decided about it. */
export const publicNameOf = (company: Pick<CompanyRow, 'name' | 'is_name_decided'>): string | null =>
  company.is_name_decided ? company.name : null

async function isSuspendedMember(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('suspended_at')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.suspended_at != null
}

/** Whether the business is verified, and under which name it is registered: null without, and where none was kept. */
export async function findRegistration(
  db: Db,
  companyId: string,
): Promise<{
  isVerified: boolean
  name: string | null
  verified: Behind['verified']
  arrears: (Behind['arrears'] & object) | null
}> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('business_verifications as b', (join) =>
      join.onRef('b.company_id', '=', 'companies.id').on('b.status', '=', 'VERIFIED'),
    )
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('arrears_matches as m')
          .innerJoin('arrears_lists as l', (list) => list.onTrue())
          .select(['l.listed_on', 'm.decided_at as confirmed_at'])
          .whereRef('m.company_id', '=', 'companies.id')
          .where('m.status', '=', 'CONFIRMED')
          .limit(1)
          .as('arrears'),
      (join) => join.onTrue(),
    )
    .select([
      'companies.verified_at',
      'b.business_name',
      'b.address',
      'b.since_year',
      'b.certificate_kind',
      'listed_on',
      'confirmed_at',
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  if (!row?.verified_at) return { isVerified: false, name: null, verified: null, arrears: null }
  const { verified_at: at, address, since_year: sinceYear } = row
  const isFarm = row.certificate_kind === 'FARM'
  const verified = { checkedDate: at.toISOString(), address, sinceYear, ...(isFarm && { isFarm }) }
  const { listed_on: listedOn, confirmed_at: confirmedAt } = row
  const arrears = listedOn && confirmedAt ? { listedOn, checkedDate: confirmedAt.toISOString() } : null
  return { isVerified: true, name: row.business_name, verified, arrears }
}
