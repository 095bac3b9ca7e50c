import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { PRODUCT_KINDS, type ProductKind, type ProductType } from '../base/enums.ts'
import { Won } from '../base/schema.ts'

const PRODUCT_ID_LENGTH = 60

/** Primary key of the product table; the operator may add products. */
export const ProductId = z.string().check(z.minLength(1), z.maxLength(PRODUCT_ID_LENGTH))
export const isProductId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= PRODUCT_ID_LENGTH

export const Product = z.object({
  id: ProductId,
  kind: z.enum(PRODUCT_KINDS),
  /** Term of a pass. */
  days: z.optional(z.int()),
  /** Points in a reading ticket. */
  points: z.optional(z.int()),
  /** Whole won, including value added tax. */
  price: Won,
})
export type Product = z.output<typeof Product>

export const listProducts = read('products.list', 'GET /products', {
  summary: 'List products',
  answer: z.array(Product),
})

/** The job type that a purchase is for; null for those of no one type. */
export const TIER_OF: Record<ProductKind, Exclude<ProductType, 'LIFE'> | null> = {
  TICKET: null,
  LOCAL_PASS: 'LOCAL',
  GRAND_PASS: 'GRAND',
  PREMIUM_PASS: 'PREMIUM',
  REGION_SURCHARGE: null,
}

/** The kind of pass required for a job type; LIFE is free. */
export const PASS_OF = {
  LOCAL: 'LOCAL_PASS',
  GRAND: 'GRAND_PASS',
  PREMIUM: 'PREMIUM_PASS',
} as const satisfies Record<Exclude<ProductType, 'LIFE'>, ProductKind>
