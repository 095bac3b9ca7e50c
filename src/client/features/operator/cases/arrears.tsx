import { ArrearsImportScreen } from './parts/arrears-import.tsx'
import { NoSuchPage } from '../desk/desk-page.tsx'
import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { type ArrearsMatch, decideArrears, listArrearsMatches } from '../../../../contract/case/arrears.ts'
import { arrearsGrounds, arrearsStates } from './case-texts.ts'
import { caseList } from './kit/case-list.tsx'
import { type CaseProps, DecisionForm, fact, useDecision } from './kit/case-sheet.tsx'
import { column, Labels } from '../desk/cells.tsx'
import { at } from '../desk/desks.ts'

const DECISIONS = [
  {
    status: 'CONFIRMED',
    textOf: (name: string) => msg`On the list of unpaid wages: ${name}.`,
    label: <Trans>It is this business</Trans>,
  },
  {
    status: 'DIFFERENT',
    textOf: (name: string) => msg`Not on the list of unpaid wages: ${name}.`,
    label: <Trans>It is another business</Trans>,
  },
] as const

function ArrearsDecision({ row, decided, onClose }: CaseProps<ArrearsMatch>) {
  const { id, status: seen } = row
  const command = useDecision(decideArrears, decided, { onDecided: onClose })
  return (
    <>
      <Text size="xs" c="dimmed">
        <Trans>
          Compare it with the ministry’s page before you decide. What you confirm stands on every posting of
          this business, and the company is told.
        </Trans>
      </Text>
      <DecisionForm
        command={command}
        refusals={{ JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans> }}
        choices={DECISIONS.filter(({ status }) => status !== seen).map(({ status, textOf, label }) => ({
          label,
          isMain: false,
          onDecide: () => command.decide(textOf(decided.name), { params: { id }, body: { status, seen } }),
        }))}
      />
    </>
  )
}

const factsOf = (match: ArrearsMatch) => [
  fact(<Trans>Business</Trans>, <Identity {...match.business} />),
  fact(<ListName day={match.listedOn} />, <Identity {...match.entry} />),
  fact(
    <Trans>Unpaid in three years</Trans>,
    match.entry.amount === null ? <Trans>Not stated</Trans> : <Won amount={match.entry.amount} />,
  ),
  fact(<Trans>In common</Trans>, <Labels names={arrearsGrounds} of={match.grounds} />),
]

function ListName({ day }: { day: string }) {
  const listed = useFormat().date(day)
  return <Trans>List of {listed}</Trans>
}

/** What the ministry's page and a registration both say. */
const Identity = ({ name, personName, address }: ArrearsMatch['business']) => (
  <span lang="ko">
    <b>{name}</b>
    <br />
    {[personName, address].filter(Boolean).join(BETWEEN_FACTS)}
  </span>
)

export const section = caseSection('arrears', {
  name: msg`Unpaid wages`,
  acts: {
    'arrears.import': msg`Imported the list of unpaid wages`,
    'arrears.confirm': msg`Confirmed a business on the list of unpaid wages`,
    'arrears.dismiss': msg`Said that the list of unpaid wages means another business`,
    'arrears.undo': msg`Undid a decision on the list of unpaid wages`,
  },
  List: caseList<ArrearsMatch>({
    desk: 'arrears',
    actions: (
      <ButtonLink variant="default" {...at('arrears', 'import')}>
        <Trans>Import a list</Trans>
      </ButtonLink>
    ),
    caption: msg`Businesses that the published list of unpaid wages may mean`,
    states: arrearsStates,
    list: listArrearsMatches,
    columns: [
      column.title('business', <Trans>Business</Trans>, ({ companyId, business }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {business.name}
        </Link>
      )),
      column('entry', <Trans>Listed as</Trans>, ({ entry }) => <span lang="ko">{entry.name}</span>),
      column('grounds', <Trans>In common</Trans>, (row) => (
        <Labels names={arrearsGrounds} of={row.grounds} />
      )),
      column.moment('foundDate', <Trans>Found</Trans>),
    ],
    nameOf: ({ business }) => business.name,
    title: <Trans>Is it the same business?</Trans>,
    factsOf,
    Decision: ArrearsDecision,
    nothingWaits: (
      <EmptyState title={<Trans>There are none yet</Trans>}>
        <Trans>Possible matches appear here once a list is imported.</Trans>
      </EmptyState>
    ),
  }),
  One: ({ id }) => (id === 'import' ? <ArrearsImportScreen /> : <NoSuchPage />),
})
