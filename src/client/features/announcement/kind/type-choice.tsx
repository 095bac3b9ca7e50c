import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { PRODUCT_TYPES, type ProductType } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { PASS_OF, type Product } from '../../../../contract/payment/product.ts'
import type { LifeAvailability } from '../../../entities/announcement/life-availability.ts'
import { soldProducts } from '../../../entities/product/products-query.ts'
import choice from '../../../ui/choice/choice.module.css'
import classes from './type-choice.module.css'

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

interface TypeChoiceProps {
  chosen: ProductType | null
  life: LifeAvailability
  /** Publishing was attempted without an available type. */
  isMissing: boolean
  onChoose: (type: ProductType) => void
}

export function TypeChoice({ chosen, life, isMissing, onChoose }: TypeChoiceProps) {
  const id = useId()
  return (
    <fieldset className={classes.types} aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className={classes.legend}>
        <Trans>Which job type do you want?</Trans>
      </legend>
      {PRODUCT_TYPES.map((type) => (
        <TypeRow
          key={type}
          type={type}
          isChosen={type === chosen}
          life={type === 'LIFE' ? life : { state: 'FREE' }}
          onChoose={() => onChoose(type)}
        />
      ))}
      {isMissing && (
        <Text size="sm" c="red" id={`${id}-error`} role="alert">
          <Trans>Please choose a job type.</Trans>
        </Text>
      )}
    </fieldset>
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
  const { gives, costs } = terms[type]
  return (
    <label className={`${choice.choice} ${classes.type}`} data-disabled={!isFree || undefined}>
      <input
        type="radio"
        name="productType"
        className={choice.input}
        value={type}
        checked={isChosen && isFree}
        disabled={!isFree}
        onChange={onChoose}
      />
      <span className={`${choice.dot} ${classes.dot}`} aria-hidden="true" />
      <span className={classes.body}>
        <b>{i18n._(tierLabels[type])}</b>
        <span className={classes.costs}>
          <Costs type={type}>{i18n._(costs)}</Costs>
        </span>
        {gives.map((each) => (
          <span key={each.id} className={classes.gives}>
            <CheckIcon size={16} />
            {i18n._(each)}
          </span>
        ))}
        <LifeNote life={life} />
      </span>
    </label>
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
