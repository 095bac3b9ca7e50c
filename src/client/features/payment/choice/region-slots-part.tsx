import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_PASS_REGIONS } from '../../../../contract/payment/order.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { RegionChoiceSheet } from '../../../entities/desired-job/region-choice-sheet.tsx'
import { regionName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { Won } from '../../../i18n/won.tsx'
import { PickField } from '../../../ui/field/search-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { PayPart } from '../pay-page.tsx'
import { type Slots, withRegion } from './region-slots.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

interface RegionSlotsPartProps {
  /** Undefined until the regions that the posting has now are known: a choice before would leave them out. */
  slots: Slots | undefined
  /** Surcharge in won for each region after the first; undefined while prices are unknown. */
  surcharge: number | undefined
  onChange: (slots: Slots) => void
}

/** Up to three ad regions; a click on a slot opens its choice. */
export function RegionSlotsPart({ slots, surcharge, onChange }: RegionSlotsPartProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data ?? []
  const [open, setOpen] = useState<number | null>(null)
  const [isTwice, setTwice] = useState(false)
  const nameOf = (id: number | null) => {
    const region = regions.find((each) => each.id === id)
    return region ? regionName(region, langCode) : undefined
  }
  const choose = (slot: number, regionId: number | null) => {
    const next = withRegion(slots ?? [], slot, regionId)
    setTwice(next === null)
    if (next) onChange(next)
  }
  return (
    <PayPart title={<Trans>Ad regions</Trans>}>
      <Text mb="md" inherit c="dimmed">
        {surcharge === undefined ? (
          <Trans>The first region is included in the price.</Trans>
        ) : (
          <Trans>
            The first region is included in the price. Each extra region costs <Won amount={surcharge} />.
          </Trans>
        )}
      </Text>
      {slots === undefined && <LoadingBlocks rows={MAX_PASS_REGIONS} form="text" />}
      <SimpleGrid minColWidth="min(13rem, 100%)" autoFlow="auto-fit" spacing="sm" mb="sm">
        {slots?.map((regionId, slot) => (
          <PickField
            key={slot}
            label={
              slot === 0 ? (
                <Trans>First region</Trans>
              ) : slot === 1 ? (
                <Trans>Second region</Trans>
              ) : (
                <Trans>Third region</Trans>
              )
            }
            value={nameOf(regionId)}
            placeholder={t`Choose a district`}
            onOpen={() => setOpen(slot)}
          />
        ))}
      </SimpleGrid>
      {isTwice && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>You have already chosen this region.</Trans>
        </Alert>
      )}
      {open !== null && (
        <RegionChoiceSheet
          title={<Trans>Ad region</Trans>}
          chosen={slots?.[open] ?? null}
          onChoose={(regionId) => choose(open, regionId)}
          onClose={() => setOpen(null)}
        />
      )}
    </PayPart>
  )
}
