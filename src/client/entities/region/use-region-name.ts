import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-language.ts'
import { regionName } from './region-names.ts'
import { allRegions } from './regions-query.ts'

/** Names regions by their ids. */
export function useRegionName(): (id: number) => string {
  const langCode = useLanguage()
  const { data: regions } = useQuery(allRegions())
  return (id) => {
    const region = regions?.data.find((each) => each.id === id)
    return region ? regionName(region, langCode) : '–'
  }
}
