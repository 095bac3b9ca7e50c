import type { ReactNode } from 'react'
import classes from './health-screen.module.css'

export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={classes.figures}>{children}</dl>
)

interface FigureProps {
  name: ReactNode
  /** Says what deserves a look. */
  mark?: ReactNode
  children: ReactNode
}

export const Figure = ({ name, mark, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children} {mark}
    </dd>
  </div>
)
