import type { ReactNode } from 'react'
import classes from './alert-message.module.css'
import { CheckIcon, InfoIcon, TriangleIcon } from '../icon/icons.tsx'

const icons = { attention: TriangleIcon, done: CheckIcon, info: InfoIcon }

/** A message that belongs to no field, announced as soon as it appears. Render it only while there is one. */
export function AlertMessage({
  kind = 'attention',
  children,
}: {
  kind?: keyof typeof icons
  children: ReactNode
}) {
  const Drawing = icons[kind]
  return (
    <div role={kind === 'info' ? 'status' : 'alert'} className={classes.alert} data-kind={kind}>
      <Drawing size={20} />
      <div>{children}</div>
    </div>
  )
}
