import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import { queryFor } from '../../../api/query-for.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import {
  ActFilter,
  type ActRow,
  listActs,
  listOperators,
  OPERATOR_ACTS,
  type OperatorAct,
} from '../../../../contract/operator/operator.ts'
import { ActDetails } from './act-details.tsx'
import { column, Label } from '../desk/cells.tsx'
import { at, type Desk, type SearchOf } from '../desk/desks.ts'
import { FilteredList, select, useFiltered } from '../lists/filtered-list.tsx'
import { fresh, pageOf, personal } from '../queries.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type CaseAct, CASES, OPEN_KINDS, type OpenKind } from '../../../../contract/case/kinds.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { placeOf } from '../desk/case-places.ts'
import { caseActs, nameOfDesk } from '../desk/case-sections.ts'
import type { MessageDescriptor } from '@lingui/core'

/** The audit trail of operators, which is append-only. */
export function ActsScreen({ search }: { search: SearchOf<'acts'> }) {
  const { t } = useLingui()
  const { page = 1, subject } = search
  const list = useFiltered(search, ActFilter, (filter) =>
    personal(listActs, { query: { ...filter, ...pageOf(page) } }),
  )
  const [first] = list.result.data?.data ?? []
  const people =
    useQuery(queryFor(listOperators, { query: pageOf(1, PAGE_SIZE.max) }, fresh)).data?.data ?? []
  const operator = {
    param: 'operatorId',
    label: msg`Operator`,
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  }
  return (
    <FilteredList
      desk="acts"
      list={list}
      selects={[operator, ...selects]}
      tools={
        subject && (
          <Text size="sm" c="dimmed">
            {first ? <ActSubject row={first} /> : <Trans>Subject: {subject}</Trans>}
          </Text>
        )
      }
      caption={t`Operator actions`}
      columns={columns}
      page={page}
    />
  )
}

const otherActs: Record<Exclude<OperatorAct, CaseAct>, MessageDescriptor> = {
  'news.create': msg`Wrote news`,
  'news.edit': msg`Changed news`,
  'news.publish': msg`Published news`,
  'news.unpublish': msg`Unpublished news`,
  'news.delete': msg`Deleted news`,
  'news.import': msg`Imported a feed`,
  'banner.create': msg`Added a banner`,
  'banner.edit': msg`Changed a banner`,
  'banner.order': msg`Reordered the banners`,
  'banner.delete': msg`Removed a banner`,
  'advertisement.create': msg`Added an advertisement`,
  'advertisement.edit': msg`Changed an advertisement`,
  'advertisement.order': msg`Reordered the advertisements`,
  'advertisement.delete': msg`Removed an advertisement`,
  'queue.show': msg`Viewed the queue of open cases`,
  'announcement.translate': msg`Translated a posting`,
  'announcement.grant': msg`Published a posting without payment`,
  'announcement.close': msg`Closed a posting`,
  'coupon.create': msg`Created a coupon`,
  'coupon.end': msg`Ended a coupon`,
  'member.search': msg`Searched members`,
  'member.note': msg`Noted something about a member`,
  'member.show': msg`Viewed a member’s personal details`,
  'member.exportApplicants': msg`Downloaded the list of applicants (employer)`,
  'member.signOut': msg`Signed out a member`,
  'member.suspend': msg`Suspended a member`,
  'member.restore': msg`Lifted a member’s suspension`,
  'points.grant': msg`Gave points`,
  'order.refund': msg`Refunded an order`,
  'list.export': msg`Downloaded a list`,
  'operator.create': msg`Created an operator account`,
  'operator.setFactor': msg`Set up two-step sign-in`,
  'operator.resetFactor': msg`Reset an operator’s two-step sign-in`,
  'operator.recover': msg`Signed in with a recovery code`,
}

/** Labels of the acts in the audit trail. */
const actNames: Record<OperatorAct, MessageDescriptor> = { ...caseActs, ...otherActs }

const selects = [
  select('kind', msg`Kind`, { DECISION: msg`Decisions and changes`, VIEW: msg`Views and searches` }),
  {
    param: 'act',
    label: msg`Action`,
    options: OPERATOR_ACTS.map((value) => ({ value, label: actNames[value] })),
  },
]

const columns: readonly Column<ActRow>[] = [
  column.moment('createdDate', <Trans>Time</Trans>),
  column('who', <Trans>Operator</Trans>, ({ operator }) =>
    operator === null ? (
      <Trans>Command line</Trans>
    ) : (
      (operator.name ?? <Trans>Deleted account {operator.id}</Trans>)
    ),
  ),
  column.title('act', <Trans>Action</Trans>, ({ act }) => <Label of={actNames[act]} />),
  column('subject', <Trans>Subject</Trans>, (row) => <ActSubject row={row} />),
  column('details', <Trans>Details</Trans>, ({ act, details }) => <ActDetails act={act} details={details} />),
]

/** The section of the console for each kind of subject, whose entries have pages or are lines of its list. */
const pages: Record<string, Desk> = { news: 'news', member: 'members', points: 'members' }
const lines: Record<string, Desk> = { banner: 'banners', advertisement: 'advertisements', coupon: 'coupons' }
/** Lists that are exported, named by their section. */
const lists: readonly Desk[] = ['postings', 'orders', 'members']

/** Acts whose subject has no page: it was deleted, or is an external feed. */
const WITHOUT_PAGE = ['news.delete', 'news.import', 'banner.delete', 'advertisement.delete']

/** The subject of an act, linked to its page. */
function ActSubject({ row }: { row: ActRow }) {
  const { act, subject, subjectName } = row
  const isList = act === 'list.export' || act === 'member.search'
  const list = isList ? lists.find((desk) => desk === subject) : undefined
  const target = list ? at(list) : targetOf(row)
  const name = list ? <Label of={nameOfDesk(list)} /> : (subjectName ?? subject)
  return (
    <Text
      span
      size={list || subjectName !== null ? 'sm' : 'xs'}
      lang={subjectName === null ? undefined : 'ko'}
    >
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

const actsOf = (kind: OpenKind): readonly string[] => CASES[kind].acts

/** The page of an act's subject; undefined without one. */
function targetOf({ act, subject, memberId }: ActRow): LinkProps | undefined {
  const [kind = ''] = act.split('.')
  if (WITHOUT_PAGE.includes(act)) return undefined
  if (memberId !== null) return at('members', memberId)
  if (!/^[0-9a-f-]{36}$/.test(subject)) return lines[kind] && at(lines[kind])
  if (kind === 'announcement') return { to: '/recruitment/detail/$id', params: { id: subject } }
  const caseKind = OPEN_KINDS.find((each) => actsOf(each).includes(act))
  if (caseKind) return placeOf(caseKind, subject)
  if (pages[kind]) return at(pages[kind], subject)
  return lines[kind] && at(lines[kind])
}
