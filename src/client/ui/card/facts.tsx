import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** A description list, one line per fact. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <dl className={classes.facts}>{children}</dl>
    </div>
  )
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
