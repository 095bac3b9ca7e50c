import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { phoneNumber, useFormat } from '../../i18n/format.ts'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { VisibleSwitch, useVisible } from '../../entities/resume/visible-switch.tsx'
import { ConversationButton } from '../../entities/conversation/conversation-button.tsx'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { CallIcon } from '../../ui/icon/icons.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { KoreanName } from '../../entities/job/job-title.tsx'
import { RegisteredName } from '../../entities/job/job-company.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { answer as answerCommand, answerEntity } from './commands.ts'
import { ProposalCard, receivedStatusTexts, statusColors, stepText } from './proposal-card.tsx'
import { ProposalList } from './proposal-list.tsx'
import { proposalsPage } from './queries.ts'
import { useShownReplies } from './use-shown-replies.ts'
import { WorkerReplyButtons, WorkerTimeline } from './worker-replies.tsx'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { FormSheet } from '../../ui/sheet/sheet.tsx'

interface ReceivedProposalsScreenProps {
  /** One-based. */
  page: number
  /** Reports a proposal to the operator. */
  report: (proposal: Proposal) => ReactNode
}

/** Proposals to a job seeker, who accepts, declines, asks, or offers another time. */
export function ReceivedProposalsScreen({ page, report }: ReceivedProposalsScreenProps) {
  const { t } = useLingui()
  const result = useQuery({ ...proposalsPage(page), ...live, placeholderData: keepPreviousData })
  const [answering, setAnswering] = useState<Answer>()
  return (
    <InnerPage title={t`Job offers for you`} up="/home">
      <ProposalList
        page={page}
        result={result}
        rows={(result.data?.data ?? []).map((proposal) => (
          <Received
            key={proposal.id}
            proposal={proposal}
            dataTime={dataTimeOf(result)}
            onAnswer={setAnswering}
            report={report(proposal)}
          />
        ))}
        empty={<NoneReceived />}
      />
      {answering && <AnswerSheet answer={answering} onClose={() => setAnswering(undefined)} />}
    </InnerPage>
  )
}

interface ReceivedProps {
  proposal: Proposal
  dataTime: number
  onAnswer: (answer: Answer) => void
  report: ReactNode
}

function Received({ proposal, dataTime: seen, onAnswer, report }: ReceivedProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const unsent = useUnsent()(answerEntity(proposal), seen)
  const answered = unsent && unsent.state !== 'ATTENTION' ? answerIn(unsent.payload) : undefined
  const status = answered ?? proposal.status
  const replies = useShownReplies(seen)(proposal)
  const view = unsent && unsent.state !== 'SENT' ? outboxViews[unsent.state] : undefined
  return (
    <ProposalCard
      translates
      job={proposal}
      name={
        <>
          <bdi>
            <KoreanName name={proposal.company} inLatin={proposal.companyRomanized} />
          </bdi>
          <RegisteredName name={proposal.company} registered={proposal.businessName} />
        </>
      }
      state={
        <>
          <Badge color={statusColors[status]} fw={700}>
            {i18n._(stepText('WORKER', { ...proposal, status }, replies) ?? receivedStatusTexts[status])}
          </Badge>
          <time dateTime={proposal.createdDate}>{format.moment(proposal.createdDate)}</time>
          {view && (
            <Link to="/outbox">
              <OutboxMark view={view} />
            </Link>
          )}
        </>
      }
      replies={<WorkerTimeline proposal={proposal} status={status} replies={replies} />}
    >
      {status === 'SENT' && (
        <>
          <Button onClick={() => onAnswer({ proposal, status: 'ACCEPTED' })}>
            <Trans>Accept</Trans>
          </Button>
          <Button variant="default" onClick={() => onAnswer({ proposal, status: 'DECLINED' })}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      {proposal.status === 'ACCEPTED' && (
        <ConversationButton
          about={{ proposalId: proposal.id }}
          id={proposal.conversationId}
          unread={proposal.unreadMessages}
        />
      )}
      <WorkerReplyButtons proposal={proposal} status={status} replies={replies} />
      {status !== 'DECLINED' && (
        <Button
          component="a"
          variant="default"
          leftSection={<CallIcon size={20} />}
          href={`tel:${proposal.contact}`}
        >
          {phoneNumber(proposal.contact)}
        </Button>
      )}
      {proposal.jobId && (
        <ButtonLink
          variant="subtle"
          color="gray"
          to="/recruitment/detail/$id"
          params={{ id: proposal.jobId }}
        >
          <Trans>View posting</Trans>
        </ButtonLink>
      )}
      {report}
    </ProposalCard>
  )
}

function answerIn(payload: unknown): 'ACCEPTED' | 'DECLINED' | undefined {
  const status = typeof payload === 'object' && payload && 'status' in payload ? payload.status : undefined
  return status === 'ACCEPTED' || status === 'DECLINED' ? status : undefined
}

/** Offers come from companies that may find the member: whether they may is asked where offers are awaited. */
function NoneReceived() {
  const visible = useVisible()
  return (
    <>
      <EmptyState
        title={<Trans>You have no job offers yet</Trans>}
        action={
          <>
            <ActionLink to="/mypage/modifyResume" label={<Trans>Edit resume</Trans>} />
            <ButtonLink to="/recruitInfo" variant="subtle" color="gray">
              <Trans>Find jobs</Trans>
            </ButtonLink>
          </>
        }
      >
        {visible.isVisible !== false && (
          <Trans>
            Companies find you by your resume and your desired job. The more you write, the better the offers.
          </Trans>
        )}
      </EmptyState>
      <VisibleSwitch visible={visible} />
    </>
  )
}

interface Answer {
  proposal: Proposal
  status: 'ACCEPTED' | 'DECLINED'
}

/** Asks for confirmation of an answer, which cannot be changed. */
function AnswerSheet({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { proposal, status } = answer
  const { mutate, error } = useSend(answerCommand)
  const isAccepting = status === 'ACCEPTED'
  const confirm = () =>
    mutate(
      {
        params: { id: proposal.id },
        body: { status },
        title: { title: proposal.title, company: proposal.company },
      },
      { onSuccess: onClose },
    )
  return (
    <FormSheet
      title={isAccepting ? <Trans>Accept this job offer?</Trans> : <Trans>Decline this job offer?</Trans>}
      action={
        isAccepting ? <Trans comment="Button: accept the job offer">Accept</Trans> : <Trans>Decline</Trans>
      }
      cancel={<Trans>Not now</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p lang="ko">
        {proposal.company}
        {BETWEEN_FACTS}
        {proposal.title}
      </p>
      <p>
        {isAccepting ? (
          <Trans>
            The company will see your name and phone number and can call you. You cannot undo this.
          </Trans>
        ) : (
          <Trans>We tell the company that you declined, without your name. You cannot undo this.</Trans>
        )}
      </p>
      <SaveError error={error} />
    </FormSheet>
  )
}
