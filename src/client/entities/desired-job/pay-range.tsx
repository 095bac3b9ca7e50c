import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/format.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import classes from './expected-job-fields.module.css'
import { MOST_DIGITS, wonFrom } from './expected-job-rules.ts'

interface PayRangeProps {
  low: number | null
  high: number | null
  onLow: (won: number | null) => void
  onHigh: (won: number | null) => void
}

/** Two inputs for whole won with thousands separators, from and up to. */
export function PayRange({ low, high, onLow, onHigh }: PayRangeProps) {
  const { t } = useLingui()
  const format = useFormat()
  const separated = (digits: string) => (digits === '' ? '' : format.number(Number(digits)))
  const amount = (value: number | null, onWon: (won: number | null) => void) => ({
    digits: value === null ? '' : String(value),
    maxDigits: MOST_DIGITS,
    format: separated,
    onDigits: (digits: string) => onWon(wonFrom(digits)),
    trailing: (
      <span className={classes.unit}>
        <Trans>won</Trans>
      </span>
    ),
  })
  return (
    <div className={classes.range}>
      <DigitsField label={t`From`} name="expectedMinPayAmount" {...amount(low, onLow)} />
      <DigitsField label={t`Up to`} name="expectedMaxPayAmount" {...amount(high, onHigh)} />
    </div>
  )
}
