import type { ReactNode } from 'react'
import classes from './banner.module.css'
import type { Icon } from '../icon/icons.tsx'

interface BannerProps {
  icon: Icon
  title: ReactNode
  children?: ReactNode
  /** Dark for problems, tint for progress. */
  tone?: 'dark' | 'tint'
  action?: ReactNode
}

/** A strip under the header, in the flow of the page. */
export function Banner({ icon: Drawing, title, children, tone = 'dark', action }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <div className={classes.content}>
        <Drawing size={20} />
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          {children && <div>{children}</div>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  )
}
