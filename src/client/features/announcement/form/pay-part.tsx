import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { PAY_TYPES } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { ShieldIcon } from '../../../ui/icon/icons.tsx'
import { figuresOf } from './announcement-check.ts'
import classes from './announcement-form.module.css'
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx'
import { type AnnouncementFormApi, useFormField, useLatest } from './form-field.ts'
import { PayArithmetic } from './pay-arithmetic.tsx'

const MOST_DIGITS = 9

/** Pay type and amount with the resulting figures. */
export function PayPart({ form }: { form: AnnouncementFormApi }) {
  const { t } = useLingui()
  const format = useFormat()
  const [payType, setPayType] = useFormField(form, 'payType')
  const [amount, setAmount] = useFormField(form, 'payAmount')
  const [isSecure, setSecure] = useFormField(form, 'securePayment')
  return (
    <>
      <div data-field="payType">
        <ChoiceChips
          label={<Trans>Pay by</Trans>}
          options={PAY_TYPES.map((value) => ({ value, label: payTypeLabels[value] }))}
          chosen={payType === null ? [] : [payType]}
          onPress={(value) => {
            setPayType(value === payType ? null : value)
            form.clearFieldError('payType')
            form.clearFieldError('payAmount')
          }}
          error={form.errors['payType']}
        />
      </div>
      <div data-field="payAmount">
        <DigitsField
          label={t`Amount`}
          name="payAmount"
          digits={amount}
          maxDigits={MOST_DIGITS}
          format={(digits) => (digits === '' ? '' : format.number(Number(digits)))}
          onDigits={(digits) => {
            setAmount(digits.replace(/^0+/, ''))
            form.clearFieldError('payAmount')
          }}
          trailing={
            <span className={classes.unit}>
              <Trans>won</Trans>
            </span>
          }
          error={form.errors['payAmount']}
        />
      </div>
      <LiveArithmetic form={form} />
      <div className={classes.promise}>
        <ShieldIcon size={24} />
        <div>
          <CheckboxField
            label={<b>{t`Request a safe announcement`}</b>}
            checked={isSecure}
            onChange={(event) => setSecure(event.currentTarget.checked)}
          />
          <p>
            <Trans>
              The posting carries the badge “Pay guaranteed”. If wages are not paid, Ilteo helps with legal
              support.
            </Trans>
          </p>
        </div>
      </div>
    </>
  )
}

/** Deferred, so that typing stays responsive. */
function LiveArithmetic({ form }: { form: AnnouncementFormApi }) {
  const values = useDeferredValue(useLatest(form))
  const figures = figuresOf(values)
  if (!figures || values.payType === null) return null
  return <PayArithmetic figures={figures} values={values} />
}
