import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Region } from '../../../contract/place/region.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { ProvinceList, scrolling } from '../region/province-list.tsx'
import { districtName } from '../region/region-names.ts'
import { allRegions } from '../region/regions-query.ts'

interface RegionChoiceSheetProps {
  /** Id of the selected district. */
  chosen: number | null
  onChoose: (regionId: number | null) => void
  onClose: () => void
  title?: ReactNode
}

/** Selects one district by way of its province. Confirming needs a district; the other button clears it. */
export function RegionChoiceSheet({ chosen, onChoose, onClose, title }: RegionChoiceSheetProps) {
  const regions = useQuery(allRegions())
  const [picked, setPicked] = useState(chosen)
  const finish = (regionId: number | null) => {
    onChoose(regionId)
    onClose()
  }
  return (
    <Sheet
      open
      title={title ?? <Trans>Where do you want to work?</Trans>}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked === null}
          onConfirm={() => finish(picked)}
          onCancel={() => (chosen === null ? onClose() : finish(null))}
          cancel={chosen === null ? undefined : <Trans comment="Button: remove what was chosen">Clear</Trans>}
        />
      }
    >
      {regions.data ? (
        <Columns regions={regions.data.data} picked={picked} onPick={setPicked} />
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

interface ColumnsProps {
  regions: readonly Region[]
  picked: number | null
  onPick: (regionId: number | null) => void
}

function Columns({ regions, picked, onPick }: ColumnsProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const [province, setProvince] = useState(regions.find(({ id }) => id === picked)?.parent ?? null)
  const choose = (id: number) => {
    if (id !== province) onPick(null)
    setProvince(id)
  }
  return (
    <Flex h="100%" style={{ borderTop: '1px solid var(--hairline)' }}>
      <ProvinceList regions={regions} open={province} onOpen={choose} />
      <Box key={province} ref={showChosen} flex={1} style={scrolling}>
        {province === null ? (
          <Text py="md" px="edge" inherit c="dimmed">
            <Trans>Choose a province to see its cities and districts.</Trans>
          </Text>
        ) : (
          <RadioRows
            label={t`Cities and districts`}
            name="district"
            rows={regions
              .filter((region) => region.parent === province)
              .map((region) => ({ value: region.id, content: districtName(region, langCode) }))}
            value={picked}
            onPick={onPick}
          />
        )}
      </Box>
    </Flex>
  )
}

/** Scrolls a long list to the selected row. */
const showChosen = (list: HTMLDivElement | null) =>
  list?.querySelector(':checked')?.scrollIntoView({ block: 'center' })
