import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import classes from './select-field.module.css'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** For screen readers; what is visible stands around it. */
  label: string
  isWrong?: boolean
  children: ReactNode
}

/** The device's own list of choices in the look of a field; long ones scroll. */
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
