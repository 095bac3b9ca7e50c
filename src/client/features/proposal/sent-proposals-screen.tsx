import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Proposal, ProposalForm, sendProposal } from '../../../contract/candidate/proposal.ts'
import { phoneNumber, useFormat } from '../../i18n/format.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { ConversationButton } from '../../entities/conversation/conversation-button.tsx'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { CallIcon, ChatIcon } from '../../ui/icon/icons.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { type ShownState, shownState, useOutbox, useUnsent } from '../../offline/outbox/use-outbox.ts'
import { useSession } from '../../api/session.ts'
import { withdrawEntity } from './commands.ts'
import { EmployerReplies } from './employer-replies.tsx'
import { ProposalCard, sentStatusTexts, statusColors, stepText } from './proposal-card.tsx'
import { ProposalList } from './proposal-list.tsx'
import { proposalsPage } from './queries.ts'
import { useShownReplies } from './use-shown-replies.ts'
import { WithdrawSheet } from './sheets/ask-sheet.tsx'

/**
 * The employer's proposals and the candidates' answers.
 * @param page one-based
 */
export function SentProposalsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...proposalsPage(page), ...live, placeholderData: keepPreviousData })
  const listed = result.data?.data ?? []
  const unsent = useUnsentProposals(dataTimeOf(result), listed)
  return (
    <InnerPage title={t`Job offers sent`} up="/employmentPage/hiringAnnouncement">
      <ProposalList
        page={page}
        result={result}
        before={page === 1 ? unsent.map((each) => <Unsent key={each.id} proposal={each} />) : []}
        rows={listed.map((proposal) => (
          <Sent key={proposal.id} proposal={proposal} dataTime={dataTimeOf(result)} />
        ))}
        empty={<NoneSent />}
      />
    </InnerPage>
  )
}

function Sent({ proposal, dataTime }: { proposal: Proposal; dataTime: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const mayAct = useMayAct()
  const replies = useShownReplies(dataTime)(proposal)
  const unsent = useUnsent()(withdrawEntity(proposal), dataTime)
  const { status, candidateCellphone: cellphone, resumeId } = proposal
  const at = proposal.withdrawnDate ?? proposal.answeredDate ?? proposal.createdDate
  return (
    <ProposalCard
      job={proposal}
      name={<bdi lang={langOfKorean(proposal.candidateName)}>{proposal.candidateName}</bdi>}
      state={
        <>
          <Badge color={statusColors[status]} fw={700}>
            {i18n._(stepText('EMPLOYER', proposal, replies) ?? sentStatusTexts[status])}
          </Badge>
          <time dateTime={at}>{format.moment(at)}</time>
          {unsent && unsent.state !== 'SENT' && (
            <Link to="/outbox">
              <OutboxMark view={outboxViews[unsent.state]} />
            </Link>
          )}
        </>
      }
      replies={<EmployerReplies proposal={proposal} replies={replies} />}
    >
      {status === 'ACCEPTED' && (
        <ConversationButton
          about={{ proposalId: proposal.id }}
          id={proposal.conversationId}
          unread={proposal.unreadMessages}
        />
      )}
      {cellphone && (
        <>
          <Button
            component="a"
            variant="default"
            leftSection={<CallIcon size={20} />}
            href={`tel:${cellphone}`}
          >
            {phoneNumber(cellphone)}
          </Button>
          <Button
            component="a"
            variant="default"
            leftSection={<ChatIcon size={20} />}
            href={`sms:${cellphone}`}
          >
            <Trans>Send text message</Trans>
          </Button>
        </>
      )}
      {cellphone && resumeId && (
        <ActionLink to="/showResume" search={{ id: resumeId }} label={<Trans>View resume</Trans>} />
      )}
      {mayAct && status === 'SENT' && (!unsent || unsent.state === 'ATTENTION') && (
        <Button variant="subtle" color="gray" aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {isWithdrawing && <WithdrawSheet proposal={proposal} onClose={() => setIsWithdrawing(false)} />}
    </ProposalCard>
  )
}

function Unsent({ proposal }: { proposal: UnsentProposal }) {
  const isRefused = proposal.state === 'ATTENTION'
  return (
    <ProposalCard
      job={proposal.form}
      name={<bdi lang={langOfKorean(proposal.candidate)}>{proposal.candidate}</bdi>}
      state={<OutboxMark view={outboxViews[proposal.state]} />}
    >
      {isRefused && (
        <ButtonLink
          to="/proposalEmployment"
          search={{
            resume: proposal.form.resumeId,
            ...(proposal.form.jobId === null ? {} : { posting: proposal.form.jobId }),
          }}
          variant="light"
        >
          <Trans context="proposal">Edit and resend</Trans>
        </ButtonLink>
      )}
      {proposal.state !== 'SENT' && (
        <ButtonLink variant="subtle" color="gray" to="/outbox">
          <Trans>View</Trans>
        </ButtonLink>
      )}
    </ProposalCard>
  )
}

function NoneSent() {
  const missing = useMissingVerification()
  if (missing)
    return (
      <NotVerified status={missing}>
        <Trans>Only verified businesses can see job seekers and send them job offers.</Trans>
      </NotVerified>
    )
  return (
    <EmptyState
      title={<Trans>You have not sent any job offers</Trans>}
      action={<ActionLink to="/talent" label={<Trans>Find matching talent</Trans>} />}
    >
      <Trans>
        Send a job offer to people who match your posting. You see here whether they accept or decline.
      </Trans>
    </EmptyState>
  )
}

/** What the server answered when a proposal arrived. */
const Created = z.object({ id: z.string() })

interface UnsentProposal {
  id: string
  form: ProposalForm
  candidate: string
  /** SENT: sent after the list was requested. */
  state: ShownState | 'SENT'
}

/**
 * Proposals that the server's list does not contain yet, latest first.
 * @param dataTime when the list was requested; what arrived while it was under way may be in it
 */
function useUnsentProposals(dataTime: number, listed: readonly Proposal[]): UnsentProposal[] {
  const { entries, sent } = useOutbox()
  const isSignedIn = useSession() !== null
  const waiting = entries
    .filter(({ operation }) => operation === sendProposal.name)
    .toReversed()
    .map((entry) => ({
      id: entry.id,
      payload: entry.payload.kind === 'json' ? entry.payload.value : undefined,
      title: entry.title,
      state: shownState(entry, isSignedIn),
    }))
  const arrived = sent
    .filter(({ operation, at }) => operation === sendProposal.name && at >= dataTime)
    .filter(({ data }) => !listed.some(({ id }) => id === z.safeParse(Created, data).data?.id))
    .map(({ id, payload, title }) => ({ id, payload, title, state: 'SENT' as const }))
  return [...waiting, ...arrived].flatMap(({ id, payload, title, state }) => {
    const form = z.safeParse(ProposalForm, payload)
    return form.success ? [{ id, form: form.data, candidate: title.company ?? '', state }] : []
  })
}
