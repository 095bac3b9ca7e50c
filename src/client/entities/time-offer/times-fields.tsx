import { useLingui } from '@lingui/react/macro'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { TimeField } from '../../ui/field/time-field.tsx'
import { offerErrors, type TimeOffer } from './time-offer.ts'

interface TimesFieldsProps {
  times: TimeOffer
  /** How far from now they may be, in milliseconds. */
  ahead: number
  /** Says that a time is further ahead. */
  tooLate: string
  /** Whether to show what is wrong. */
  isChecked: boolean
  startsFocused?: boolean
  onTimes: (times: TimeOffer) => void
}

/** Fields of up to three times to choose from. */
export function TimesFields(props: TimesFieldsProps) {
  const { times, ahead, tooLate, isChecked, startsFocused = false, onTimes } = props
  const { t } = useLingui()
  const now = Date.now()
  const errors = isChecked ? offerErrors(times, ahead, now) : []
  const errorTexts = {
    REQUIRED: t`Please choose a date and a time.`,
    TOO_SMALL: t`This time has passed.`,
    TOO_LARGE: tooLate,
  }
  const labels = [t`First time`, t`Second time, if you like`, t`Third time, if you like`]
  return labels.map((label, index) => {
    const error = errors[index]
    return (
      <TimeField
        key={label}
        label={label}
        min={seoulDay(now)}
        max={seoulDay(now + ahead)}
        value={times[index] ?? ''}
        error={error && errorTexts[error]}
        startsFocused={startsFocused && index === 0}
        onChange={(time) => onTimes(times.with(index, time))}
      />
    )
  })
}
