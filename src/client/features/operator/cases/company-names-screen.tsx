import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Badge, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { COMPANY_NAME_STATUSES } from '../../../../contract/employer/company-name.ts'
import {
  approveCompanyName,
  type CompanyNameRow,
  refuseCompanyName,
} from '../../../../contract/operator/company-name.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DecisionSubject } from '../desk/decision-subject.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { secondLine } from '../desk/desk-surfaces.ts'
import { at } from '../desk/desks.ts'
import { CompanyIsTold } from '../desk/decision-effects.tsx'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { companyNamesPage } from '../queries.ts'
import { nameStates } from './case-texts.ts'
import { type CaseFact, CaseSheet } from './kit/case-sheet.tsx'
import { DecisionForm } from './kit/decision-form.tsx'
import { useDecision } from './kit/use-decision.ts'
import { ReasonSheet } from './reason-sheet.tsx'

/** Other public names that companies ask for. */
export function CompanyNamesScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="names"
      search={search}
      caption={t`Names that companies ask for`}
      statuses={COMPANY_NAME_STATUSES}
      statusNames={nameStates}
      pageOf={companyNamesPage}
      columns={useColumns()}
      nameOf={({ name }) => name}
      renderSheet={(row, onClose) => <CompanyNameSheet row={row} onClose={onClose} />}
      nothingWaits={
        <EmptyState title={<Trans>No name waits for approval</Trans>}>
          <Trans>A new request appears here by itself.</Trans>
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<CompanyNameRow>[] {
  const format = useFormat()
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Wanted name</Trans>,
      cell: ({ name, lookAlikes }) => (
        <>
          <span lang="ko">{name}</span>{' '}
          {lookAlikes.length > 0 && (
            <Badge color="amber">
              <Trans>Looks like another business</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      name: 'business',
      head: <Trans>Business</Trans>,
      cell: ({ id, publicName, businessName }) => (
        <>
          <Link {...at('verifications', id)} lang="ko">
            {businessName ?? publicName}
          </Link>
          {businessName === null && (
            <Text {...secondLine}>
              <Trans>Not verified now</Trans>
            </Text>
          )}
        </>
      ),
    },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
    {
      name: 'decided',
      head: <Trans>Decided</Trans>,
      cell: ({ decidedDate }) => (decidedDate === null ? '–' : format.moment(decidedDate)),
    },
  ]
}

interface CompanyNameSheetProps {
  row: CompanyNameRow
  onClose: () => void
}

/** A wanted name beside the business that asks for it, and the decision. */
function CompanyNameSheet({ row, onClose }: CompanyNameSheetProps) {
  const [isRefusing, setRefusing] = useState(false)
  const { id, name } = row
  const { decide, ...approval } = useDecision(approveCompanyName, { desk: 'names', id, name })
  const facts = useFacts(row)
  if (isRefusing) return <RefuseSheet row={row} onClose={onClose} />
  return (
    <CaseSheet title={<Trans>Another name in public</Trans>} facts={facts} onClose={onClose}>
      {row.lookAlikes.length > 0 && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <b>
            <Trans>Another verified business has this name</Trans>
          </b>
          <p lang="ko">{row.lookAlikes.join(', ')}</p>
        </Alert>
      )}
      {row.status === 'WAITING' && (
        <DecisionForm
          {...approval}
          effects={
            <>
              <Trans>Once approved, all its postings show this name together with the registered one.</Trans>{' '}
              <CompanyIsTold />
            </>
          }
          refusals={refusals}
          choices={[
            {
              label: <Trans>Approve the name</Trans>,
              onDecide: () => decide('NAME_APPROVED', { params: { id }, body: { name } }).then(onClose),
            },
            { label: <Trans>Reject</Trans>, onAsk: () => setRefusing(true) },
          ]}
        />
      )}
    </CaseSheet>
  )
}

function useFacts(row: CompanyNameRow): readonly (CaseFact | false)[] {
  const { t } = useLingui()
  return [
    { name: t`Wanted name`, value: <b lang="ko">{row.name}</b> },
    { name: t`Public now`, value: row.publicName, lang: 'ko' },
    { name: t`Business name`, value: row.businessName ?? <Trans>Not verified now</Trans>, lang: 'ko' },
    {
      name: t`Business number`,
      value: row.businessNumber === null ? '–' : businessNumberText(row.businessNumber),
    },
    row.reason !== null && { name: t`Reason`, value: row.reason, lang: 'ko' },
    row.memberId !== null && {
      name: t`Account`,
      value: (
        <Link {...at('members', row.memberId)}>
          <Trans>Look at the member</Trans>
        </Link>
      ),
    },
  ]
}

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>The request was changed or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: (
    <Trans>The business is not verified now. Its name can be decided once it is verified again.</Trans>
  ),
}

function RefuseSheet({ row: { id, name, publicName }, onClose }: CompanyNameSheetProps) {
  const { decide, ...refusal } = useDecision(refuseCompanyName, { desk: 'names', id, name })
  return (
    <ReasonSheet
      {...refusal}
      title={<Trans>Reject this name?</Trans>}
      hint={<Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>}
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-name-refusal:${id}`}
      ready={{ kind: 'NAME', companyId: id }}
      canBeUndone
      effects={
        <>
          <Trans>The public name stays as it is. The company can ask for another one.</Trans>{' '}
          <CompanyIsTold />
        </>
      }
      refusals={refusals}
      onReason={(reason) => decide('NAME_REFUSED', { params: { id }, body: { name, reason } })}
      onClose={onClose}
    >
      <DecisionSubject name={name} company={publicName} />
    </ReasonSheet>
  )
}
