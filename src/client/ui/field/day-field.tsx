import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** Without a last day, browsers let a year have six digits. */
export const LAST_DAY = '2099-12-31'

interface DayFieldProps {
  label: string
  /** As in `2026-11-21`; empty without one. */
  value: string
  error?: ReactNode
  onChoose: (day: string) => void
}

/** Years that are typed pass through `0002` and `0020`, which are no answer yet. */
const isTyped = (day: string) => day === '' || day.startsWith('20')

/** A day that limits a list: the browser's own field, which takes any day of the past at once. */
export function DayField({ label, value, error, onChoose }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // Follows the address, also after back and forward.
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <TextInput
      ref={input}
      label={label}
      type="date"
      max={LAST_DAY}
      defaultValue={value}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={(event) => isTyped(event.currentTarget.value) && onChoose(event.currentTarget.value)}
    />
  )
}
