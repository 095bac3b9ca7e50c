import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

export type ProductRow = Selectable<EmployerTables['products']>

/** What is sold of a kind, in the order it is shown. */
export async function findProducts(db: Db, kind: ProductRow['kind']): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_sold', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export async function insertOrder(db: Db, order: Insertable<EmployerTables['orders']>): Promise<void> {
  await db.insertInto('orders').values(order).execute()
}
