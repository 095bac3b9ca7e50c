import { useLingui } from '@lingui/react/macro'
import { daysSince, useFormat } from '../../i18n/format.ts'
import type { Receipt } from '../../offline/outbox/entry.ts'
import { OutboxMark } from '../../ui/outbox-mark.tsx'
import { kindOf, subjectOf } from './entry-names.ts'
import classes from './sent-list.module.css'

export function SentList({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <ul className={classes.list}>
      {receipts.map((receipt) => (
        <SentRow key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  )
}

function SentRow({ receipt }: { receipt: Receipt }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const when = daysSince(receipt.at) === 0 ? format.time(receipt.at) : format.daysAgo(receipt.at)
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {i18n._(kindOf(receipt.operation).label)}
        <span lang="ko" className={classes.subject}>
          {subjectOf(receipt.title)}
        </span>
      </span>
      <OutboxMark view="sent">{t`Sent ${when}`}</OutboxMark>
    </li>
  )
}
