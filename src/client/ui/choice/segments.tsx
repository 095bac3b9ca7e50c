import type { ReactNode } from 'react'
import choice from './choice.module.css'
import classes from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  /** Undefined: nothing is chosen yet. */
  defaultValue?: Value | undefined
  onChange: (value: Value) => void
  /** All in one line where they fit, in smaller letters. */
  even?: boolean
}

/** A choice among a few, side by side; the chosen one is outlined. Nothing need be chosen at first. */
export function Segments<Value extends string>({
  label,
  name,
  options,
  defaultValue,
  onChange,
  even = false,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options} data-even={even || undefined}>
        {options.map((option) => (
          <label key={option.value} className={`${choice.choice} ${classes.option}`}>
            <input
              type="radio"
              className={choice.input}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
