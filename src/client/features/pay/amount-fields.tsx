import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { digitsOf } from '../../../contract/base/latin-digits.ts'
import { HIGHEST_PAY } from '../../../contract/job/announcement-form.ts'
import { useFormat } from '../../i18n/format.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import classes from './pay-screen.module.css'

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
    <FieldGroup label={label} error={error}>
      <SelectField
        label={label}
        value={chosen}
        isWrong={Boolean(error)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {hours.map((each) => (
          <option key={each} value={each}>
            {format.number(each)}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

const MINUS = /[-\u2010-\u2015\u2212]/

interface WonFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  digits: string
  onDigits: (digits: string) => void
  /** Lowest amount that makes sense. */
  fewest: number
}

/** What cannot be an amount is refused with the reason, and what stood there before stays. */
export function WonField({ name, label, hint, digits, onDigits, fewest }: WonFieldProps) {
  const format = useFormat()
  const [refusal, setRefusal] = useState<'below' | 'above' | null>(null)
  const take = (text: string, typed: string) => {
    const refused = MINUS.test(typed) ? 'below' : Number(digitsOf(typed)) > HIGHEST_PAY ? 'above' : null
    setRefusal(refused)
    if (!refused) onDigits(text.replace(/^0+(?=\d)/, ''))
  }
  const isBelow = refusal === 'below' || (digits !== '' && Number(digits) < fewest)
  const most = format.number(HIGHEST_PAY)
  return (
    <DigitsField
      label={label}
      hint={hint}
      name={name}
      digits={digits}
      maxDigits={String(HIGHEST_PAY).length}
      format={(text) => (text === '' ? '' : format.number(Number(text)))}
      onDigits={take}
      error={
        refusal === 'above' ? (
          <Trans>The amount can be {most} won at most.</Trans>
        ) : (
          isBelow && <Trans>The amount must be above 0.</Trans>
        )
      }
      trailing={
        <span className={classes.unit}>
          <Trans>won</Trans>
        </span>
      }
    />
  )
}
