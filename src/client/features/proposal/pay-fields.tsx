import { Trans, useLingui } from '@lingui/react/macro'
import { JOB_CATEGORIES, PAY_TYPES } from '../../../contract/base/enums.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, payTypeLabels } from '../../i18n/labels.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { ChoiceChips } from '../../ui/choice/choice-chips.tsx'
import type { FieldsProps } from './fields-props.ts'
import classes from './proposal-form.module.css'

const MOST_DIGITS = 9

/** Sector, and what is paid for it. */
export function PayFields({ values, change, errorOf }: FieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <>
      <div data-field="category">
        <ChoiceChips
          label={<Trans>Work</Trans>}
          options={JOB_CATEGORIES.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
          chosen={values.category}
          error={errorOf('category')}
          onPress={(category) => change('category', category)}
        />
      </div>
      <div data-field="payType">
        <ChoiceChips
          label={<Trans>Pay</Trans>}
          options={PAY_TYPES.map((value) => ({ value, label: i18n._(payTypeLabels[value]) }))}
          chosen={values.payType}
          onPress={(payType) => change('payType', payType)}
        />
      </div>
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
