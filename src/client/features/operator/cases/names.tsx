import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  approveCompanyName,
  type CompanyNameRow,
  listCompanyNames,
  refuseCompanyName,
} from '../../../../contract/case/company-name.ts'
import { nameStates } from './case-texts.ts'
import { caseList, type DecisionProps } from './kit/case-list.tsx'
import { type CaseProps, DecisionForm, fact, useDecision } from './kit/case-sheet.tsx'
import { ReasonSheet } from './kit/decision-sheet.tsx'
import { column, Mark, MemberLink, secondLine } from '../desk/cells.tsx'
import { DecisionSubject, Warning } from '../desk/command.tsx'
import { at } from '../desk/desks.ts'

function NameDecision({ row, decided, onAsk, onClose }: DecisionProps<CompanyNameRow>) {
  const { id, name, lookAlikes } = row
  const approval = useDecision(approveCompanyName, decided, { onDecided: onClose })
  const approve = () => approval.decide(msg`Name approved: ${name}.`, { params: { id }, body: { name } })
  return (
    <>
      {lookAlikes.length > 0 && (
        <Warning>
          <b>
            <Trans>Another verified business has this name</Trans>
          </b>
          <p lang="ko">{lookAlikes.join(', ')}</p>
        </Warning>
      )}
      {row.status === 'WAITING' && (
        <DecisionForm
          command={approval}
          isCompanyTold
          effects={
            <Trans>Once approved, all its postings show this name together with the registered one.</Trans>
          }
          refusals={refusals}
          choices={[
            { label: <Trans>Approve the name</Trans>, onDecide: approve },
            { label: <Trans>Reject</Trans>, onAsk: () => onAsk(RefuseSheet) },
          ]}
        />
      )}
    </>
  )
}

const factsOf = ({ name, publicName, businessName, businessNumber, reason, memberId }: CompanyNameRow) => [
  fact(<Trans>Wanted name</Trans>, <b lang="ko">{name}</b>),
  fact(<Trans>Public now</Trans>, publicName, 'ko'),
  fact(<Trans>Business name</Trans>, businessName ?? <Trans>Not verified now</Trans>, 'ko'),
  fact(<Trans>Business number</Trans>, businessNumber === null ? '–' : businessNumberText(businessNumber)),
  fact(<Trans>Reason</Trans>, reason, 'ko'),
  fact(
    <Trans>Account</Trans>,
    memberId && (
      <MemberLink id={memberId}>
        <Trans>Look at the member</Trans>
      </MemberLink>
    ),
  ),
]

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>The request was changed or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: (
    <Trans>The business is not verified now. Its name can be decided once it is verified again.</Trans>
  ),
}

function RefuseSheet({ row, decided, onClose }: CaseProps<CompanyNameRow>) {
  const { id, name, publicName } = row
  const refusal = useDecision(refuseCompanyName, decided)
  return (
    <ReasonSheet
      command={refusal}
      title={<Trans>Reject this name?</Trans>}
      draftName={`operator-name-refusal:${id}`}
      ready={{ kind: 'NAME', companyId: id }}
      isCompanyTold
      effects={<Trans>The public name stays as it is. The company can ask for another one.</Trans>}
      refusals={refusals}
      onReason={(reason) =>
        refusal.decide(msg`Name rejected: ${name}.`, { params: { id }, body: { name, reason } })
      }
      onClose={onClose}
    >
      <DecisionSubject name={name} company={publicName} />
    </ReasonSheet>
  )
}

export const section = caseSection('names', {
  name: msg`Company names`,
  acts: {
    'companyName.approve': msg`Approved a company’s name`,
    'companyName.refuse': msg`Rejected a company’s name`,
    'companyName.undo': msg`Undid a decision on a company’s name`,
  },
  List: caseList<CompanyNameRow>({
    desk: 'names',
    caption: msg`Names that companies ask for`,
    states: nameStates,
    list: listCompanyNames,
    columns: [
      column.title('name', <Trans>Wanted name</Trans>, ({ name, lookAlikes }) => (
        <>
          <span lang="ko">{name}</span>{' '}
          {lookAlikes.length > 0 && <Mark text={<Trans>Looks like another business</Trans>} />}
        </>
      )),
      column('business', <Trans>Business</Trans>, ({ id, publicName, businessName }) => (
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
      )),
      column.moment('requestedDate', <Trans>Requested</Trans>),
      column.moment('decidedDate', <Trans>Decided</Trans>),
    ],
    nameOf: ({ name }) => name,
    title: <Trans>Another name in public</Trans>,
    factsOf,
    Decision: NameDecision,
    nothingWaits: (
      <EmptyState title={<Trans>No name waits for approval</Trans>}>
        <Trans>A new request appears here by itself.</Trans>
      </EmptyState>
    ),
  }),
})
