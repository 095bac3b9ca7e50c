import { useLingui } from '@lingui/react/macro'
import { TimeField } from './time-field.tsx'
import { offerErrors, offerLimits, type TimeOffer } from './time-offer.ts'

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
  const errors = isChecked ? offerErrors(times, ahead) : []
  const errorTexts = {
    REQUIRED: t`Please choose a date and a time.`,
    TOO_SMALL: t`This time has passed.`,
    TOO_LARGE: tooLate,
  }
  const labels = [
    t({ message: 'Option 1', comment: 'Label: the first of three dates and times to choose from' }),
    t({
      message: 'Option 2 (optional)',
      comment: 'Label: the second of three dates and times to choose from',
    }),
    t({
      message: 'Option 3 (optional)',
      comment: 'Label: the third of three dates and times to choose from',
    }),
  ]
  return labels.map((label, index) => {
    const error = errors[index]
    return (
      <TimeField
        key={label}
        label={label}
        {...offerLimits(ahead)}
        value={times[index] ?? ''}
        error={error && errorTexts[error]}
        startsFocused={startsFocused && index === 0}
        onChange={(time) => onTimes(times.with(index, time))}
      />
    )
  })
}
