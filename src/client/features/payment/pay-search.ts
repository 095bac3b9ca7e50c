import { isProductId } from '../../../contract/payment/product.ts'
import { isId } from '../../../contract/base/schema.ts'

/** Search parameters of a payment page. */
export interface PaySearch {
  /** Preselected product. */
  product?: string
  /** Id of the placed order; providers redirect back with it. */
  orderId?: string
}

export interface PassSearch extends PaySearch {
  /** Id of the announcement that the pass is for. */
  jobId?: string
}

export const readPaySearch = ({ product, orderId }: Record<string, unknown>): PaySearch => ({
  ...(isProductId(product) ? { product } : {}),
  ...(isId(orderId) ? { orderId } : {}),
})

export const readPassSearch = (search: Record<string, unknown>): PassSearch => ({
  ...readPaySearch(search),
  ...(isId(search['jobId']) ? { jobId: search['jobId'] } : {}),
})
