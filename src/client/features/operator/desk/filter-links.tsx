import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './filter-links.module.css'

interface FilterLinksProps<Value extends string> {
  /** What is filtered by, for screen readers. */
  label: string
  /** Its name in the address. */
  param: string
  /** The first one is the desk's own and stays out of the address. */
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
}

/** One of a few views of a list, kept in the address. */
export function FilterLinks<Value extends string>({ label, param, options, value }: FilterLinksProps<Value>) {
  const own = options[0]?.value
  return (
    <nav className={classes.filters} aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.value}
          to="."
          search={(before: object) => ({
            ...before,
            page: undefined,
            [param]: option.value === own ? undefined : option.value,
          })}
          className={classes.filter}
          // Without it the router takes all of them for the page that is open: they differ in the search alone.
          activeOptions={{ exact: true }}
          aria-current={option.value === value ? 'true' : undefined}
          data-active={option.value === value || undefined}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  )
}
