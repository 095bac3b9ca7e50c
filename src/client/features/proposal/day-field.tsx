import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WhenError } from '../../entities/time-offer/time-offer.ts'
import { DateField } from '../../ui/field/date-field.tsx'
import { dayLimits } from './when.ts'

interface DayFieldProps {
  label: ReactNode
  value: string
  error: WhenError | undefined
  onDay: (day: string) => void
}

export function DayField({ label, value, error, onDay }: DayFieldProps) {
  const textOf = useDayText()
  return <DateField label={label} {...dayLimits()} value={value} error={textOf(error)} onDay={onDay} />
}

function useDayText() {
  const { t } = useLingui()
  return (error: WhenError | undefined): string | undefined =>
    error === 'REQUIRED'
      ? t`Please choose a day.`
      : error === 'TOO_SMALL'
        ? t`Please choose a day from tomorrow on.`
        : error && t`Please choose a day within a year.`
}
