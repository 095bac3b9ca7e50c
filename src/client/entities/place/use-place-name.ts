import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-language.ts'
import { districtName } from '../region/region-names.ts'
import { allRegions } from '../region/regions-query.ts'
import type { MyPlace } from './my-place.ts'

/** What the reader calls the place: the name of the district, or "my location". */
export function usePlaceName(place: MyPlace | null): string {
  const { t } = useLingui()
  const langCode = useLanguage()
  const regionId = place?.regionId ?? null
  const regions = useQuery({ ...allRegions(), enabled: regionId !== null }).data?.data
  const region = regions?.find(({ id }) => id === regionId)
  return region ? districtName(region, langCode) : t`My location`
}
