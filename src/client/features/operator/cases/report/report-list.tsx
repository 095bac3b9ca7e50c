import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../i18n/format.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import type { REPORT_STATES, ReportRow } from '../../../../../contract/case/report.ts'
import type { ProposalReportRow } from '../../../../../contract/case/proposal-report.ts'
import { reportOutcomes } from '../case-texts.ts'
import type { OpeningProps } from '../kit/case-list.tsx'
import { column, Label, secondLine } from '../../desk/cells.tsx'
import { at } from '../../desk/desks.ts'
import { ROW_LINK } from '../../keyboard/use-row-keys.ts'

const states: Record<(typeof REPORT_STATES)[number], MessageDescriptor> = {
  OPEN: msg({ message: 'Open', context: 'report' }),
  SETTLED: msg({ message: 'Resolved', context: 'report' }),
}

/** What the lists of reports of all kinds have. */
export const reportList = {
  desk: 'reports',
  states,
  param: 'state',
  filter: msg`Status`,
  nothingWaits: (
    <EmptyState title={<Trans>No reports to review</Trans>}>
      <Trans>New reports appear here automatically.</Trans>
    </EmptyState>
  ),
  nothingDecided: null,
} as const

/** What was reported, and whose it is. */
export const subjectColumn = <Row,>(
  name: string,
  head: ReactNode,
  of: (row: Row) => { title: string; companyName: string },
) =>
  column.title(name, head, (row: Row) => (
    <>
      <span lang="ko">{of(row).title}</span>
      <Text {...secondLine} lang="ko">
        {of(row).companyName}
      </Text>
    </>
  ))

export const createdColumn = column.moment('createdDate', <Trans>Reported on</Trans>)

type DecidedRow = Pick<ReportRow | ProposalReportRow, 'outcome' | 'settledDate' | 'decidedBy'>

export const outcomeColumn = column('outcome', <Trans>Outcome</Trans>, (row: DecidedRow) => (
  <Outcome row={row} />
))

function Outcome({ row: { outcome, settledDate, decidedBy } }: { row: DecidedRow }) {
  const format = useFormat()
  return (
    <>
      {outcome === null ? <Trans context="report">Resolved</Trans> : <Label of={reportOutcomes[outcome]} />}
      <Text {...secondLine}>
        {[decidedBy?.name, settledDate === null ? null : format.moment(settledDate)]
          .filter(Boolean)
          .join(BETWEEN_FACTS)}
      </Text>
    </>
  )
}

/** Opens the page of a report. */
export const reviewOnPage = {
  head: <Trans>Decision</Trans>,
  Control: ({ row: { id }, ...review }: OpeningProps<{ id: string }>) => (
    <ButtonLink {...at('reports', id)} search {...useReview(review)} />
  ),
}

/** What the control of a row says: with the name, as the controls of all rows would be called alike. */
export function useReview({ name: title, isWaiting }: Pick<OpeningProps<unknown>, 'name' | 'isWaiting'>) {
  const { t } = useLingui()
  const look = isWaiting
    ? { 'aria-label': t`Review and decide: ${title}`, children: t`Review and decide`, variant: 'light' }
    : { 'aria-label': t`Review again: ${title}`, children: t`Review again`, variant: 'default' }
  return { size: 'sm', ...look, ...ROW_LINK }
}
