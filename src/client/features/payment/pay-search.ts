import { isProductId } from '../../../contract/payment/product.ts'
import { isId } from '../../../contract/base/schema.ts'

/** What the address of a pay page says. */
export interface PaySearch {
  /** Chosen before the page was opened. */
  product?: string
  /** The order that was placed; providers lead back with it. */
  orderId?: string
}

export interface PassSearch extends PaySearch {
  /** The announcement that the pass is for. */
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
