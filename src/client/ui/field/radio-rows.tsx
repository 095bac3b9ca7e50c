import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import type { ReactNode } from 'react'
import classes from './choice-rows.module.css'

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
