import type { ReactNode } from 'react'
import type { Icon } from '../../../ui/icon/icons.tsx'
import classes from './home-row.module.css'

interface HomeRowProps {
  icon: Icon
  title: ReactNode
  note: ReactNode
  /** A link that looks like a small button. */
  action: ReactNode
}

/** One thing that the reader can go on with. */
export function HomeRow({ icon: Drawing, title, note, action }: HomeRowProps) {
  return (
    <div className={classes.row}>
      <Drawing />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.note}>{note}</p>
      </div>
      {action}
    </div>
  )
}
