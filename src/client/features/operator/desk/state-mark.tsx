import type { ReactNode } from 'react'
import classes from './state-mark.module.css'

interface StateMarkProps {
  /** LIVE: in effect. WAITING: needs an action or a time. OVER: no longer in effect. */
  look: 'LIVE' | 'WAITING' | 'OVER'
  children: ReactNode
}

/** A status label. */
export function StateMark({ look, children }: StateMarkProps) {
  return (
    <span className={classes.mark} data-look={look}>
      {children}
    </span>
  )
}
