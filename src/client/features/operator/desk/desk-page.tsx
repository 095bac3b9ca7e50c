import type { ReactNode } from 'react'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import classes from './desk-page.module.css'

interface DeskPageProps {
  title: string
  /** What can be begun here. */
  actions?: ReactNode
  /** Filters and searches, between the title and what is filtered. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every page of the console. */
export function DeskPage({ title, actions, tools, children }: DeskPageProps) {
  useTitle(title)
  return (
    <PageColumn>
      <div className={classes.head}>
        <h1>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
      {children}
    </PageColumn>
  )
}
