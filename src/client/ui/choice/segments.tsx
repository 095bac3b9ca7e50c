import type { ReactNode } from 'react'
import choice from './choice.module.css'
import classes from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  /** Undefined: nothing is selected yet. */
  defaultValue?: Value | undefined
  onChange: (value: Value) => void
  /** Keeps all in one line if they fit, with smaller text. */
  even?: boolean
}

/** A segmented control; nothing needs to be selected at first. */
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
