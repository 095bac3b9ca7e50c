import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { daysSince, useFormat } from '../../i18n/format.ts'
import classes from './entry-frame.module.css'
import { kindOf } from './entry-names.ts'

interface EntryFrameProps {
  /** What is to be done by it. */
  operation: string
  savedAt: number
  children: ReactNode
}

/** The card of something saved here: its drawing, its name and since when it waits. */
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
