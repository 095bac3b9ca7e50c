import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { daysSince, useFormat } from '../../i18n/format.ts'
import classes from './entry-frame.module.css'
import { kindOf } from './entry-names.ts'

interface EntryFrameProps {
  /** The entry's operation. */
  operation: string
  savedAt: number
  children: ReactNode
}

/** Card of an entry with icon, name and the time it was saved. */
export function EntryFrame({ operation, savedAt, children }: EntryFrameProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { icon: Drawing, label } = kindOf(operation)
  return (
    <article className={classes.card}>
      <span className={classes.tile}>
        <Drawing size={24} />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>{i18n._(label)}</h3>
          <time className={classes.time} dateTime={new Date(savedAt).toISOString()}>
            {daysSince(savedAt) === 0 ? format.time(savedAt) : format.daysAgo(savedAt)}
          </time>
        </div>
        {children}
      </div>
    </article>
  )
}
