import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { OccupationNames } from '../../../entities/phrase/lazy.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates, orderStates, productNames, roleNames } from '../../../../contract/operator/list-texts.ts'
import type { ActRow } from '../../../../contract/operator/operator.ts'
import {
  arrearsStates,
  guaranteeStates,
  latePayOutcomes,
  messageCauses,
  nameStates,
  reporterMessages,
  reporterNotices,
  reportOutcomes,
  settlementCauses,
  verificationStates,
} from '../cases/case-texts.ts'
import { useDateTime } from '../desk/cells.tsx'
import { memberStates } from '../members/members-screen.tsx'

/** Labels of an act's details by name. */
const detailNames: Record<string, MessageDescriptor> = {
  amount: msg`Amount`,
  cause: msg`Reason`,
  address: msg`Address`,
  approvalNumber: msg`Approval number`,
  changed: msg`Changed fields`,
  code: msg`Code`,
  days: msg`Days`,
  ended: msg`Signed-out devices`,
  failed: msg`Unreadable`,
  filters: msg`Filters`,
  former: msg`Former occupations`,
  formerNumber: msg`Former number`,
  from: msg`Valid from`,
  found: msg`Possible matches`,
  ids: msg`New order`,
  isCut: msg`Cut off at the limit`,
  isReasonShown: msg`Reason shared with the member`,
  jobId: msg`Posting`,
  isRemoved: msg`Removed`,
  kind: msg`Discount`,
  known: msg`Already imported`,
  language: msg`Language`,
  left: msg`Recovery codes left`,
  linkUrl: msg`Links to`,
  memberLimit: msg`Uses per company`,
  members: msg`Members to be notified (about)`,
  message: msg`Message to the reporter`,
  name: msg`Name`,
  new: msg`New value`,
  outcome: msg`Decision`,
  note: msg`Internal note`,
  occupations: msg({ message: 'Occupations', context: 'console' }),
  points: msg`Points`,
  product: msg({ message: 'Product', context: 'order' }),
  publishAt: msg`Publication time`,
  reason: msg`Reason`,
  reasonErased: msg`Reason erased with the account`,
  reference: msg`Reference`,
  removed: msg`No longer listed`,
  rows: msg`Rows`,
  settled: msg`Resolved reports`,
  sinceYear: msg`In business since (year)`,
  status: msg`Status`,
  tellMembers: msg`Members are notified`,
  title: msg`Title`,
  told: msg`Message to the reporter`,
  totalLimit: msg`Total uses`,
  until: msg`Valid until`,
  validFrom: msg`Valid from`,
  validUntil: msg`Valid until`,
  withCoupon: msg`Coupon returned`,
}

/** Labels of coded values by the detail's name. */
const detailValues: Record<string, Record<string, MessageDescriptor>> = {
  cause: settlementCauses,
  changed: {
    title: msg`Title`,
    company: msg`Source`,
    contents: msg`Contents`,
    image_file: msg`Picture`,
    image_caption: msg`Caption`,
    link_url: msg`Link to the original`,
    main_place: msg`Position on the news page`,
  },
  kind: { PERCENT: msg`Percent`, WON: msg`Won` },
  message: reporterMessages,
  told: reporterNotices,
  product: productNames,
  outcome: { ...reportOutcomes, ...latePayOutcomes },
  status: { ...jobStates, ...verificationStates, ...nameStates, ...guaranteeStates, ...arrearsStates },
  // Stored end of a coupon without an end.
  validUntil: { '2099-12-31T15:00:00.000Z': msg`No end date` },
}

/** Details that are codes of occupations. */
const OCCUPATIONS: readonly string[] = ['former', 'occupations']

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The details of an act. */
export function ActDetails({ act, details }: Pick<ActRow, 'act' | 'details'>) {
  const { i18n } = useLingui()
  const isSaidElsewhere = (name: string) =>
    (name === 'title' && details['jobId'] !== undefined) ||
    (name === 'message' && details['told'] !== undefined)
  const entries = Object.entries(details).filter(
    ([name, value]) => name === 'told' || (isSomething(value) && !isSaidElsewhere(name)),
  )
  if (entries.length === 0) return '–'
  const labelOf = (name: string) => {
    // Beside a cause, the words are what was called so when they were written.
    const label = name === 'reason' && details['cause'] ? msg`Details` : detailNames[name]
    return label ? i18n._(label) : name
  }
  return (
    <Text component="ul" size="xs">
      {entries.map(([name, value]) => (
        <li key={name}>
          <Text span inherit c="dimmed">
            {labelOf(name)}
          </Text>{' '}
          <Value name={name} value={value} act={act} details={details} />
        </li>
      ))}
    </Text>
  )
}

interface ValueProps extends Pick<ActRow, 'act' | 'details'> {
  name: string
  value: unknown
}

function Value({ name, value, act, details }: ValueProps): ReactNode {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const momentOf = useDateTime()
  const textOf = (each: unknown): string => {
    const text = String(each)
    const labels = name === 'cause' && act === 'report.settleMessage' ? messageCauses : detailValues[name]
    const label = (labels as Record<string, MessageDescriptor> | undefined)?.[text]
    if (label) return i18n._(label)
    return INSTANT.test(text) ? momentOf(text) : text
  }
  if (value === null) return t`None`
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (typeof value === 'number' && name === 'sinceYear') return String(value)
  if (typeof value === 'number' && name === 'amount')
    return details['kind'] === 'PERCENT' ? format.percent(value / 100) : <Won amount={value} />
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'string' && name === 'jobId') return <JobLink id={value} title={details['title']} />
  if (typeof value === 'string' && OCCUPATIONS.includes(name))
    return (
      <Suspense fallback={value}>
        <OccupationNames codes={value.split(', ')} />
      </Suspense>
    )
  if (typeof value === 'string') return textOf(value)
  if (Array.isArray(value) && name === 'ids')
    return <Plural value={value.length} one="# entry" other="# entries" />
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return name === 'filters' ? <FilterDetails filters={value as object} /> : JSON.stringify(value)
}

/** A link with the title that the job had then. */
function JobLink({ id, title }: { id: string; title: unknown }) {
  return (
    <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
      {typeof title === 'string' ? title : id}
    </Link>
  )
}

const isSomething = (value: unknown): boolean =>
  value !== null && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0)

const filterNames: Record<string, MessageDescriptor> = {
  from: msg({ message: 'From', context: 'first day' }),
  memberId: msg`Member`,
  kind: msg({ message: 'Product', context: 'order' }),
  productType: msg`Tier`,
  query: msg`Search text`,
  regionIds: msg`Region`,
  role: msg`Type`,
  searchedBy: msg`Searched by`,
  state: msg`Status`,
  status: msg`Status`,
  to: msg({ message: 'To', context: 'last day' }),
}

const filterValues: Record<string, MessageDescriptor> = {
  ...jobStates,
  ...orderStates,
  ...productNames,
  ...roleNames,
  ...tierLabels,
  ...memberStates,
  CELLPHONE: msg`Cellphone number`,
  EMAIL: msg`Email`,
  LAST_DIGITS: msg`Last four digits`,
  ID: msg`ID`,
  NAME: msg`Name`,
}

/** The filters of an exported list. */
function FilterDetails({ filters }: { filters: object }) {
  const { i18n } = useLingui()
  const labelIn = (labels: Record<string, MessageDescriptor>, text: string) =>
    labels[text] ? i18n._(labels[text]) : text
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const text = name === 'query' ? String(value) : labelIn(filterValues, String(value))
      return `${labelIn(filterNames, name)} ${text}`
    })
    .join(BETWEEN_FACTS)
}
