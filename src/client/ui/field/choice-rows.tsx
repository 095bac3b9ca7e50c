import { Checkbox, Radio, Fieldset, Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import classes from './choice-rows.module.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'

interface CheckRowsProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string
  rows: readonly { value: Value; content: ReactNode }[]
  values: readonly Value[]
  onValues: (values: Value[]) => void
}

/** Checkboxes for values of any type, one per line, in a list that may be long. */
export function CheckRows<Value extends string | number>(props: CheckRowsProps<Value>) {
  const { label, rows, values, onValues } = props
  const press = (value: Value) =>
    onValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
  return (
    <Checkbox.Group label={label} labelProps={{ 'data-hidden': true }} value={values.map(String)}>
      {rows.map((row) => (
        <Checkbox
          key={row.value}
          className={classes.row}
          value={String(row.value)}
          label={row.content}
          onChange={() => press(row.value)}
        />
      ))}
    </Checkbox.Group>
  )
}

interface RadioRowsProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string
  name: string
  rows: readonly { value: Value; content: ReactNode }[]
  value: Value | null
  onPick: (value: Value) => void
  /** Marks the chosen row, else the first, as where a sheet that opens with it begins. */
  isStart?: boolean
}

/** Radio buttons for values of any type, one per line, in a list that may be long. */
export function RadioRows<Value extends string | number>(props: RadioRowsProps<Value>) {
  const { label, name, rows, value, onPick, isStart = false } = props
  const start = isStart ? (value ?? rows[0]?.value) : undefined
  return (
    <Radio.Group
      label={label}
      labelProps={{ 'data-hidden': true }}
      name={name}
      value={value === null ? null : String(value)}
      onChange={(picked) => {
        const row = rows.find((each) => String(each.value) === picked)
        if (row) onPick(row.value)
      }}
    >
      {rows.map((row) => (
        <Radio
          key={row.value}
          className={classes.row}
          value={String(row.value)}
          label={row.content}
          data-autofocus={row.value === start || undefined}
        />
      ))}
    </Radio.Group>
  )
}

interface SegmentsFieldProps<Value extends string> extends SegmentedControlProps<Value> {
  legend: ReactNode
  /** Field of the form, whose error leads to it. */
  field?: string
  error?: ReactNode
}

/** A choice between two or three, all of which are shown; Mantine's control has no name of its own. */
export function SegmentsField<Value extends string>(props: SegmentsFieldProps<Value>) {
  const { legend, field, error, mb, ...control } = props
  return (
    <Fieldset variant="unstyled" mb={mb} data-field={field} legend={<b>{legend}</b>}>
      <SegmentedControl fullWidth {...control} />
      {error && <Input.Error mt="xs">{error}</Input.Error>}
    </Fieldset>
  )
}
