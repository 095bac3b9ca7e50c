import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/field/text-field.tsx'
import { dayLimits, timeLimits, type WhenError } from './when.ts'

interface DayFieldProps {
  label: ReactNode
  value: string
  error: WhenError | undefined
  onDay: (day: string) => void
}

export function DayField({ label, value, error, onDay }: DayFieldProps) {
  const textOf = useWhenText()
  return (
    <TextField
      label={label}
      type="date"
      {...dayLimits()}
      value={value}
      error={textOf('day', error)}
      onChange={(event) => onDay(event.currentTarget.value)}
    />
  )
}

/** A date and time in Korea. */
export function TimeField({ label, value, error, onDay }: DayFieldProps) {
  const textOf = useWhenText()
  return (
    <TextField
      label={label}
      type="datetime-local"
      {...timeLimits()}
      value={value}
      error={textOf('time', error)}
      onChange={(event) => onDay(event.currentTarget.value)}
    />
  )
}

function useWhenText() {
  const { t } = useLingui()
  return (kind: 'day' | 'time', error: WhenError | undefined): string | undefined => {
    if (kind === 'time') {
      return error === 'REQUIRED'
        ? t`Please choose a date and a time.`
        : error === 'TOO_SMALL'
          ? t`This time has passed.`
          : error && t`Please choose a time within 60 days.`
    }
    return error === 'REQUIRED'
      ? t`Please choose a day.`
      : error === 'TOO_SMALL'
        ? t`Please choose a day from tomorrow on.`
        : error && t`Please choose a day within a year.`
  }
}
