import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Checkbox, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { Region } from '../../../../contract/place/region.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { countIn, isCovered } from './region-choice.ts'
import { ProvinceButton, ProvinceList, scrolling } from '../../../entities/region/province-list.tsx'
import { useFoundRegions } from '../../../entities/region/use-found-regions.ts'
import { cityOf, districtName, provinceName, regionName } from '../../../entities/region/region-names.ts'

export interface RegionListProps {
  regions: readonly Region[]
  chosen: readonly number[]
  /** The province that is meant as a whole, as nothing in it is chosen. */
  implied: number | null
  /** Open jobs by region id; absent while unknown. */
  countOf: ReadonlyMap<number, number> | undefined
  province: number | null
  onProvince: (id: number | null) => void
  onPress: (region: Region) => void
  onNationwide: () => void
  text: string
}

export function RegionList(props: RegionListProps) {
  const { regions, chosen, implied, province, onProvince, onNationwide } = props
  if (props.text.trim() !== '') return <Found {...props} />
  return (
    <>
      <ProvinceList
        regions={regions}
        open={province}
        onOpen={onProvince}
        countIn={(region) => countIn(region, implied === null ? chosen : [implied], regions)}
      >
        <ProvinceButton isOpen={province === null} onClick={onNationwide}>
          <Trans>All Korea</Trans>
        </ProvinceButton>
      </ProvinceList>
      <Districts {...props} />
    </>
  )
}

function Districts(props: RegionListProps) {
  const { regions, province } = props
  const { t } = useLingui()
  const langCode = useLanguage()
  const chosenProvince = regions.find(({ id }) => id === province)
  if (!chosenProvince)
    return (
      <Text py="md" px="edge" inherit c="dimmed">
        <Trans>Choose a province to see its cities and districts.</Trans>
      </Text>
    )
  const name = provinceName(chosenProvince, langCode)
  return (
    <Box component="ul" key={chosenProvince.id} ref={showChosen} flex={1} style={scrolling} aria-label={name}>
      <Choice {...props} region={chosenProvince} label={t`All of ${name}`} />
      {regions
        .filter(({ parent }) => parent === chosenProvince.id)
        .map((region) => (
          <Choice
            key={region.id}
            {...props}
            region={region}
            label={districtName(region, langCode)}
            isInCity={cityOf(region, regions) !== undefined}
          />
        ))}
    </Box>
  )
}

/** Scrolls a long list to the selected row. */
const showChosen = (list: HTMLUListElement | null) =>
  list?.querySelector('[data-own]')?.scrollIntoView({ block: 'center' })

const MAX_RESULTS = 40

function Found(props: RegionListProps) {
  const { regions, text } = props
  const langCode = useLanguage()
  const found = useFoundRegions(regions, text).slice(0, MAX_RESULTS)
  if (found.length === 0)
    return (
      <Text py="md" px="edge" inherit c="dimmed" role="status">
        <Trans>No place name contains “{text}”.</Trans>
      </Text>
    )
  return (
    <Box component="ul" flex={1} style={scrolling}>
      {found.map((region) => (
        <Choice key={region.id} {...props} region={region} label={regionName(region, langCode)} />
      ))}
    </Box>
  )
}

interface ChoiceProps extends RegionListProps {
  region: Region
  label: string
  isInCity?: boolean
}

function Choice(props: ChoiceProps) {
  const { region, label, isInCity = false, regions, chosen, implied, countOf, onPress } = props
  const format = useFormat()
  const covered = region.id === implied || isCovered(region, chosen, regions)
  return (
    <li>
      <Checkbox
        ps={isInCity ? 36 : 'edge'}
        pe="edge"
        styles={{ label: { display: 'flex', gap: 8, alignItems: 'baseline' } }}
        label={
          <>
            <Text span inherit fw={chosen.includes(region.id) ? 700 : 400}>
              {label}
            </Text>
            {countOf && (
              <Text span ms="auto" size="sm" flex="none" c="dimmed">
                {format.number(countOf.get(region.id) ?? 0)}
              </Text>
            )}
          </>
        }
        data-own={chosen.includes(region.id) || undefined}
        checked={covered}
        onChange={() => onPress(region)}
      />
    </li>
  )
}
