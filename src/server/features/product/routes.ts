import { listProducts } from '../../../contract/payment/product.ts'
import { on } from '../../http/endpoint-route.ts'
import { findProducts } from './service.ts'

export const productRoutes = [
  on(listProducts, async ({ db }) => {
    const products = await findProducts(db)
    return {
      data: products.map(({ id, kind, days, points, price }) => ({
        id,
        kind,
        ...(days === null ? {} : { days }),
        ...(points === null ? {} : { points }),
        price,
      })),
    }
  }),
]
