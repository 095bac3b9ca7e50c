import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { birthDateDigits, birthDateText } from '../../../entities/resume/resume-values.ts'

interface TypedDayFieldProps {
  label: ReactNode
  /** As in `2026-11-21`; null where none is given. */
  value: string | null | undefined
  /** With null both for an empty box and for one that holds no day; `isDay` tells which. */
  onDay: (day: string | null, isDay: boolean) => void
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

/** A day that may be years away, which takes too many presses in a calendar. */
export function TypedDayField({ label, value, onDay }: TypedDayFieldProps) {
  const [digits, setDigits] = useState(value?.replaceAll('-', '') ?? '')
  const [isLeft, setLeft] = useState(false)
  const isWrong = digits !== '' && !isDay(birthDateText(digits))
  return (
    <DigitsField
      label={label}
      placeholder="YYYY-MM-DD"
      digits={digits}
      format={birthDateText}
      read={birthDateDigits}
      onDigits={(next) => {
        const text = birthDateText(next)
        setDigits(next)
        setLeft(false)
        onDay(isDay(text) ? text : null, next === '' || isDay(text))
      }}
      onBlur={() => setLeft(true)}
      error={
        isLeft &&
        isWrong && <Trans>This date does not exist. Enter year, month and day, for example 1997-03-12.</Trans>
      }
    />
  )
}
