import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActRow } from '../../../../contract/operator/operator.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { at, type Desk, deskNames } from '../desk/desks.ts'

/** The section of the console for each kind of subject. */
const pages: Record<string, Desk> = {
  news: 'news',
  verify: 'verifications',
  report: 'reports',
  member: 'members',
  points: 'members',
}
const lines: Record<string, Desk> = {
  banner: 'banners',
  advertisement: 'advertisements',
  coupon: 'coupons',
  companyName: 'names',
  guarantee: 'guarantees',
}
/** Lists that are exported, named by their section. */
const lists: readonly Desk[] = ['postings', 'orders', 'members']

/** Acts whose subject has no page: it was deleted, or is an external feed. */
const WITHOUT_PAGE: readonly string[] = [
  'news.delete',
  'news.import',
  'banner.delete',
  'advertisement.delete',
]

/** Their subject is a report of a message, which has no page of its own. */
const MESSAGE_ACTS: readonly string[] = [
  'report.showMessages',
  'report.settleMessage',
  'report.undoMessage',
  'report.reopenMessage',
]
/** Their subject is a report of a job offer. */
const OFFER_ACTS: readonly string[] = [
  'report.settleProposal',
  'report.undoProposal',
  'report.reopenProposal',
]

/** The subject of an act, linked to its page. */
export function ActSubject({ row }: { row: ActRow }) {
  const { subject, subjectName } = row
  const { i18n } = useLingui()
  const list = row.act === 'list.export' ? lists.find((desk) => desk === subject) : undefined
  if (list)
    return (
      <Link {...at(list)} {...ROW_LINK}>
        {i18n._(deskNames[list])}
      </Link>
    )
  const name = subjectName === null ? subject : <span lang="ko">{subjectName}</span>
  return (
    <Text span size={subjectName === null ? 'xs' : 'sm'}>
      <Way row={row}>{name}</Way>
    </Text>
  )
}

function Way({ row: { act, subject, memberId }, children }: { row: ActRow; children: ReactNode }) {
  const [kind = ''] = act.split('.')
  if (WITHOUT_PAGE.includes(act)) return children
  if (memberId !== null)
    return (
      <Link {...at('members', memberId)} {...ROW_LINK}>
        {children}
      </Link>
    )
  const isThing = /^[0-9a-f-]{36}$/.test(subject)
  if (isThing && kind === 'announcement')
    return (
      <Link to="/recruitment/detail/$id" params={{ id: subject }} {...ROW_LINK}>
        {children}
      </Link>
    )
  if (isThing && OFFER_ACTS.includes(act))
    return (
      <Link {...at('reports', subject)} search={{ about: 'OFFERS' }} {...ROW_LINK}>
        {children}
      </Link>
    )
  if (isThing && MESSAGE_ACTS.includes(act))
    return (
      <Link {...at('reports')} search={{ about: 'MESSAGES' }} {...ROW_LINK}>
        {children}
      </Link>
    )
  const page = pages[kind]
  if (page && isThing)
    return (
      <Link {...at(page, subject)} {...ROW_LINK}>
        {children}
      </Link>
    )
  const line = lines[kind]
  if (!line) return children
  return (
    <Link {...at(line)} {...ROW_LINK}>
      {children}
    </Link>
  )
}
