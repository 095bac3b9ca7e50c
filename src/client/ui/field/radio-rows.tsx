import type { ReactNode } from 'react'
import choice from '../choice/choice.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import classes from './radio-rows.module.css'

interface RadioRowsProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string
  name: string
  rows: readonly { value: Value; content: ReactNode }[]
  value: Value | null
  onPick: (value: Value) => void
  /** Draws empty circles, so that a short list without a selection looks selectable; long lists have a search field. */
  ringed?: boolean
  /** Marks the chosen row, else the first, as where a sheet that opens with it begins. */
  isStart?: boolean
}

/** A list of radio buttons, one per line; the whole line is the hit area. */
export function RadioRows<Value extends string | number>(props: RadioRowsProps<Value>) {
  const { label, name, rows, value, onPick, ringed = false, isStart = false } = props
  const start = isStart ? (value ?? rows[0]?.value) : undefined
  return (
    <div role="radiogroup" aria-label={label} data-ringed={ringed}>
      {rows.map((row) => (
        <label key={row.value} className={classes.row}>
          <input
            type="radio"
            className={choice.input}
            name={name}
            data-autofocus={row.value === start || undefined}
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
