import type { Db } from '../../db/database.ts'
import {
  type CompanyRow,
  findCompany,
  findMemberName,
  findRegistration,
  insertCompany,
} from './company-queries.ts'

/** The employer's company, created at the first announcement or verification. */
export async function ensureCompany(
  db: Db,
  employer: { memberId: string; companyName: string; businessType: string; now: Date },
): Promise<CompanyRow> {
  const { memberId, companyName, businessType, now } = employer
  const known = await findCompany(db, memberId)
  if (known) return known
  await insertCompany(db, { memberId, name: companyName, businessType: businessType || null, now })
  const made = await findCompany(db, memberId)
  if (!made) throw new Error('the company that was just made is gone')
  return made
}

/** The same for actions that name no company; it gets the member's name. */
export async function companyOf(db: Db, memberId: string, now: Date): Promise<CompanyRow> {
  const known = await findCompany(db, memberId)
  if (known) return known
  const companyName = await findMemberName(db, memberId)
  return ensureCompany(db, { memberId, companyName, businessType: '', now })
}

/** What a company calls itself, with the name on its business registration where that differs: anybody can say "Samsung". */
export async function withRegisteredName(db: Db, companyId: string, name: string): Promise<string> {
  const { name: registered } = await findRegistration(db, companyId)
  return registered === null || registered === name ? name : `${name} · ${registered}`
}
