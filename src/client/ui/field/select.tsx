import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import classes from './select.module.css'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  children: ReactNode
}

/** The device's own list of choices behind a quiet word and a chevron. */
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
