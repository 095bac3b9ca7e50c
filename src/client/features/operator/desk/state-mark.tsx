import type { ReactNode } from 'react'
import classes from './state-mark.module.css'

interface StateMarkProps {
  /** LIVE: in effect now; WAITING: needs somebody or some time; OVER: in effect no more. */
  look: 'LIVE' | 'WAITING' | 'OVER'
  children: ReactNode
}

/** How a thing stands, in a word. */
export function StateMark({ look, children }: StateMarkProps) {
  return (
    <span className={classes.mark} data-look={look}>
      {children}
    </span>
  )
}
