import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PRODUCT_TYPES, type ProductType } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { PASS_OF, type Product } from '../../../../contract/payment/product.ts'
import type { LifeAvailability } from '../../../entities/announcement/life-availability.ts'
import { soldProducts } from '../../../entities/product/products-query.ts'

interface Terms {
  gives: readonly MessageDescriptor[]
  costs: MessageDescriptor
}

/** Benefits and payment of each type as shown; the server provides the prices. */
const terms: Record<ProductType, Terms> = {
  PREMIUM: {
    gives: [msg`At the top of the home page`, msg`A large card with your picture`, msg`30 days`],
    costs: msg`Paid, after posting`,
  },
  GRAND: {
    gives: [msg`In the middle of the home page`, msg`A card with your logo`, msg`30 days`],
    costs: msg`Paid, after posting`,
  },
  LOCAL: {
    gives: [msg`In the job list of up to three regions`, msg`3, 7, 15 or 30 days`],
    costs: msg`Paid, after posting`,
  },
  LIFE: {
    gives: [msg`In the list of Life jobs`, msg`7 days`],
    costs: msg`Free, once every seven days`,
  },
}

/** The free one first, so that it is seen on a phone. */
const FREE_FIRST = PRODUCT_TYPES.toSorted((a, b) => Number(b === 'LIFE') - Number(a === 'LIFE'))

interface TypeChoiceProps {
  chosen: ProductType | null
  life: LifeAvailability
  /** Publishing was attempted without an available type. */
  isMissing: boolean
  onChoose: (type: ProductType) => void
}

export function TypeChoice({ chosen, life, isMissing, onChoose }: TypeChoiceProps) {
  return (
    <Radio.Group
      name="productType"
      value={chosen}
      label={<Trans>Which job type do you want?</Trans>}
      labelProps={{ fz: 'lg', lh: 'lg', mb: 'xxs' }}
      error={isMissing && <Trans>Please choose a job type.</Trans>}
      errorProps={{ role: 'alert' }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="xs">
        {FREE_FIRST.map((type) => (
          <TypeRow
            key={type}
            type={type}
            isChosen={type === chosen}
            life={type === 'LIFE' ? life : { state: 'FREE' }}
            onChoose={() => onChoose(type)}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}

interface TypeRowProps {
  type: ProductType
  isChosen: boolean
  life: LifeAvailability
  onChoose: () => void
}

function TypeRow({ type, isChosen, life, onChoose }: TypeRowProps) {
  const { i18n } = useLingui()
  const isFree = life.state === 'FREE'
  const isMarked = isChosen && isFree
  const { gives, costs } = terms[type]
  return (
    <Radio.Card
      value={type}
      checked={isMarked}
      disabled={!isFree}
      p="md"
      radius="lg"
      bd={`2px solid ${isMarked ? 'var(--primary)' : 'var(--hairline)'}`}
      bg={isFree ? 'var(--surface)' : 'var(--sunk)'}
      c={isFree ? undefined : 'dimmed'}
      onClick={onChoose}
    >
      <Group component="span" gap="sm" align="flex-start" wrap="nowrap">
        <Radio.Indicator disabled={!isFree} mt={2} bd={isMarked ? undefined : '2px solid var(--control)'} />
        <Stack component="span" gap="xxs" flex={1} miw={0}>
          <b>{i18n._(tierLabels[type])}</b>
          <Text span size="sm" fw={700} c={isFree ? 'primary' : 'dimmed'}>
            <Costs type={type}>{i18n._(costs)}</Costs>
          </Text>
          {gives.map((each) => (
            <Group key={each.id} component="span" gap="xs" wrap="nowrap" fz="sm" lh="sm" c="dimmed">
              <CheckIcon size={16} />
              <Box component="span" flex={1}>
                {i18n._(each)}
              </Box>
            </Group>
          ))}
          <LifeNote life={life} />
        </Stack>
      </Group>
    </Radio.Card>
  )
}

function LifeNote({ life }: { life: LifeAvailability }) {
  const format = useFormat()
  if (life.state === 'FREE') return null
  if (life.state === 'WAITING')
    return (
      <Text span size="sm" fw={700} c="amber">
        <Trans>Your free posting is still waiting to become public.</Trans>
      </Text>
    )
  const until = `${format.date(life.until)} ${format.time(life.until)}`
  return (
    <Text span size="sm" fw={700} c="amber">
      <Trans>Free again from {until}</Trans>
    </Text>
  )
}

/** The price of the cheapest pass, or a text while prices are unknown. */
function Costs({ type, children }: { type: ProductType; children: ReactNode }) {
  const format = useFormat()
  const offered = useQuery(soldProducts()).data?.data ?? []
  const pass = cheapestPass(offered, type)
  if (!pass) return children
  const price = format.number(pass.price)
  return <Trans>From {price} won including VAT, paid after posting</Trans>
}

function cheapestPass(offered: readonly Product[], type: ProductType): Product | undefined {
  if (type === 'LIFE') return undefined
  const kind = PASS_OF[type]
  return offered.filter((product) => product.kind === kind).toSorted((a, b) => a.price - b.price)[0]
}
