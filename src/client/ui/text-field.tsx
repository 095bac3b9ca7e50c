import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import classes from './text-field.module.css'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  /** What is wrong with it, in words. */
  error?: ReactNode
  /** What helps before anything is wrong. */
  hint?: ReactNode
  /** At the right end inside the box: a button or a counter. */
  trailing?: ReactNode
}

/** One line of text with its label above it, and what is wrong below it. */
export function TextField({ label, error, hint, trailing, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const wordsId = `${inputId}-words`
  const words = error ?? hint
  return (
    <div className={classes.field}>
      <label htmlFor={inputId} className={classes.label}>
        {label}
      </label>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <input
          id={inputId}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? wordsId : undefined}
          {...input}
        />
        {trailing}
      </div>
      {words && (
        <p id={wordsId} className={error ? classes.error : classes.hint}>
          {words}
        </p>
      )}
    </div>
  )
}
