import type { ReactNode } from 'react'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import classes from './desk-page.module.css'
import spread from '../../../ui/page/spread.module.css'

interface DeskPageProps {
  title: string
  /** Actions of the page. */
  actions?: ReactNode
  /** Filters and search, between title and content. */
  tools?: ReactNode
  children: ReactNode
}

/** Frame of the console's pages. */
export function DeskPage({ title, actions, tools, children }: DeskPageProps) {
  useTitle(title)
  return (
    <PageColumn>
      <div className={`${spread.spread} ${classes.head}`}>
        <h1>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
      {children}
    </PageColumn>
  )
}
