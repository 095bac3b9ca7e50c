import { listProducts } from '../../../contract/payment/product.ts'
import { queryFor } from '../../api/query-for.ts'

/** What is sold, with its prices. */
export const soldProducts = () => queryFor(listProducts, {}, { shared: true })
