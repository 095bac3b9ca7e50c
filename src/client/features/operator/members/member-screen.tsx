import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Points } from '../../../entities/point/points.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { productNames, roleNames } from '../../../../contract/operator/list-texts.ts'
import {
  getMemberCase,
  listMemberApplications,
  listMemberNotes,
  listMemberOrders,
  type MemberApplication,
  type MemberCase,
  type MemberNote,
  type MemberOrder,
  noteMember,
} from '../../../../contract/operator/member.ts'
import { verificationStates } from '../cases/case-texts.ts'
import { CasePart, FirstPart, RecordPage } from '../cases/kit/case-page.tsx'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { column, Count, Label, Moment, secondLine } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { MemberActs, NamedMember, type PersonalDetails } from './member-acts.tsx'
import { pageOf, personal } from '../queries.ts'
import { applicationStageLabels } from '../../../entities/application/stage-labels.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { OrderState, RefundAction, useRefund } from './refund-sheet.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { ReasonSheet } from '../cases/kit/decision-sheet.tsx'
import { useOperatorCommand } from '../desk/command.tsx'
import { RecordQuery } from '../desk/desk-page.tsx'

/** A member's status and the acts on the account. */
export function MemberScreen({ id, search }: { id: string; search: SearchOf<'members'> }) {
  const { t } = useLingui()
  return (
    <RecordPage
      desk="members"
      id={id}
      title={t`Member`}
      // The page number is of the member's orders or applications.
      search={{ ...search, page: undefined }}
      result={useQuery(personal(getMemberCase, { params: { id } }))}
      acts={<Trans>Actions on this account</Trans>}
      back={<Trans>Find another member</Trans>}
      gone={
        <EmptyState title={<Trans>This member does not exist</Trans>}>
          <Trans>The account may have been deleted.</Trans>
        </EmptyState>
      }
      failed={<Trans>The member could not be loaded</Trans>}
    >
      {(member) => <Case member={member} page={search.page} />}
    </RecordPage>
  )
}

interface CaseProps {
  member: MemberCase
  /** Of the member's orders or applications. */
  page: number | undefined
}

function Case({ member, page }: CaseProps) {
  const [shown, setShown] = useState<PersonalDetails>()
  const name = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (shown) name.current?.focus()
  }, [shown])
  return (
    <Stack>
      <FirstPart aria-labelledby="member-name">
        <h2 id="member-name" ref={name} tabIndex={-1} lang="ko">
          {shown?.name ?? member.maskedName}
        </h2>
        <CaseFacts facts={factsOf(member, shown)} />
        <MemberActs member={member} shown={shown} onShown={setShown} />
      </FirstPart>
      <MemberNotes member={member} />
      {member.orderCount > 0 && <MemberOrders member={member} page={page} />}
      {member.role === 'EMPLOYEE' && member.applicationCount > 0 && (
        <MemberApplications member={member} page={page} />
      )}
    </Stack>
  )
}

function factsOf(member: MemberCase, shown: PersonalDetails | undefined) {
  const { lastUsedDate, suspendedDate, suspensionNote } = member
  const cellphone = shown ? shown.cellphone : member.maskedCellphone
  return [
    fact(<Trans>Type</Trans>, <Label of={roleNames[member.role]} />),
    fact(<Trans>Email</Trans>, (shown ? shown.email : member.maskedEmail) ?? '–'),
    fact(
      <Trans>Cellphone number</Trans>,
      <>
        {cellphone ?? '–'}{' '}
        {cellphone !== null && !member.isCellphoneVerified && <Trans>(not verified)</Trans>}
      </>,
    ),
    fact(<Trans>Member since</Trans>, <Moment isDay at={member.createdDate} />),
    fact(<Trans>Last seen</Trans>, <Moment at={lastUsedDate} />),
    suspendedDate !== null && fact(<Trans>Suspended since</Trans>, <Moment at={suspendedDate} />),
    fact(<Trans>Reason shown to the member</Trans>, suspensionNote),
    fact(<Trans>Signed-in devices</Trans>, <Count of={member.sessionCount} />),
    ...(member.role === 'EMPLOYER' ? employerFactsOf(member) : workerFactsOf(member)),
    fact(<Trans>Orders</Trans>, <Count of={member.orderCount} />),
  ]
}

const employerFactsOf = ({ id, companyName, companyId, verification, points, ...member }: MemberCase) => [
  fact(<Trans>Company</Trans>, companyName ?? '–', 'ko'),
  fact(
    <Trans>Verification</Trans>,
    companyId !== null && verification !== null && verification !== 'NONE' ? (
      <Link {...at('verifications', companyId)}>
        <Label of={verificationStates[verification]} />
      </Link>
    ) : (
      <Trans>Not requested</Trans>
    ),
  ),
  fact(
    <Trans context="console">Postings</Trans>,
    <Link {...at('postings')} search={{ memberId: id }}>
      <Count of={member.announcementCount} />
    </Link>,
  ),
  fact(<Trans>Points bought</Trans>, <Points value={points.paid} />),
  fact(<Trans>Free points</Trans>, <Points value={points.free} />),
]

const workerFactsOf = ({ hasResume, applicationCount }: MemberCase) => [
  fact(<Trans>Resume</Trans>, hasResume ? <Trans>Added</Trans> : <Trans>None</Trans>),
  fact(<Trans>Applications</Trans>, <Count of={applicationCount} />),
]

const listHead = { pt: 'md', pb: 'xs', px: { base: 'edge', sm: 0 } } as const

function MemberOrders({ member, page }: CaseProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { refund, sheet } = useRefund(member.companyName, heading)
  return (
    <section aria-labelledby="orders">
      <Title order={2} {...listHead} id="orders" ref={heading} tabIndex={-1}>{t`Orders`}</Title>
      <DeskList
        result={useList(personal(listMemberOrders, { params: { id: member.id }, query: pageOf(page) }))}
        caption={t`Orders of the member`}
        columns={columnsOf(refund)}
        page={page}
      />
      {sheet}
    </section>
  )
}

const columnsOf = (onRefund: (order: MemberOrder) => void): readonly Column<MemberOrder>[] => [
  column.title('product', <Trans context="order">Product</Trans>, ({ id, kind, title }) => (
    <>
      <Link {...at('orders', id)}>
        <Label of={productNames[kind]} />
      </Link>
      {title !== null && (
        <Text {...secondLine} lang="ko">
          {title}
        </Text>
      )}
    </>
  )),
  column('state', <Trans>Status</Trans>, (order) => <OrderState order={order} />),
  column.moment('createdDate', <Trans>Ordered on</Trans>),
  column.moment('paidDate', <Trans>Paid on</Trans>),
  column.amount('totalAmount', 'figure'),
  column.action('refund', <Trans>Changes</Trans>, (order) => (
    <RefundAction order={order} onRefund={() => onRefund(order)} />
  )),
]

/** What a worker applied for, latest first. */
function MemberApplications({ member: { id }, page }: CaseProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="applications">
      <Title order={2} {...listHead} id="applications">{t`Applications`}</Title>
      <DeskList
        result={useList(personal(listMemberApplications, { params: { id }, query: pageOf(page) }))}
        caption={t`Applications of the member`}
        columns={applicationColumns}
        page={page}
      />
    </section>
  )
}

const applicationColumns: readonly Column<MemberApplication>[] = [
  column.title('posting', <Trans>Posting</Trans>, ({ jobId, title }) => (
    <Link {...at('postings', jobId)} lang="ko">
      <bdi>{title}</bdi>
    </Link>
  )),
  column.korean('companyName', <Trans>Company</Trans>),
  column.label('status', <Trans>Status</Trans>, applicationStageLabels),
  column.moment('createdDate', <Trans>Applied on</Trans>, 'date'),
]

const notesOf = ({ id }: MemberCase) =>
  personal(listMemberNotes, { params: { id }, query: pageOf(1, PAGE_SIZE.max) })

/** What operators noted about a member, such as a call; latest first. */
function MemberNotes({ member }: { member: MemberCase }) {
  const { t } = useLingui()
  const [isNoting, setNoting] = useState(false)
  return (
    <CasePart aria-labelledby="notes">
      <Group justify="space-between" pb="sm">
        <Title order={2} id="notes">{t`Notes on this member`}</Title>
        <Button variant="default" size="sm" onClick={() => setNoting(true)}>{t`Add a note`}</Button>
      </Group>
      <RecordQuery
        result={useQuery(notesOf(member))}
        as="h3"
        rows={1}
        gone={null}
        failed={<Trans>The notes could not be loaded</Trans>}
      >
        {({ data }) => <Notes notes={data} />}
      </RecordQuery>
      {isNoting && <NoteSheet member={member} onClose={() => setNoting(false)} />}
    </CasePart>
  )
}

function Notes({ notes }: { notes: readonly MemberNote[] }) {
  const format = useFormat()
  if (notes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>None yet</Trans>
      </Text>
    )
  return (
    <Stack component="ul" gap="sm">
      {notes.map(({ id, text, operator, createdDate }) => (
        <li key={id}>
          <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
          <Text {...secondLine}>
            {[operator?.name, format.moment(createdDate)].filter(Boolean).join(BETWEEN_FACTS)}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

function NoteSheet({ member, onClose }: { member: MemberCase; onClose: () => void }) {
  const { id } = member
  const command = useOperatorCommand(noteMember)
  return (
    <ReasonSheet
      title={<Trans>Add a note</Trans>}
      label={<Trans>Note</Trans>}
      name="note"
      hint={<Trans>Only operators can read it. It is deleted with the account.</Trans>}
      action={<Trans>Save the note</Trans>}
      draftName={`operator-note:${id}`}
      command={command}
      onReason={(text) => command.sendAsync({ params: { id }, body: { text } })}
      onClose={onClose}
    >
      <NamedMember member={member} />
    </ReasonSheet>
  )
}
