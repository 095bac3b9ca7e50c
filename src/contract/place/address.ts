import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { read } from '../base/endpoint.ts'

/** One result of the address search with its coordinates. */
export const Address = z.object({
  address: z.string(),
  addressEnglish: z.string(),
  zonecode: z.string(),
  bcode: z.string(),
  sido: z.string(),
  sigungu: z.string(),
  sigunguCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Address = z.output<typeof Address>

export const searchAddresses = read('addresses.search', 'GET /addresses', {
  summary: 'Search addresses',
  query: z.object({ query: trimmed(80, 1) }),
  answer: z.array(Address),
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
})
