import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, SimpleGrid, Text } from '@mantine/core'
import {
  LEAST_INSTALMENT_AMOUNT,
  CARD_COMPANIES,
  type CardCompany,
  type Instalment,
  INSTALMENTS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../../contract/base/enums.ts'
import { methodLabels } from '../../../../contract/payment/method-labels.ts'
import { METHODS_WITHOUT_SLIP } from '../../../../contract/payment/receipt.ts'
import { cardLabels } from '../../../entities/payment/payment-method.tsx'
import { SlipNote } from '../../../entities/payment/bought-details.tsx'
import { Won } from '../../../i18n/won.tsx'
import { InvoiceChoice } from './invoice-choice.tsx'
import { Tiles } from './tiles.tsx'

export interface ChosenMethod {
  method: PaymentMethod
  /** Null if the provider asks. */
  cardCompany: CardCompany | null
  instalment: Instalment
  /** For a tax invoice, as typed; null unless one is asked for. */
  invoiceEmail: string | null
}

interface MethodChoiceProps {
  value: ChosenMethod
  /** Amount to pay; undefined while unknown. */
  total: number | undefined
  /** Whether paying was tried with an email address that is none. */
  isEmailWrong?: boolean
  onChange: (part: Partial<ChosenMethod>) => void
}

/** Payment method; a credit card also has a company and instalments. */
export function MethodChoice({ value, total, isEmailWrong = false, onChange }: MethodChoiceProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Tiles
        label={<Trans>Payment method</Trans>}
        name="method"
        tiles={PAYMENT_METHODS.map((method) => ({ value: method, title: i18n._(methodLabels[method]) }))}
        value={value.method}
        onPick={(method) => onChange({ method })}
        small
      />
      <Text mt="sm" size="sm" c="dimmed">
        <SlipNote />
      </Text>
      {total !== 0 && METHODS_WITHOUT_SLIP.includes(value.method) && (
        <InvoiceChoice email={value.invoiceEmail} isWrong={isEmailWrong} onChange={onChange} />
      )}
      {value.method === 'CreditCard' && <CardChoice value={value} total={total} onChange={onChange} />}
      {value.method === 'DepositWithoutBankbook' && (
        <Text mt="sm" size="sm" c="dimmed">
          <Trans>
            You get a bank account number for this order only. Make the deposit within three days. You can use
            what you bought when your payment arrives.
          </Trans>
        </Text>
      )}
    </>
  )
}

function CardChoice({ value, total, onChange }: MethodChoiceProps) {
  const { i18n, t } = useLingui()
  const isSmall = total !== undefined && total < LEAST_INSTALMENT_AMOUNT
  return (
    <SimpleGrid minColWidth="min(11rem, 100%)" autoFlow="auto-fit" spacing="sm" mt="md">
      <NativeSelect
        label={<Trans>Card company</Trans>}
        value={value.cardCompany ?? ''}
        onChange={({ target }) =>
          onChange({ cardCompany: CARD_COMPANIES.find((each) => each === target.value) ?? null })
        }
      >
        <option value="">
          {t({
            message: 'Choose when you pay',
            comment: 'No card company yet: it is chosen later, in the payment window',
          })}
        </option>
        {CARD_COMPANIES.map((company) => (
          <option key={company} value={company}>
            {i18n._(cardLabels[company])}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={<Trans>Installments</Trans>}
        description={
          isSmall && (
            <Trans>
              Installments are possible from <Won amount={LEAST_INSTALMENT_AMOUNT} />.
            </Trans>
          )
        }
        value={isSmall ? 0 : value.instalment}
        disabled={isSmall}
        onChange={({ target }) =>
          onChange({ instalment: INSTALMENTS.find((each) => each === Number(target.value)) ?? 0 })
        }
      >
        {INSTALMENTS.map((months) => (
          <option key={months} value={months}>
            {months === 0 ? t`Pay in full` : <Plural value={months} one="# month" other="# months" />}
          </option>
        ))}
      </NativeSelect>
    </SimpleGrid>
  )
}
