import { Plural, useLingui } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { PaymentMethod as Method } from '../../../contract/base/enums.ts'
import { methodLabels } from '../../../contract/payment/method-labels.ts'
import { cardLabels } from './card-labels.ts'

interface PaymentMethodProps {
  method: Method
  cardCompany: keyof typeof cardLabels | null
  /** Months of a credit card payment; 0 is a lump sum. */
  instalment: number
}

/** How an order was paid: “Credit card · Shinhan · 3 months”. */
export function PaymentMethod({ method, cardCompany, instalment }: PaymentMethodProps) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n._(methodLabels[method])}
      {cardCompany !== null && (
        <>
          {BETWEEN_FACTS}
          {i18n._(cardLabels[cardCompany])}
        </>
      )}
      {instalment > 0 && (
        <>
          {BETWEEN_FACTS}
          <Plural value={instalment} one="# month" other="# months" />
        </>
      )}
    </>
  )
}
