import type { Address } from '../../../contract/place/address.ts'

export interface AddressSearch {
  /** Whether it finds streets and houses, not districts and towns alone. */
  readonly knowsStreets: boolean
  /** Returns matching addresses, best match first. */
  search(query: string): Promise<Address[]>
}

export const MAX_ADDRESSES = 20
/** In ms. The user is waiting while typing. */
export const TIME_LIMIT = 3_000

/** Logs a failure for the operator, without the query. */
export type Report = (line: string) => void
