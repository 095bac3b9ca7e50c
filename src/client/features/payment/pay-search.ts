import * as z from 'zod/mini'
import { ProductId } from '../../../contract/product.ts'
import { Id } from '../../../contract/schema.ts'

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

export function readPaySearch(search: Record<string, unknown>): PaySearch {
  const product = z.safeParse(ProductId, search['product']).data
  const orderId = z.safeParse(Id, search['orderId']).data
  return {
    ...(product === undefined ? {} : { product }),
    ...(orderId === undefined ? {} : { orderId }),
  }
}

export function readPassSearch(search: Record<string, unknown>): PassSearch {
  const jobId = z.safeParse(Id, search['jobId']).data
  return { ...readPaySearch(search), ...(jobId === undefined ? {} : { jobId }) }
}
