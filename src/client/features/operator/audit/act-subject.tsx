import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ActRow } from '../../../../contract/operator/operator.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { at, type Desk, sections } from '../desk/desks.ts'

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
  const list = ['list.export', 'member.search'].includes(row.act)
    ? lists.find((desk) => desk === subject)
    : undefined
  if (list)
    return (
      <Link {...at(list)} {...ROW_LINK}>
        {i18n._(sections[list].name)}
      </Link>
    )
  const name = subjectName === null ? subject : <span lang="ko">{subjectName}</span>
  const target = targetOf(row)
  return (
    <Text span size={subjectName === null ? 'xs' : 'sm'}>
      {target ? (
        <Link {...target} {...ROW_LINK}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Text>
  )
}

/** The page of an act's subject; undefined without one. */
function targetOf({ act, subject, memberId }: ActRow): LinkProps | undefined {
  const [kind = ''] = act.split('.')
  if (WITHOUT_PAGE.includes(act)) return undefined
  if (memberId !== null) return at('members', memberId)
  if (!/^[0-9a-f-]{36}$/.test(subject)) return lines[kind] && at(lines[kind])
  if (kind === 'announcement') return { to: '/recruitment/detail/$id', params: { id: subject } }
  if (OFFER_ACTS.includes(act)) return { ...at('reports', subject), search: { about: 'OFFERS' } }
  if (MESSAGE_ACTS.includes(act)) return { ...at('reports'), search: { about: 'MESSAGES' } }
  if (pages[kind]) return at(pages[kind], subject)
  return lines[kind] && at(lines[kind])
}
