import type { Db, Tx } from '../../db/database.ts'
import type { FormerNames } from '../../db/employer-tables.ts'
import { showUnderNames } from '../announcement/term.ts'
import { deleteNameRequest, findCompanyById, findNameRequest, saveNameRequest } from './queries.ts'

/** Notes what a company and its jobs are called before a verification names them after the registration. */
export async function noteNames(db: Db, companyId: string, registered: string): Promise<FormerNames> {
  const { name, is_name_decided: isDecided } = await findCompanyById(db, companyId)
  const request = await findNameRequest(db, companyId)
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'company_name as name'])
    .where('company_id', '=', companyId)
    .where('company_name', '<>', registered)
    .execute()
  return { name, isDecided, request: request ?? null, jobs }
}

/** Whether the names are still those that the verification of that time has given. */
export async function areNamesAsDecided(
  db: Db,
  companyId: string,
  registered: string,
  decidedAt: Date,
): Promise<boolean> {
  const { name } = await findCompanyById(db, companyId)
  const request = await findNameRequest(db, companyId)
  const isLater = (date: Date | null) => date !== null && date > decidedAt
  return name === registered && !(request && (isLater(request.requested_at) || isLater(request.decided_at)))
}

/** Restores the noted names. The company is locked. */
export async function restoreNames(
  tx: Tx,
  companyId: string,
  { name, isDecided, request, jobs }: FormerNames,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ name, is_name_decided: isDecided })
    .where('id', '=', companyId)
    .execute()
  if (request) await saveNameRequest(tx, request)
  else await deleteNameRequest(tx, companyId)
  await showUnderNames(tx, companyId, jobs, now)
}
