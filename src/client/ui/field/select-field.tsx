import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import classes from './select-field.module.css'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Accessible name; the surroundings show it visually. */
  label: string
  isWrong?: boolean
  children: ReactNode
}

/** A native select that looks like a field. */
export function SelectField({ label, isWrong = false, children, ...rest }: SelectFieldProps) {
  return (
    <span className={classes.box} data-error={isWrong || undefined}>
      <select aria-label={label} aria-invalid={isWrong || undefined} {...rest}>
        {children}
      </select>
      <ChevronDownIcon size={20} />
    </span>
  )
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  children: ReactNode
}

/** A native select that looks like quiet text with a chevron. */
export function Select({ label, children, ...rest }: SelectProps) {
  return (
    <span className={classes.select}>
      <select aria-label={label} {...rest}>
        {children}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  )
}
