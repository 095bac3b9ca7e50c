import { Plural } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Region } from '../../../../contract/place/region.ts'
import { provinceName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { countFor } from '../queries.ts'
import { filterOf, type GoToSearch, type JobSearch, narrowed, partsOf } from './job-search.ts'
import { useFormat } from '../../../i18n/format.ts'

interface WiderAreaProps {
  search: JobSearch
  /** Number of jobs that the search finds. */
  found: number
  go: GoToSearch
}

/** Leads from a few jobs in districts of one province to those in all of it. */
export function WiderArea({ search, found, go }: WiderAreaProps) {
  const { data: regions } = useQuery(allRegions())
  const chosen = partsOf(search.regionIds).map((id) =>
    regions?.data.find((region) => String(region.id) === id),
  )
  const [first] = chosen
  const isOneProvince = chosen.every((region) => region?.parent === first?.parent)
  const province = isOneProvince && regions?.data.find(({ id }) => id === first?.parent)
  return province ? <InProvince province={province} {...{ search, found, go }} /> : null
}

function InProvince({ province, search, found, go }: WiderAreaProps & { province: Region }) {
  const format = useFormat()
  const langCode = useLanguage()
  const wider = narrowed(search, { regionIds: String(province.id) })
  const { filter } = filterOf({ ...wider, sort: undefined, near: undefined }, langCode)
  const [count] = useQueries({ queries: [filter].flatMap((each) => (each ? [countFor(each)] : [])) })
  const total = count?.data?.totalCount ?? 0
  if (total <= found) return null
  const name = provinceName(province, langCode)
  const shown = format.number(total)
  return (
    <Button variant="light" onClick={() => go(wider)}>
      <Plural
        value={total}
        one={`${shown} job in all of ${name}`}
        other={`${shown} jobs in all of ${name}`}
      />
    </Button>
  )
}
