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

export const listCountries = read('countries.list', 'GET /countries', {
  summary: 'List countries',
  answer: z.array(Country),
})
