import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Region } from '../../../contract/place/region.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { RemovableChip } from '../../ui/choice/chip.tsx'
import { CheckRows, RadioRows } from '../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { ProvinceList, scrolling } from '../region/province-list.tsx'
import { districtName, regionName } from '../region/region-names.ts'
import { RegionSearchField } from '../region/region-search-field.tsx'
import { allRegions } from '../region/regions-query.ts'
import { useFoundRegions } from '../region/use-found-regions.ts'

interface RegionsSheetProps {
  /** Ids of the selected districts, at most so many. */
  chosen: readonly number[]
  most: number
  onChoose: (regionIds: readonly number[]) => void
  onClose: () => void
  title?: ReactNode
}

/** Selects districts by way of their province or by name. Confirming needs one; the other button clears them. */
export function RegionsSheet({ chosen, most, onChoose, onClose, title }: RegionsSheetProps) {
  const regions = useQuery(allRegions())
  const [picked, setPicked] = useState(chosen)
  const pick = (ids: readonly number[]) => setPicked(ids.length > most ? picked : ids)
  const finish = (regionIds: readonly number[]) => {
    onChoose(regionIds)
    onClose()
  }
  return (
    <Sheet
      open
      title={title ?? <Trans>Where do you want to work?</Trans>}
      onClose={onClose}
      footer={
        <Stack gap="sm">
          {most > 1 && <Picked regions={regions.data?.data} picked={picked} most={most} onPick={pick} />}
          <SheetActions
            disabled={picked.length === 0}
            onConfirm={() => finish(picked)}
            onCancel={() => (chosen.length === 0 ? onClose() : finish([]))}
            cancel={
              chosen.length === 0 ? undefined : <Trans comment="Button: remove what was chosen">Clear</Trans>
            }
          />
        </Stack>
      }
    >
      {regions.data ? (
        <Picker regions={regions.data.data} picked={picked} most={most} onPick={pick} />
      ) : regions.isError ? (
        <ErrorState
          title={<Trans>The regions could not be loaded</Trans>}
          onRetry={() => void regions.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </Sheet>
  )
}

interface PickerProps {
  regions: readonly Region[]
  picked: readonly number[]
  most: number
  onPick: (regionIds: readonly number[]) => void
}

function Picker({ regions, picked, most, onPick }: PickerProps) {
  const [province, setProvince] = useState(regions.find(({ id }) => id === picked[0])?.parent ?? null)
  const [text, setText] = useState('')
  const open = (id: number) => {
    // The one district is in the province that is open.
    if (most === 1 && id !== province) onPick([])
    setProvince(id)
  }
  const pick = (ids: readonly number[]) => {
    const added = ids.find((id) => !picked.includes(id))
    setProvince(regions.find(({ id }) => id === added)?.parent ?? province)
    onPick(ids)
  }
  const isSearching = text.trim() !== ''
  return (
    <Stack gap={0} h="100%">
      <RegionSearchField text={text} onText={setText} />
      <Flex flex={1} mih={0} style={{ borderTop: '1px solid var(--hairline)' }}>
        {isSearching ? (
          <Found {...{ regions, picked, most, text }} onPick={pick} />
        ) : (
          <>
            <ProvinceList
              regions={regions}
              open={province}
              onOpen={open}
              countIn={({ id }) =>
                most === 1
                  ? 0
                  : regions.filter((each) => each.parent === id && picked.includes(each.id)).length
              }
            />
            <Districts
              key={province}
              districts={regions.filter(({ parent }) => parent !== null && parent === province)}
              nameOf={districtName}
              {...{ picked, most }}
              onPick={pick}
            >
              <Trans>Choose a province to see its cities and districts.</Trans>
            </Districts>
          </>
        )}
      </Flex>
    </Stack>
  )
}

/** Where a province is meant, all that lies in it. */
function Found({ regions, text, ...choice }: PickerProps & { text: string }) {
  const found = useFoundRegions(regions, text).flatMap((region) =>
    region.parent === null ? regions.filter(({ parent }) => parent === region.id) : [region],
  )
  return (
    <Districts {...choice} districts={[...new Set(found)]} nameOf={regionName}>
      <Trans>No place name contains “{text}”.</Trans>
    </Districts>
  )
}

interface DistrictsProps extends Omit<PickerProps, 'regions'> {
  districts: readonly Region[]
  nameOf: (region: Region, langCode: string) => string
  /** Shown without districts. */
  children: ReactNode
}

function Districts({ districts, nameOf, picked, most, onPick, children }: DistrictsProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const rows = districts.map((region) => ({ value: region.id, content: nameOf(region, langCode) }))
  const label = t`Cities and districts`
  return (
    <Box ref={showChosen} flex={1} style={scrolling}>
      {rows.length === 0 ? (
        <Text py="md" px="edge" inherit c="dimmed" role="status">
          {children}
        </Text>
      ) : most === 1 ? (
        <RadioRows
          label={label}
          name="district"
          rows={rows}
          value={picked[0] ?? null}
          onPick={(id) => onPick([id])}
        />
      ) : (
        <CheckRows label={label} rows={rows} values={picked} onValues={onPick} />
      )}
    </Box>
  )
}

/** Scrolls a long list to the selected row. */
const showChosen = (list: HTMLDivElement | null) =>
  list?.querySelector(':checked')?.scrollIntoView({ block: 'center' })

interface PickedProps extends Omit<PickerProps, 'regions'> {
  regions: readonly Region[] | undefined
}

function Picked({ regions, picked, most, onPick }: PickedProps) {
  const langCode = useLanguage()
  const found = picked.flatMap((id) => regions?.find((region) => region.id === id) ?? [])
  return (
    <Group gap="xs" align="center" mah="5.5rem" style={{ overflow: 'auto' }}>
      {found.map((region) => (
        <RemovableChip key={region.id} sunk onRemove={() => onPick(picked.filter((id) => id !== region.id))}>
          {regionName(region, langCode)}
        </RemovableChip>
      ))}
      {(found.length === 0 || picked.length === most) && (
        <Text size="sm" c="dimmed">
          <Trans>Up to {most} places</Trans>
        </Text>
      )}
    </Group>
  )
}
