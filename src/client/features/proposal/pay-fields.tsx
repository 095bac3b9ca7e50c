import { Trans, useLingui } from '@lingui/react/macro'
import { JOB_CATEGORIES, PAY_TYPES } from '../../../contract/enums.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, payTypeLabels } from '../../i18n/labels.ts'
import { DigitsField } from '../../ui/digits-field.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { FieldsProps } from './proposal-form.tsx'
import classes from './proposal-form.module.css'

const MOST_DIGITS = 9

/** Sector, and what is paid for it. */
export function PayFields({ values, change, errorOf }: FieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <>
      <ChoiceChips
        field="category"
        label={<Trans>Work</Trans>}
        options={JOB_CATEGORIES.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
        chosen={values.category}
        error={errorOf('category')}
        onChoose={(category) => change('category', category)}
      />
      <ChoiceChips
        field="payType"
        label={<Trans>Pay</Trans>}
        options={PAY_TYPES.map((value) => ({ value, label: i18n._(payTypeLabels[value]) }))}
        chosen={values.payType}
        onChoose={(payType) => change('payType', payType)}
      />
      <div data-field="payAmount">
        <DigitsField
          label={<Trans>Amount</Trans>}
          name="payAmount"
          digits={values.payAmount}
          maxDigits={MOST_DIGITS}
          format={(digits) => (digits === '' ? '' : format.number(Number(digits)))}
          error={errorOf('payAmount')}
          onDigits={(payAmount) => change('payAmount', payAmount)}
          trailing={
            <span className={classes.unit}>
              <Trans>won</Trans>
            </span>
          }
        />
      </div>
    </>
  )
}
