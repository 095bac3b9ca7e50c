import type { ReactNode } from 'react'
import classes from './job-list.module.css'

/** Local: rows on one surface, three columns of cards on desktop. Grand: cards. Premium: four columns. */
export function JobList({ form, children }: { form: 'local' | 'grand' | 'premium'; children: ReactNode }) {
  return (
    <div className={classes.list} data-form={form}>
      {children}
    </div>
  )
}
