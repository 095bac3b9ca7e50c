import { useLingui } from '@lingui/react/macro'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { kindOf, subjectOf } from './entry-names.ts'
import type { ArrivedItem } from './outbox-items.ts'
import classes from './sent-list.module.css'

export function SentList({ receipts }: { receipts: readonly ArrivedItem[] }) {
  return (
    <ul className={classes.list}>
      {receipts.map((receipt) => (
        <SentRow key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  )
}

function SentRow({ receipt }: { receipt: ArrivedItem }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const time = format.time(receipt.at)
  const when = daysSince(receipt.at) === 0 ? time : `${format.daysAgo(receipt.at)} ${time}`
  const names = receipt.operations.map((operation) => i18n._(kindOf(operation).label))
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {names.join(' · ')}
        <span lang="ko" className={classes.subject}>
          {subjectOf(receipt.title)}
        </span>
      </span>
      <OutboxMark view="sent">{t`Sent ${when}`}</OutboxMark>
    </li>
  )
}
