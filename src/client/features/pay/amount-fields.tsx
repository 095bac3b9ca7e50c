import { Trans } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { WonField } from '../../ui/field/won-field.tsx'

/** Every half hour from one number to another. */
export const halves = (from: number, until: number) =>
  Array.from({ length: (until - from) * 2 + 1 }, (_, index) => from + index / 2)

interface HoursFieldProps {
  label: string
  hours: readonly number[]
  chosen: number
  error?: ReactNode
  onChange: (hours: number) => void
}

export function HoursField({ label, hours, chosen, error, onChange }: HoursFieldProps) {
  const format = useFormat()
  return (
    <NativeSelect
      label={label}
      value={chosen}
      error={error}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={hours.map((each) => ({ value: String(each), label: format.number(each) }))}
    />
  )
}

interface AmountProps extends ComponentProps<typeof WonField> {
  /** Lowest amount that makes sense. */
  fewest: number
}

export function Amount({ fewest, ...field }: AmountProps) {
  const isBelow = field.digits !== '' && Number(field.digits) < fewest
  return <WonField {...field} error={isBelow && <Trans>The amount must be above 0.</Trans>} />
}
