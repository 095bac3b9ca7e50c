import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SimpleGrid, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import {
  grantGuarantee,
  type GuaranteeRow,
  listGuaranteeRequests,
  refuseGuarantee,
} from '../../../../contract/case/guarantee.ts'
import { guaranteeKinds, guaranteeStates } from './case-texts.ts'
import { caseList, type DecisionProps } from './kit/case-list.tsx'
import { type CaseProps, DecisionForm, fact, useDecision } from './kit/case-sheet.tsx'
import { ReasonSheet } from './kit/decision-sheet.tsx'
import { column, Count, Label, Moment } from '../desk/cells.tsx'
import { DecisionSubject, Note } from '../desk/command.tsx'
import { at } from '../desk/desks.ts'
import { LAST_DAY } from '../../../ui/field/day-field.tsx'

const Period = ({ from, until }: { from: string; until: string }) => (
  <>
    <Moment isDay at={from} /> – <Moment isDay at={until} />
  </>
)

function GuaranteeDecision(props: DecisionProps<GuaranteeRow>) {
  const { isVerified, status } = props.row
  return (
    <>
      {!isVerified && (
        <Note>
          <Trans>The business is not verified now. Verify it first.</Trans>
        </Note>
      )}
      {status === 'WAITING' && <GrantForm {...props} />}
    </>
  )
}

const factsOf = ({ businessName, businessNumber, evidenceUrl, ...row }: GuaranteeRow) => [
  fact(<Trans>Business</Trans>, <b>{row.companyName}</b>, 'ko'),
  fact(<Trans>Business name</Trans>, businessName ?? <Trans>Not verified now</Trans>, 'ko'),
  fact(<Trans>Business number</Trans>, businessNumber ? businessNumberText(businessNumber) : '–'),
  fact(<Trans>What stands behind it</Trans>, <Label of={guaranteeKinds[row.kind]} />),
  fact(<Trans>Wanted period</Trans>, <Period from={row.wantedFrom} until={row.wantedUntil} />),
  fact(<Trans>Public postings that ask for it</Trans>, <Count of={row.postings} />),
  fact(
    <Trans>Proof</Trans>,
    evidenceUrl === null ? (
      <Trans>No photo was sent.</Trans>
    ) : (
      <a href={evidenceUrl} target="_blank" rel="noopener noreferrer">
        <Trans>Open the photo</Trans>
      </a>
    ),
  ),
  fact(<Trans>Reason</Trans>, row.reason, 'ko'),
]

function GrantForm({ row, decided, onAsk, onClose }: DecisionProps<GuaranteeRow>) {
  const { id, name } = decided
  const grant = useDecision(grantGuarantee, decided, { onDecided: onClose })
  const form = useContractForm(undefined, { from: row.wantedFrom, until: row.wantedUntil })
  const grantAsTyped = () =>
    grant.decide(msg`Pay guarantee granted: ${name}.`, { params: { id }, body: form.getValues() })
  const day = { type: 'date', max: LAST_DAY }
  return (
    <DecisionForm
      command={grant}
      isCompanyTold
      effects={
        <Trans>
          From the first day to the last, the company’s postings that ask for it show “Pay guaranteed”.
        </Trans>
      }
      refusals={refusals}
      choices={[
        { label: <Trans>Grant for this period</Trans>, onDecide: grantAsTyped },
        { label: <Trans>Reject</Trans>, onAsk: () => onAsk(RefuseSheet) },
      ]}
    >
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <TextInput label={<Trans>First day</Trans>} {...day} {...form.getInputProps('from')} />
        <TextInput label={<Trans>Last day</Trans>} {...day} {...form.getInputProps('until')} />
      </SimpleGrid>
    </DecisionForm>
  )
}

const refusals = {
  VALIDATION: (
    <Trans>Check the days: the last one must not be over, and at most 400 days after the first.</Trans>
  ),
  JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans>,
}

function RefuseSheet({ row, decided, onClose }: CaseProps<GuaranteeRow>) {
  const { id, name } = decided
  const refusal = useDecision(refuseGuarantee, decided)
  return (
    <ReasonSheet
      command={refusal}
      title={<Trans>Reject this application?</Trans>}
      draftName={`operator-guarantee-refusal:${id}`}
      ready={{ kind: 'GUARANTEE', companyId: row.companyId }}
      isCompanyTold
      effects={<Trans>The postings stay without “Pay guaranteed”. The company can apply again.</Trans>}
      onReason={(reason) =>
        refusal.decide(msg`Pay guarantee rejected: ${name}.`, { params: { id }, body: { reason } })
      }
      onClose={onClose}
    >
      <DecisionSubject name={name} />
    </ReasonSheet>
  )
}

export const section = caseSection('guarantees', {
  name: msg`Pay guarantees`,
  acts: {
    'guarantee.grant': msg`Granted “Pay guaranteed”`,
    'guarantee.refuse': msg`Rejected “Pay guaranteed”`,
    'guarantee.undo': msg`Undid a decision on “Pay guaranteed”`,
  },
  List: caseList<GuaranteeRow>({
    desk: 'guarantees',
    caption: msg`Applications for “Pay guaranteed”`,
    states: guaranteeStates,
    list: listGuaranteeRequests,
    columns: [
      column.title('company', <Trans>Business</Trans>, ({ companyId, companyName }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {companyName}
        </Link>
      )),
      column.label('kind', <Trans>What stands behind it</Trans>, guaranteeKinds),
      column('period', <Trans>Period</Trans>, ({ grantedFrom, grantedUntil, wantedFrom, wantedUntil }) => (
        <Period from={grantedFrom ?? wantedFrom} until={grantedUntil ?? wantedUntil} />
      )),
      column.moment('requestedDate', <Trans>Requested</Trans>),
    ],
    nameOf: ({ companyName }) => companyName,
    title: <Trans>Pay guaranteed</Trans>,
    factsOf,
    Decision: GuaranteeDecision,
  }),
})
