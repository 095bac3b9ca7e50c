import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { MemberCase } from '../../../../contract/operator/member.ts'
import { useFormat } from '../../../i18n/format.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { Points } from '../../../entities/point/points.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { roleNames } from '../../../../contract/operator/list-texts.ts'
import { CaseActions } from '../cases/case-actions.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { RecordQuery } from '../desk/record-query.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'
import { MemberApplications } from './member-applications.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberActs, type PersonalDetails } from './member-acts.tsx'
import { MemberOrders } from './member-orders.tsx'
import { memberCase } from '../queries.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { deskCard } from '../desk/desk-surfaces.ts'

/** A member's status and the acts on the account. */
export function MemberScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const result = useQuery(memberCase(id))
  return (
    <DeskPage
      title={t`Member`}
      actions={
        <>
          <ButtonLink variant="default" {...at('acts')} search={{ subject: id }}>
            <Trans>Actions on this account</Trans>
          </ButtonLink>
          {/* The page number is of the member's orders or applications. */}
          <CaseActions
            desk="members"
            search={{ ...search, page: undefined }}
            back={<Trans>Find another member</Trans>}
          />
        </>
      }
    >
      <RecordQuery
        result={result}
        gone={
          <EmptyState title={<Trans>This member does not exist</Trans>}>
            <Trans>The account may have been deleted.</Trans>
          </EmptyState>
        }
        failed={<Trans>The member could not be loaded</Trans>}
      >
        {({ data }) => <Case member={data} page={page} />}
      </RecordQuery>
    </DeskPage>
  )
}

function Case({ member, page }: { member: MemberCase; page: number }) {
  const [shown, setShown] = useState<PersonalDetails>()
  const start = useRef<HTMLElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  useArrivalFocus(start, true)
  // The button that had the focus is gone.
  useEffect(() => {
    if (shown) name.current?.focus()
  }, [shown])
  return (
    <Stack>
      <Box
        component="section"
        {...deskCard}
        style={{ outline: 'none' }}
        ref={start}
        tabIndex={-1}
        aria-labelledby="member-name"
      >
        <h2 id="member-name" ref={name} tabIndex={-1} lang="ko">
          {shown?.name ?? member.maskedName}
        </h2>
        <MemberFacts member={member} shown={shown} />
        <MemberActs member={member} shown={shown} onShown={setShown} />
      </Box>
      <MemberNotes member={member} />
      {member.orderCount > 0 && <MemberOrders member={member} page={page} />}
      {member.role === 'EMPLOYEE' && member.applicationCount > 0 && (
        <MemberApplications id={member.id} page={page} />
      )}
    </Stack>
  )
}

function MemberFacts({ member, shown }: { member: MemberCase; shown: PersonalDetails | undefined }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const cellphone = shown ? shown.cellphone : member.maskedCellphone
  return (
    <Facts>
      <Fact name={<Trans>Type</Trans>}>{i18n._(roleNames[member.role])}</Fact>
      <Fact name={<Trans>Email</Trans>}>{(shown ? shown.email : member.maskedEmail) ?? '–'}</Fact>
      <Fact name={<Trans>Cellphone number</Trans>}>
        {cellphone ?? '–'}{' '}
        {cellphone !== null && !member.isCellphoneVerified && <Trans>(not verified)</Trans>}
      </Fact>
      <Fact name={<Trans>Member since</Trans>}>{format.date(member.createdDate)}</Fact>
      <Fact name={<Trans>Last seen</Trans>}>
        {member.lastUsedDate === null ? '–' : format.moment(member.lastUsedDate)}
      </Fact>
      {member.suspendedDate !== null && (
        <Fact name={<Trans>Suspended since</Trans>}>{format.moment(member.suspendedDate)}</Fact>
      )}
      {member.suspensionNote !== null && (
        <Fact name={<Trans>Reason shown to the member</Trans>}>{member.suspensionNote}</Fact>
      )}
      <Fact name={<Trans>Signed-in devices</Trans>}>{format.number(member.sessionCount)}</Fact>
      {member.role === 'EMPLOYER' ? <EmployerFacts member={member} /> : <WorkerFacts member={member} />}
      <Fact name={<Trans>Orders</Trans>}>{format.number(member.orderCount)}</Fact>
    </Facts>
  )
}

function EmployerFacts({ member }: { member: MemberCase }) {
  const format = useFormat()
  const { id, companyName, companyId, verification, points } = member
  return (
    <>
      <Fact name={<Trans>Company</Trans>}>
        <span lang="ko">{companyName ?? '–'}</span>
      </Fact>
      <Fact name={<Trans>Verification</Trans>}>
        {companyId !== null && verification !== null && verification !== 'NONE' ? (
          <Link {...at('verifications', companyId)}>
            <VerificationWord status={verification} />
          </Link>
        ) : (
          <Trans>Not requested</Trans>
        )}
      </Fact>
      <Fact name={<Trans context="console">Postings</Trans>}>
        <Link {...at('postings')} search={{ memberId: id }}>
          {format.number(member.announcementCount)}
        </Link>
      </Fact>
      <Fact name={<Trans>Points bought</Trans>}>
        <Points value={points.paid} />
      </Fact>
      <Fact name={<Trans>Free points</Trans>}>
        <Points value={points.free} />
      </Fact>
    </>
  )
}

function VerificationWord({ status }: { status: 'REQUESTED' | 'VERIFIED' | 'REFUSED' }) {
  switch (status) {
    case 'REQUESTED':
      return <Trans>Waiting</Trans>
    case 'VERIFIED':
      return <Trans>Verified</Trans>
    case 'REFUSED':
      return <Trans>Rejected</Trans>
  }
}

function WorkerFacts({ member }: { member: MemberCase }) {
  const format = useFormat()
  return (
    <>
      <Fact name={<Trans>Resume</Trans>}>
        {member.hasResume ? <Trans>Added</Trans> : <Trans>None</Trans>}
      </Fact>
      <Fact name={<Trans>Applications</Trans>}>{format.number(member.applicationCount)}</Fact>
    </>
  )
}
