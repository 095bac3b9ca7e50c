import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './switch-field.module.css'

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode
  checked: boolean
  /** Secondary text that explains the switch. */
  hint?: ReactNode
}

/** A switch that takes effect at once. The whole line is the hit area. */
export function SwitchField({ label, hint, checked, ...input }: SwitchFieldProps) {
  return (
    <label className={classes.line}>
      <span className={classes.words}>
        <b>{label}</b>
        {hint && <span className={classes.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        className={classes.input}
        {...input}
      />
      <span className={classes.track} aria-hidden="true" />
    </label>
  )
}
