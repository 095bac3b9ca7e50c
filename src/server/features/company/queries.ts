import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'
import type { CompanyRow } from '../employer/service.ts'

export type CompanyNameRow = Selectable<EmployerTables['company_names']>

export async function findNameRequest(db: Db, companyId: string): Promise<CompanyNameRow | undefined> {
  return db.selectFrom('company_names').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}

/** Replaces an earlier request. */
export async function saveNameRequest(
  db: Db,
  request: Insertable<EmployerTables['company_names']>,
): Promise<void> {
  await db
    .insertInto('company_names')
    .values(request)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(request))
    .execute()
}

export async function deleteNameRequest(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('company_names').where('company_id', '=', companyId).execute()
}

/** Fixes what the company is called in public. */
export async function decideName(db: Db, companyId: string, name: string): Promise<void> {
  await db.updateTable('companies').set({ name, is_name_decided: true }).where('id', '=', companyId).execute()
}

export async function findCompanyById(db: Db, id: string): Promise<CompanyRow> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
