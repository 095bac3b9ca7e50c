import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, SimpleGrid, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GUARANTEE_STATUSES } from '../../../../contract/employer/guarantee.ts'
import {
  grantGuarantee,
  type GuaranteeRow,
  refuseGuarantee,
} from '../../../../contract/operator/guarantee-case.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { DecisionSubject } from '../desk/decision-subject.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { CompanyIsTold } from '../desk/decision-effects.tsx'
import { LAST_DAY } from '../../../ui/field/day-field.tsx'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { guaranteesPage } from '../queries.ts'
import { guaranteeKinds, guaranteeStates } from './guarantee-texts.ts'
import { type CaseFact, CaseSheet } from './kit/case-sheet.tsx'
import { DecisionForm } from './kit/decision-form.tsx'
import { useDecision } from './kit/use-decision.ts'
import { ReasonSheet } from './reason-sheet.tsx'

/** Applications for “Pay guaranteed”. */
export function GuaranteesScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="guarantees"
      search={search}
      caption={t`Applications for “Pay guaranteed”`}
      statuses={GUARANTEE_STATUSES}
      statusNames={guaranteeStates}
      pageOf={guaranteesPage}
      columns={useColumns()}
      nameOf={({ companyName }) => companyName}
      renderSheet={(row, onClose) => <GuaranteeSheet row={row} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<GuaranteeRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, companyName }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {companyName}
        </Link>
      ),
    },
    {
      name: 'kind',
      head: <Trans>What stands behind it</Trans>,
      cell: ({ kind }) => i18n._(guaranteeKinds[kind]),
    },
    {
      name: 'period',
      head: <Trans>Period</Trans>,
      cell: ({ grantedFrom, grantedUntil, wantedFrom, wantedUntil }) =>
        `${format.date(grantedFrom ?? wantedFrom)} – ${format.date(grantedUntil ?? wantedUntil)}`,
    },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
  ]
}

interface GuaranteeSheetProps {
  row: GuaranteeRow
  onClose: () => void
}

/** An application with its evidence, and the decision. */
function GuaranteeSheet({ row, onClose }: GuaranteeSheetProps) {
  const [isRefusing, setRefusing] = useState(false)
  const facts = useFacts(row)
  if (isRefusing) return <RefuseSheet row={row} onClose={onClose} />
  return (
    <CaseSheet title={<Trans>Pay guaranteed</Trans>} facts={facts} onClose={onClose}>
      {!row.isVerified && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>The business is not verified now. Verify it first.</Trans>
        </Alert>
      )}
      {row.status === 'WAITING' && (
        <GrantForm row={row} onRefuse={() => setRefusing(true)} onClose={onClose} />
      )}
    </CaseSheet>
  )
}

function useFacts(row: GuaranteeRow): readonly (CaseFact | false)[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return [
    { name: t`Business`, value: <b>{row.companyName}</b>, lang: 'ko' },
    { name: t`Business name`, value: row.businessName ?? <Trans>Not verified now</Trans>, lang: 'ko' },
    { name: t`Business number`, value: row.businessNumber ? businessNumberText(row.businessNumber) : '–' },
    { name: t`What stands behind it`, value: i18n._(guaranteeKinds[row.kind]) },
    {
      name: t`Wanted period`,
      value: `${format.date(row.wantedFrom)} – ${format.date(row.wantedUntil)}`,
    },
    { name: t`Public postings that ask for it`, value: format.number(row.postings) },
    {
      name: t`Proof`,
      value:
        row.evidenceUrl === null ? (
          <Trans>No photo was sent.</Trans>
        ) : (
          <a href={row.evidenceUrl} target="_blank" rel="noopener noreferrer">
            <Trans>Open the photo</Trans>
          </a>
        ),
    },
    row.reason !== null && { name: t`Reason`, value: row.reason, lang: 'ko' },
  ]
}

function GrantForm({ row, onRefuse, onClose }: GuaranteeSheetProps & { onRefuse: () => void }) {
  const { id, companyName: name } = row
  const { decide, ...grant } = useDecision(grantGuarantee, { desk: 'guarantees', id, name })
  const form = useContractForm(undefined, { from: row.wantedFrom, until: row.wantedUntil })
  const day = (field: 'from' | 'until') => ({
    type: 'date',
    max: LAST_DAY,
    ...form.getInputProps(field),
  })
  return (
    <DecisionForm
      {...grant}
      effects={
        <>
          <Trans>
            From the first day to the last, the company’s postings that ask for it show “Pay guaranteed”.
          </Trans>{' '}
          <CompanyIsTold />
        </>
      }
      refusals={refusals}
      choices={[
        {
          label: <Trans>Grant for this period</Trans>,
          onDecide: () => decide('GRANTED', { params: { id }, body: form.getValues() }).then(onClose),
        },
        { label: <Trans>Reject</Trans>, onAsk: onRefuse },
      ]}
    >
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <TextInput label={<Trans>First day</Trans>} {...day('from')} />
        <TextInput label={<Trans>Last day</Trans>} {...day('until')} />
      </SimpleGrid>
    </DecisionForm>
  )
}

const refusals = {
  VALIDATION: (
    <Trans>Check the days: the last one must not be over, and at most 400 days after the first.</Trans>
  ),
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
  JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans>,
}

function RefuseSheet({ row: { id, companyId, companyName: name }, onClose }: GuaranteeSheetProps) {
  const { decide, ...refusal } = useDecision(refuseGuarantee, { desk: 'guarantees', id, name })
  return (
    <ReasonSheet
      {...refusal}
      title={<Trans>Reject this application?</Trans>}
      hint={<Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>}
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-guarantee-refusal:${id}`}
      ready={{ kind: 'GUARANTEE', companyId }}
      canBeUndone
      effects={
        <>
          <Trans>The postings stay without “Pay guaranteed”. The company can apply again.</Trans>{' '}
          <CompanyIsTold />
        </>
      }
      refusals={refusals}
      onReason={(reason) => decide('GUARANTEE_REFUSED', { params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <DecisionSubject name={name} />
    </ReasonSheet>
  )
}
