import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'

export type ProductRow = Selectable<PaymentTables['products']>

/** Products in display order. */
export async function findProducts(db: Db): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('is_sold', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute()
}
