import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Colleague,
  type Colleagues,
  type Invitation,
  leaveCompany,
  listColleagues,
  withdrawInvitation,
} from '../../../contract/employer/colleague.ts'
import { live } from '../../api/query-for.ts'
import { useCommand } from '../../api/use-command.ts'
import { QueryData } from '../../entities/answer/query-placeholder.tsx'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { startAnew } from '../../entities/member/start-anew.ts'
import { phoneNumber, useFormat } from '../../i18n/format.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { Hidden, PageColumn, Section, useTitle } from '../../ui/page/page.tsx'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
import { ActsSection } from './acts-section.tsx'
import { rightNames } from './colleague-texts.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { colleagues } from './queries.ts'

/** @param page of who did what, one-based */
export function ColleaguesScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...colleagues(), ...live })
  useTitle(t`People`)
  return (
    <>
      <InnerHeader narrow title={<Trans>People</Trans>} up="/mypage" />
      <PageColumn narrow>
        <QueryData
          result={result}
          title={<Trans>The people of your company could not be loaded</Trans>}
          rows={3}
        >
          {(company) => (
            <>
              <PeopleSection company={company} />
              {company.right !== 'READER' && <ActsSection page={page} />}
            </>
          )}
        </QueryData>
      </PageColumn>
    </>
  )
}

function PeopleSection({ company }: { company: Colleagues }) {
  const { companyName, right, people, invitations } = company
  const [isInviting, setIsInviting] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [person, setPerson] = useState<Colleague>()
  const isOwner = right === 'OWNER'
  return (
    <Section surface id="people" title={<bdi lang={langOfKorean(companyName)}>{companyName}</bdi>}>
      <ul>
        {people.map((each) => (
          <Person
            key={each.id}
            person={each}
            onChange={isOwner && !each.isSelf ? () => setPerson(each) : undefined}
          />
        ))}
        {invitations.map((each) => (
          <Invited key={each.id} invitation={each} />
        ))}
      </ul>
      <Stack gap="xs" pt="md" align="flex-start">
        {isOwner ? (
          <Button onClick={() => setIsInviting(true)}>
            <Trans>Invite somebody</Trans>
          </Button>
        ) : (
          <Button variant="default" onClick={() => setIsLeaving(true)}>
            <Trans>Leave the company</Trans>
          </Button>
        )}
      </Stack>
      {isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
      {isLeaving && <LeaveSheet onClose={() => setIsLeaving(false)} />}
      {person && <PersonSheet person={person} onClose={() => setPerson(undefined)} />}
    </Section>
  )
}

function Person({ person, onChange }: { person: Colleague; onChange: (() => void) | undefined }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { name, email, isSelf, joinedDate } = person
  const joined = joinedDate === null ? '' : format.date(joinedDate)
  return (
    <Group component="li" justify="space-between" gap="xs" mih={44} py="xs">
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <b>
          <bdi lang={langOfKorean(name)}>{name}</bdi>
        </b>
        {isSelf && (
          <Badge ms="xs">
            <Trans>You</Trans>
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {i18n._(rightNames[person.right])}
          {email && <>, {email}</>}
        </Text>
        {joined && (
          <Text size="sm" c="dimmed">
            <Trans>Since {joined}</Trans>
          </Text>
        )}
      </Box>
      {onChange && (
        <Button variant="default" size="sm" onClick={onChange}>
          <Trans>Change</Trans>
          <Hidden>: {name}</Hidden>
        </Button>
      )}
    </Group>
  )
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const withdraw = useCommand(withdrawInvitation, { refreshes: [listColleagues] })
  const { id, contact, right, expiresDate, isExpired } = invitation
  const shown = contact.includes('@') ? contact : phoneNumber(contact)
  const until = format.date(expiresDate)
  return (
    <Group component="li" justify="space-between" gap="xs" mih={44} py="xs">
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{shown}</bdi>
        <Text size="sm" c="dimmed">
          {i18n._(rightNames[right])},{' '}
          {isExpired ? <Trans>invitation expired on {until}</Trans> : <Trans>invited until {until}</Trans>}
        </Text>
        <RequestAlert error={withdraw.error} />
      </Box>
      <Button
        variant="default"
        size="sm"
        disabled={withdraw.isPending}
        onClick={() => withdraw.send({ params: { id } })}
      >
        <Trans>Withdraw</Trans>
        <Hidden>: {shown}</Hidden>
      </Button>
    </Group>
  )
}

function LeaveSheet({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const leave = useCommand(leaveCompany, {
    // What was read for the company is no longer the reader's.
    onSuccess: () => startAnew(queries, '/home'),
  })
  return (
    <FormSheet
      title={<Trans>Leave the company</Trans>}
      action={<Trans>Leave the company</Trans>}
      disabled={leave.isPending}
      onSubmit={() => leave.send({})}
      onClose={onClose}
    >
      <p>
        <Trans>You lose access at once. To come back you need a new invitation.</Trans>
      </p>
      <RequestAlert error={leave.error} />
    </FormSheet>
  )
}
