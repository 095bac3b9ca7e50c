import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, type CompositionEvent, type ReactNode, useId, useState } from 'react'
import classes from './counted-field.module.css'
import { cutTo, lengthOf } from './cut-to.ts'
import field from './field.module.css'
import spread from '../page/spread.module.css'

interface CountedFieldProps {
  label: ReactNode
  name: string
  defaultValue: string
  /** Maximum number of characters (code points); more cannot be typed. */
  limit: number
  onText: (text: string) => void
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  /** A textarea that grows with its text. */
  multiline?: boolean
  /** Hides the label visually if the heading above has the same text. */
  labelHidden?: boolean
}

/** A text field with a counter; only this component re-renders while typing. */
export function CountedField(props: CountedFieldProps) {
  const { label, name, defaultValue, limit, onText, placeholder, hint, error, multiline, labelHidden } = props
  const id = useId()
  const [length, setLength] = useState(lengthOf(defaultValue))
  const [isCut, setIsCut] = useState(false)

  const accept = (element: HTMLInputElement | HTMLTextAreaElement) => {
    const fitting = cutTo(element.value, limit)
    setIsCut(fitting !== element.value)
    if (fitting !== element.value) element.value = fitting
    setLength(lengthOf(fitting))
    onText(fitting)
  }
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // An IME composition is in progress: truncating now would break it.
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
      setLength(lengthOf(event.currentTarget.value))
    else accept(event.currentTarget)
  }
  const box = {
    id,
    name,
    defaultValue,
    placeholder,
    autoComplete: 'off',
    className: `${field.input} ${classes.input}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-count${error ? ` ${id}-error` : hint ? ` ${id}-hint` : ''}`,
    onChange: change,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      accept(event.currentTarget),
  }
  const count = (
    <span id={`${id}-count`} className={classes.count} data-full={length >= limit || undefined}>
      {length}/{limit}
    </span>
  )
  return (
    <div className={field.field}>
      <div className={`${spread.baseline} ${classes.head}`}>
        <label htmlFor={id} className={labelHidden ? classes.hidden : field.label}>
          {label}
        </label>
        {multiline && count}
      </div>
      <div className={`${field.box} ${classes.box}`} data-error={error ? true : undefined}>
        {multiline ? <textarea rows={4} {...box} /> : <input type="text" {...box} />}
        {!multiline && count}
      </div>
      {isCut && (
        <p role="alert" className={field.hint}>
          <Trans>Only {limit} characters fit.</Trans>
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
