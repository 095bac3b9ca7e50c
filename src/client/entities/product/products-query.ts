import { listProducts } from '../../../contract/payment/product.ts'
import { queryFor } from '../../api/query-for.ts'

/** Products on sale with their prices. */
export const soldProducts = () => queryFor(listProducts, {}, { shared: true })
