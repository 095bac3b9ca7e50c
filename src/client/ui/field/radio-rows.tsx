import type { ReactNode } from 'react'
import choice from '../choice/choice.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import classes from './radio-rows.module.css'

interface RadioRowsProps<Value extends string | number> {
  /** What is chosen among, for screen readers. */
  label: string
  name: string
  rows: readonly { value: Value; content: ReactNode }[]
  value: Value | null
  onPick: (value: Value) => void
  /** Shows that a short list without an answer is one to choose from; long ones are known by their search. */
  ringed?: boolean
}

/** One of a list, each on a line of its own; the whole line is the target. */
export function RadioRows<Value extends string | number>(props: RadioRowsProps<Value>) {
  const { label, name, rows, value, onPick, ringed = false } = props
  return (
    <div role="radiogroup" aria-label={label} data-ringed={ringed}>
      {rows.map((row) => (
        <label key={row.value} className={classes.row}>
          <input
            type="radio"
            className={choice.input}
            name={name}
            checked={row.value === value}
            onChange={() => onPick(row.value)}
          />
          <span className={classes.content}>{row.content}</span>
          <span className={classes.mark}>{row.value === value && <CheckIcon size={20} />}</span>
        </label>
      ))}
    </div>
  )
}
