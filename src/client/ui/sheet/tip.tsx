import type { ReactNode } from 'react'
import { LightbulbIcon } from '../icon/member-icons.tsx'
import classes from './tip.module.css'

/** Advice next to a field. */
export function Tip({ children }: { children: ReactNode }) {
  return (
    <div className={classes.tip}>
      <LightbulbIcon size={20} />
      <div>{children}</div>
    </div>
  )
}
