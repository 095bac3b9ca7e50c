import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/payment/order.ts'
import { Points, Won } from '../../../i18n/won.tsx'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { RefreshIcon } from '../../../ui/icon/screen-icons.tsx'
import classes from './result-card.module.css'
import { TestModeNote } from '../choice/summary.tsx'

const icons = { done: CheckIcon, attention: TriangleIcon, waiting: RefreshIcon, neutral: InfoIcon }

interface ResultCardProps {
  kind: keyof typeof icons
  title: ReactNode
  /** The order to summarize. */
  order?: Order
  children: ReactNode
  /** Shown between text and actions. */
  details?: ReactNode
  actions: ReactNode
}

/** Card with the status of an order and actions. */
export function ResultCard({ kind, title, order, children, details, actions }: ResultCardProps) {
  const Drawing = icons[kind]
  return (
    <section className={classes.card}>
      <div role="status" className={classes.head}>
        <span className={classes.mark} data-kind={kind}>
          <Drawing size={32} />
        </span>
        <h2>{title}</h2>
        <div className={classes.words}>{children}</div>
      </div>
      {order && (
        <dl className={classes.facts}>
          <dt>
            <Bought order={order} />
          </dt>
          <dd>
            <Won amount={order.totalAmount} />
          </dd>
        </dl>
      )}
      {details}
      {order?.isTest && <TestModeNote />}
      <div className={classes.actions}>{actions}</div>
    </section>
  )
}

/** The product of an order in one line. */
export function Bought({ order: { points, days, title } }: { order: Order }) {
  if (points !== null) return <Points value={points} />
  return (
    <>
      {title !== null && <span lang="ko">{title}</span>} ·{' '}
      <Plural value={days ?? 0} one="# day" other="# days" />
    </>
  )
}
