import type { ReactNode } from 'react'
import choice from '../choice/choice.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import classes from './radio-rows.module.css'

interface CheckRowsProps<Value extends string | number> {
  /** What is chosen among, for screen readers. */
  label: string
  rows: readonly { value: Value; content: ReactNode }[]
  values: readonly Value[]
  onValues: (values: Value[]) => void
}

/** As many of a list as wanted, each on a line of its own; the whole line is the target. */
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
