import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '../../../../contract/place/region.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { districtName, regionName } from '../../../entities/region/region-names.ts'
import { RegionSearchField } from '../../../entities/region/region-search-field.tsx'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { usePhone } from '../../../browser/use-phone.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { useFactsToFilterBy } from '../may-take/facts-to-filter-by.ts'
import { regionCounts } from '../queries.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { type FilterSheetProps, countFilterOf, type JobSearch, narrowed, partsOf } from './job-search.ts'
import { press } from './region-choice.ts'
import { RegionList, type RegionListProps } from './region-list.tsx'

const RegionMap = optionalPart(() => import('./region-map.tsx'), 'RegionMap')

/** Selects regions by province and district, by name, in the list, or on desktop on the map. */
export function RegionSheet({ search, leave }: FilterSheetProps) {
  const regions = useQuery(allRegions())
  const { chosen, implied, ...choice } = useRegionChoice(search, regions.data?.data)
  const applied = implied === null ? chosen : [implied]
  const draft = narrowed(search, { regionIds: applied.length > 0 ? applied.join(',') : undefined })
  return (
    <FilterSheet
      wide
      title={<Trans>Region</Trans>}
      search={search}
      draft={draft}
      leave={leave}
      onClear={choice.clear}
      chosen={
        regions.data && (
          <ChosenRegions regions={regions.data.data} chosen={applied} onRemove={choice.remove} />
        )
      }
    >
      {regions.data ? (
        <Picker
          search={search}
          regions={regions.data.data}
          chosen={chosen}
          implied={implied}
          province={choice.province}
          onProvince={choice.open}
          onPress={choice.press}
          onNationwide={choice.clear}
        />
      ) : regions.isError ? (
        <ErrorState
          title={<Trans>The regions could not be loaded</Trans>}
          onRetry={() => void regions.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} />
      )}
    </FilterSheet>
  )
}

/** The regions of the sheet. A province that is open while nothing is chosen is meant as a whole. */
function useRegionChoice(search: JobSearch, regions: readonly Region[] = []) {
  const [chosen, setChosen] = useState(() => partsOf(search.regionIds).map(Number))
  /** Undefined until a province was opened or closed: the one of the first chosen region is open. */
  const [opened, setOpened] = useState<number | null>()
  const first = regions.find(({ id }) => id === chosen[0])
  const province = opened === undefined ? (first?.parent ?? first?.id ?? null) : opened
  const implied = chosen.length === 0 ? province : null
  const clear = () => {
    setChosen([])
    setOpened(null)
  }
  return {
    chosen,
    implied,
    province,
    clear,
    open: setOpened,
    press: (region: Region) => {
      if (region.id === implied) clear()
      else setChosen(press(region, chosen, regions))
    },
    remove: (id: number) => {
      const rest = chosen.filter((other) => other !== id)
      if (rest.length === 0) clear()
      else setChosen(rest)
    },
  }
}

type PickerProps = Omit<RegionListProps, 'countOf' | 'text'> & { search: JobSearch }

function Picker({ search, ...list }: PickerProps) {
  const phone = usePhone()
  const [text, setText] = useState('')
  const countOf = useCounts(search, list.province, text)
  return (
    <Stack gap={0} h="100%">
      <RegionSearchField text={text} onText={setText} />
      <Flex flex={1} mih={0} style={{ borderTop: '1px solid var(--hairline)' }}>
        <Flex flex={1} miw={0}>
          <RegionList {...list} countOf={countOf} text={text} />
        </Flex>
        {!phone && (
          <Box flex={1} miw={0} bg="var(--sea)" style={{ overflow: 'hidden' }} visibleFrom="md">
            <RegionMap {...list} />
          </Box>
        )}
      </Flex>
    </Stack>
  )
}

/**
 * Open jobs by region with the other filters of the list: of the province that is open, or of all while searching. Unknown
 * where only jobs are shown that the reader may take: these are found on the device, without their number by region.
 */
function useCounts(search: JobSearch, province: number | null, text: string) {
  const langCode = useLanguage()
  const isSearching = text.trim() !== ''
  const filter = countFilterOf(search, isSearching ? null : province, langCode)
  const isCounted = useFactsToFilterBy(search) === null
  const isShown = isCounted && (isSearching || province !== null)
  const counts = useQuery({ ...regionCounts(filter), enabled: isShown }).data?.data
  return isCounted && counts ? new Map(counts.map(({ regionId, count }) => [regionId, count])) : undefined
}

interface ChosenRegionsProps {
  regions: readonly Region[]
  chosen: readonly number[]
  onRemove: (id: number) => void
}

function ChosenRegions({ regions, chosen, onRemove }: ChosenRegionsProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const found = chosen.flatMap((id) => regions.find((region) => region.id === id) ?? [])
  if (found.length === 0) return null
  const name = (region: Region) =>
    region.parent === null ? t`All of ${districtName(region, langCode)}` : regionName(region, langCode)
  return (
    <Group gap="xs" align="stretch" mah="5.5rem" style={{ overflow: 'auto' }}>
      {found.map((region) => (
        <RemovableChip key={region.id} sunk onRemove={() => onRemove(region.id)}>
          {name(region)}
        </RemovableChip>
      ))}
    </Group>
  )
}
