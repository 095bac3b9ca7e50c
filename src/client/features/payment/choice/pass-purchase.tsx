import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, SimpleGrid, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Announcement } from '../../../../contract/job/announcement.ts'
import type { Product } from '../../../../contract/payment/product.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { newEnd } from '../../../entities/announcement/new-end.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { type CouponsPart, PayPart } from '../pay-page.tsx'
import { Purchase } from './purchase.tsx'
import { quoteFor } from '../queries.ts'
import { Tiles } from './tiles.tsx'
import { useChoices } from './use-choices.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import { useState } from 'react'
import { MAX_PASS_REGIONS } from '../../../../contract/payment/order.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { RegionChoiceSheet } from '../../../entities/desired-job/region-choice-sheet.tsx'
import { regionName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { PickField } from '../../../ui/field/search-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'

interface PassPurchaseProps {
  job: Announcement
  /** Passes for the announcement's type. */
  passes: readonly Product[]
  surcharge: number | undefined
  product: string | undefined
  Coupons: CouponsPart
}

/** Buys days for an announcement; LOCAL passes cover up to three regions. */
export function PassPurchase({ job, passes, surcharge, product, Coupons }: PassPurchaseProps) {
  const { i18n } = useLingui()
  const { choices, change } = useChoices(job.id, product)
  // A single pass is preselected.
  const chosen =
    passes.find(({ id }) => id === choices.productId) ?? (passes.length === 1 ? passes[0] : undefined)
  const isLocal = job.productType === 'LOCAL'
  const own = useQuery({
    ...quoteFor({ productId: (chosen ?? passes[0])?.id ?? '', jobId: job.id }),
    enabled: isLocal && passes.length > 0,
    placeholderData: keepPreviousData,
  }).data?.data.regionIds
  const slots = choices.slots ?? (own && slotsOf(own))
  const regionIds = regionsIn(slots ?? [])
  const item = chosen && {
    productId: chosen.id,
    jobId: job.id,
    ...(isLocal && choices.slots !== null ? { regionIds } : {}),
  }
  const tier = i18n._(tierLabels[job.productType])
  return (
    <Purchase
      name={job.id}
      item={item && (!isLocal || choices.slots === null || regionIds.length > 0) ? item : null}
      sample={passes[0] && { productId: passes[0].id, jobId: job.id }}
      choices={choices}
      onChange={change}
      hasSurcharge={isLocal}
      Coupons={Coupons}
    >
      <PayPart>
        <Text size="sm" c="dimmed">
          <Trans>{tier} posting</Trans>
        </Text>
        <Text size="md" fw={700} lang="ko">
          {job.title}
        </Text>
        <TermNote job={job} />
      </PayPart>
      <PayPart>
        <Tiles
          label={
            isLocal ? (
              <Trans>Pass length</Trans>
            ) : (
              <Trans comment="Paid time for a posting, such as 7 days">Pass</Trans>
            )
          }
          name="product"
          tiles={passes.map(({ id, days = 0, price }) => ({
            value: id,
            title: <Plural value={days} one="# day" other="# days" />,
            words: (
              <>
                <PerDay price={price} days={days} />
                <NewEnd job={job} days={days} />
              </>
            ),
            figure: <Won amount={price} />,
          }))}
          value={chosen?.id ?? null}
          onPick={(productId) => change({ productId })}
        />
      </PayPart>
      {isLocal && (
        <RegionSlotsPart
          slots={slots}
          surcharge={surcharge}
          onChange={(next) => change({ slots: [...next] })}
        />
      )}
      {isLocal && choices.slots !== null && regionIds.length === 0 && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>Choose at least one region.</Trans>
        </Alert>
      )}
    </Purchase>
  )
}

function PerDay({ price, days }: { price: number; days: number }) {
  const format = useFormat()
  const each = format.number(Math.round(price / Math.max(1, days)))
  return <Trans>about {each} won a day</Trans>
}

function NewEnd({ job, days }: { job: Announcement; days: number }) {
  const format = useFormat()
  const end = newEnd(job, days)
  if (end === null) return null
  const until = format.date(end)
  return (
    <>
      <br />
      <Trans>New end: {until}</Trans>
    </>
  )
}

/** When the days start. */
function TermNote({ job }: { job: Announcement }) {
  const format = useFormat()
  if (job.status !== 'IN_PROGRESS' || job.periodEnd === null) return null
  const until = format.date(job.periodEnd)
  return (
    <Text mt="xxs" size="sm" c="dimmed">
      <Trans>This posting runs until {until}. The new days are added after that.</Trans>
    </Text>
  )
}

interface RegionSlotsPartProps {
  /** Undefined until the regions that the posting has now are known: a choice before would leave them out. */
  slots: Slots | undefined
  /** Surcharge in won for each region after the first; undefined while prices are unknown. */
  surcharge: number | undefined
  onChange: (slots: Slots) => void
}

/** Up to three ad regions; a click on a slot opens its choice. */
function RegionSlotsPart({ slots, surcharge, onChange }: RegionSlotsPartProps) {
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

/** District ids by slot; null for an empty slot. */
type Slots = readonly (number | null)[]

/** All slots of a pass, with these districts in the first ones. */
export const slotsOf = (regionIds: readonly number[]): Slots =>
  Array.from({ length: MAX_PASS_REGIONS }, (_, slot) => regionIds[slot] ?? null)

/** The districts of the filled slots, in order. */
export const regionsIn = (slots: Slots): number[] => slots.filter((regionId) => regionId !== null)

/** Sets or clears the district of a slot; null if another slot has it already. */
export function withRegion(slots: Slots, slot: number, regionId: number | null): Slots | null {
  if (regionId !== null && slots.some((each, index) => each === regionId && index !== slot)) return null
  return slots.map((each, index) => (index === slot ? regionId : each))
}
