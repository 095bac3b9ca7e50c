import { listProducts } from '../../../contract/product.ts'
import { reading } from '../../api/query-for.ts'

/** What is sold, with its prices. */
export const soldProducts = () => reading(listProducts, {}, { shared: true })
