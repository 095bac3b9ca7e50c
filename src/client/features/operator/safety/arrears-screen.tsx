import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { ARREARS_STATUSES, type ArrearsMatch, decideArrears } from '../../../../contract/operator/arrears.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { type CaseFact, CaseSheet } from '../cases/kit/case-sheet.tsx'
import { DecisionForm } from '../cases/kit/decision-form.tsx'
import { useDecision } from '../cases/kit/use-decision.ts'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { arrearsPage } from '../queries.ts'
import { arrearsGrounds, arrearsStates } from './arrears-texts.ts'

/** Businesses that the published list of employers with wage arrears may mean. */
export function ArrearsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="arrears"
      search={search}
      actions={
        <ButtonLink variant="default" {...at('arrears', 'import')}>
          <Trans>Import a list</Trans>
        </ButtonLink>
      }
      caption={t`Businesses that the published list of unpaid wages may mean`}
      statuses={ARREARS_STATUSES}
      statusNames={arrearsStates}
      pageOf={arrearsPage}
      columns={useColumns()}
      nameOf={({ business }) => business.name}
      renderSheet={(match, onClose) => <ArrearsSheet match={match} onClose={onClose} />}
      nothingWaits={
        <EmptyState title={<Trans>There are none yet</Trans>}>
          <Trans>Possible matches appear here once a list is imported.</Trans>
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<ArrearsMatch>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'business',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, business }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {business.name}
        </Link>
      ),
    },
    {
      name: 'entry',
      head: <Trans>Listed as</Trans>,
      cell: ({ entry }) => <span lang="ko">{entry.name}</span>,
    },
    {
      name: 'grounds',
      head: <Trans>In common</Trans>,
      cell: ({ grounds }) => grounds.map((ground) => i18n._(arrearsGrounds[ground])).join(', '),
    },
    {
      name: 'found',
      head: <Trans>Found</Trans>,
      cell: ({ foundDate }) => format.moment(foundDate),
    },
  ]
}

interface ArrearsSheetProps {
  match: ArrearsMatch
  onClose: () => void
}

const DECISIONS = [
  { status: 'CONFIRMED', announced: 'ARREARS_CONFIRMED', label: <Trans>It is this business</Trans> },
  { status: 'DIFFERENT', announced: 'ARREARS_DISMISSED', label: <Trans>It is another business</Trans> },
] as const

/** A business beside the entry of the list that may mean it, and the decision. */
function ArrearsSheet({ match, onClose }: ArrearsSheetProps) {
  const { id, status: seen, business } = match
  const { decide, ...state } = useDecision(decideArrears, { desk: 'arrears', id, name: business.name })
  return (
    <CaseSheet title={<Trans>Is it the same business?</Trans>} facts={useFacts(match)} onClose={onClose}>
      <Text size="xs" c="dimmed">
        <Trans>
          Compare it with the ministry’s page before you decide. What you confirm stands on every posting of
          this business, and the company is told.
        </Trans>
      </Text>
      <DecisionForm
        {...state}
        refusals={refusals}
        choices={DECISIONS.filter(({ status }) => status !== seen).map(({ status, announced, label }) => ({
          label,
          isMain: false,
          onDecide: () => decide(announced, { params: { id }, body: { status, seen } }).then(onClose),
        }))}
      />
    </CaseSheet>
  )
}

const refusals = {
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
  JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans>,
}

function useFacts({ business, entry, grounds, listedOn }: ArrearsMatch): readonly CaseFact[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const listed = format.date(listedOn)
  return [
    { name: t`Business`, value: <Identity {...business} /> },
    { name: t`List of ${listed}`, value: <Identity {...entry} /> },
    {
      name: t`Unpaid in three years`,
      value: entry.amount === null ? <Trans>Not stated</Trans> : <Won amount={entry.amount} />,
    },
    { name: t`In common`, value: grounds.map((ground) => i18n._(arrearsGrounds[ground])).join(', ') },
  ]
}

/** What the ministry's page and a registration both say. */
const Identity = ({ name, personName, address }: ArrearsMatch['business']) => (
  <span lang="ko">
    <b>{name}</b>
    <br />
    {[personName, address].filter(Boolean).join(BETWEEN_FACTS)}
  </span>
)
