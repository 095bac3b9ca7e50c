import type { Address } from '../../../contract/place/address.ts'

export interface AddressSearch {
  /** Addresses for some words, the likeliest first; none is no error. */
  search(query: string): Promise<Address[]>
}

/** As many as are looked through. */
export const MOST_ADDRESSES = 20
/** Somebody waits while typing. */
export const TIME_LIMIT = 3_000

/** Tells the operator what went wrong, never what was looked for. */
export type Report = (line: string) => void
