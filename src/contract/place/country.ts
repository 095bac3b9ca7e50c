import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'

export const Country = z.object({
  /** Lower case. */
  countryIsoCode: z.string(),
  langCode: z.string(),
  nameInNative: z.string(),
  nameInEnglish: z.string(),
  nameInKorean: z.string(),
  flagImgUrl: z.string(),
})
export type Country = z.output<typeof Country>

/**
 * ISO codes, in lower case, of the countries that send workers under the Employment Permit System (Ministry of Employment
 * and Labor): most readers are from one of them.
 */
export const SENDING_COUNTRIES: ReadonlySet<string> = new Set(
  'vn ph th mn id lk cn uz pk kh np mm kg bd tl la tj'.split(' '),
)

export const listCountries = read('countries.list', 'GET /countries', {
  summary: 'List countries',
  answer: z.array(Country),
})
