import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PhraseParameters } from '../../../contract/work/phrase.ts'
import { useFormat } from '../../i18n/format.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { WonField } from '../../ui/field/won-field.tsx'
import { useOccupations } from './use-occupations.ts'
import type { ParameterName } from './phrase-book.ts'

interface ParameterFieldsProps {
  /** The phrase that they belong to. */
  code: string
  names: readonly ParameterName[]
  values: PhraseParameters
  onValues: (values: PhraseParameters) => void
}

type NumberName = 'amount' | 'count' | 'day' | 'percent' | 'weight'

const MOST_DIGITS: Record<NumberName, number> = { amount: 9, count: 3, day: 2, percent: 4, weight: 3 }
const PLACE_LENGTH = 40

/** Small inputs for the values of a phrase. */
export function ParameterFields({ names, ...props }: ParameterFieldsProps) {
  return (
    <SimpleGrid minColWidth="min(8rem, 100%)" autoFlow="auto-fit" spacing="sm" pt="xs" pb="sm" px="edge">
      {names.map((name) => (
        <ParameterField key={name} name={name} {...props} />
      ))}
    </SimpleGrid>
  )
}

type FieldProps = Omit<ParameterFieldsProps, 'names'> & { name: ParameterName }

function ParameterField({ code, name, values, onValues }: FieldProps) {
  const { t } = useLingui()
  const change = (value: string | number | undefined) => {
    const { [name]: _, ...others } = values
    onValues(value === undefined || value === '' ? others : { ...others, [name]: value })
  }
  if (name === 'occupation') return <OccupationSelect value={values.occupation ?? ''} onValue={change} />
  if (name === 'place' || name === 'time' || name === 'date')
    return (
      <TextInput
        label={name === 'place' ? t`Place` : name === 'time' ? t`Time` : t`Date`}
        type={name === 'place' ? 'text' : name}
        maxLength={name === 'place' ? PLACE_LENGTH : undefined}
        autoComplete="off"
        value={values[name] ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  return <NumberField code={code} name={name} value={values[name]} onValue={change} />
}

interface NumberFieldProps {
  code: string
  name: NumberName
  value: number | undefined
  onValue: (value: number | undefined) => void
}

/** Phrases whose count is one of years. */
const OF_YEARS: ReadonlySet<string> = new Set(['WORKED_AS', 'WORKED_IN_KOREA', 'STAY_YEARS'])

function NumberField({ code, name, value, onValue }: NumberFieldProps) {
  const format = useFormat()
  const labels: Record<NumberName, ReactNode> = {
    amount: <Trans>Amount in won</Trans>,
    count: OF_YEARS.has(code) ? (
      <Trans>Number of years</Trans>
    ) : (
      <Trans comment="Input: how many, in a condition such as “{count} days off a month”">Number</Trans>
    ),
    day: <Trans>Day of the month</Trans>,
    percent: <Trans>Percent</Trans>,
    weight: <Trans>Kilograms</Trans>,
  }
  if (name === 'amount')
    return (
      <WonField
        name={name}
        label={labels.amount}
        digits={value === undefined ? '' : String(value)}
        onDigits={(digits) => onValue(digits === '' ? undefined : Number(digits))}
      />
    )
  return (
    <DigitsField
      label={labels[name]}
      digits={value === undefined ? '' : String(value)}
      maxDigits={MOST_DIGITS[name]}
      format={(digits) => (digits === '' ? '' : format.number(Number(digits)))}
      onDigits={(digits) => onValue(digits === '' ? undefined : Number(digits))}
    />
  )
}

function OccupationSelect({ value, onValue }: { value: string; onValue: (code: string) => void }) {
  const { t } = useLingui()
  const occupations = useOccupations()
  return (
    <NativeSelect
      aria-label={t`Occupation`}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      data={[
        { value: '', label: t`Choose an occupation` },
        ...occupations.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  )
}
