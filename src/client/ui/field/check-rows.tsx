import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import classes from './choice-rows.module.css'

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
