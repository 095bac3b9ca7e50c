import { listCountries } from '../../../contract/country.ts'
import { reading } from '../../lib/reading.ts'

const WEEK = 7 * 86_400_000

export const countries = () => reading(listCountries, {}, { shared: true, staleTime: WEEK })
