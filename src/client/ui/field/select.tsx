import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import classes from './select.module.css'

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
