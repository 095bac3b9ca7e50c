import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Announcement } from '../../../../contract/job/announcement.ts'
import type { Product } from '../../../../contract/payment/product.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { type CouponsPart, PayPart } from '../pay-page.tsx'
import { Purchase } from './purchase.tsx'
import { quoteFor } from '../queries.ts'
import { RegionSlotsPart } from './region-slots-part.tsx'
import { regionsIn, slotsOf } from './region-slots.ts'
import { Tiles } from './tiles.tsx'
import { useChoices } from './use-choices.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

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
            words: <PerDay price={price} days={days} />,
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
