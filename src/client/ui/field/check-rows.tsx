import type { ReactNode } from 'react'
import choice from '../choice/choice.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import classes from './radio-rows.module.css'

interface CheckRowsProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string
  rows: readonly { value: Value; content: ReactNode }[]
  values: readonly Value[]
  onValues: (values: Value[]) => void
}

/** A list of checkboxes, one per line; the whole line is the hit area. */
export function CheckRows<Value extends string | number>(props: CheckRowsProps<Value>) {
  const { label, rows, values, onValues } = props
  const press = (value: Value) =>
    onValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
  return (
    <div role="group" aria-label={label}>
      {rows.map((row) => (
        <label key={row.value} className={classes.row}>
          <input
            type="checkbox"
            className={choice.input}
            checked={values.includes(row.value)}
            onChange={() => press(row.value)}
          />
          <span className={classes.content}>{row.content}</span>
          <span className={classes.mark}>{values.includes(row.value) && <CheckIcon size={20} />}</span>
        </label>
      ))}
    </div>
  )
}
