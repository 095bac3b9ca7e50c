import { type ReactNode, useId } from 'react'
import classes from './field-group.module.css'
import spread from '../page/spread.module.css'

interface FieldGroupProps {
  label: ReactNode
  /** Secondary text at the right of the label. */
  note?: ReactNode
  /** Below the controls. */
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Several controls, such as chips, under one label, with the error below them. */
export function FieldGroup({ label, note, hint, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      className={classes.group}
    >
      <div className={`${spread.baseline} ${classes.head}`}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A row of chips that wraps. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={classes.chips}>{children}</div>
}
