import { Plural, useLingui } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { CardCompany, PaymentMethod as Method } from '../../../contract/base/enums.ts'
import { methodLabels } from '../../../contract/payment/method-labels.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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

export const cardLabels: Record<CardCompany, MessageDescriptor> = {
  SAMSUNG: msg`Samsung Card`,
  SHINHAN: msg`Shinhan Card`,
  KB_KOOKMIN: msg`KB Kookmin Card`,
}
