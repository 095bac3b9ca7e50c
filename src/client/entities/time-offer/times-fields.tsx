import { useLingui } from '@lingui/react/macro'
import { type TimeOffer, offerErrors, offerLimits } from './time-offer.ts'
import { Box, Flex, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Flex.layer.css'
import type { ReactNode } from 'react'
import { DateField } from '../../ui/field/date-field.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'

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

interface TimeFieldProps {
  label: string
  /** As in `2026-11-21T14:30`; the part on a side of the T may be missing, and is empty if both are. */
  value: string
  /** Limits of the date. */
  min: string
  max: string
  error: ReactNode
  startsFocused?: boolean
  onChange: (value: string) => void
}

/** Half hours from 06:00 to 22:00. */
const HALF_HOURS: readonly string[] = Array.from({ length: 33 }, (_, index) => {
  const hour = String(6 + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

/** A date, and a half hour of it to choose. */
function TimeField({ label, value, min, max, error, startsFocused, onChange }: TimeFieldProps) {
  const { t } = useLingui()
  const [date = '', hour = ''] = value.split('T')
  const change = (part: { date?: string; hour?: string }) => {
    const next = { date, hour, ...part }
    onChange(next.date === '' && next.hour === '' ? '' : `${next.date}T${next.hour}`)
  }
  const isWrong = Boolean(error)
  // Where one part is missing, the other is not what is wrong.
  const isDateWrong = isWrong && (date === '' || hour !== '')
  const isHourWrong = isWrong && (hour === '' || date !== '')
  return (
    <FieldGroup label={label} error={error}>
      <Flex gap="xs">
        <Box flex={1.4} miw={0}>
          <DateField
            label={t`${label}: date`}
            isLabelHidden
            error={isDateWrong}
            min={min}
            max={max}
            value={date}
            startsFocused={startsFocused}
            onDay={(day) => change({ date: day })}
          />
        </Box>
        <NativeSelect
          flex={1}
          aria-label={t`${label}: hour`}
          error={isHourWrong}
          value={hour}
          onChange={(event) => change({ hour: event.currentTarget.value })}
          data={[{ value: '', label: '--:--' }, ...HALF_HOURS]}
        />
      </Flex>
    </FieldGroup>
  )
}
