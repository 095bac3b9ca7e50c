import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './checkbox-field.module.css'

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
}

/** A checkbox whose whole line is the hit area. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={classes.line}>
      <input type="checkbox" className={classes.box} {...input} />
      <span>{label}</span>
    </label>
  )
}
