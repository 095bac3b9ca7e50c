import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import type { EmployerReply } from '../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { AnswerQuestionSheet } from './sheets/ask-sheet.tsx'
import { replyAsEmployer } from './commands.ts'
import { OfferedTimes } from './proposal-card.tsx'
import { ProposalTimeline } from './proposal-timeline.tsx'
import { agreedTime, askedLater, mayAskAgain, offeredBy, openQuestions } from './replies.ts'
import { replyText } from './reply-texts.ts'
import { NOTHING_TYPED, TimesSheet } from './sheets/times-sheet.tsx'
import type { ShownReply } from './use-shown-replies.ts'

interface EmployerRepliesProps {
  proposal: Proposal
  replies: readonly ShownReply[]
}

/** The timeline for the company, and what it can reply. */
export function EmployerReplies({ proposal, replies }: EmployerRepliesProps) {
  const { send, error } = useReply(proposal)
  const isAgreed = agreedTime(replies) !== undefined
  const mayAct = useMayAct()
  return (
    <>
      <ProposalTimeline proposal={proposal} replies={replies} reader="EMPLOYER" />
      <SaveError error={error} />
      {isAgreed && !proposal.candidateCellphone && (
        <Text mt="sm" size="sm" c="dimmed">
          <Trans>
            You see the phone number once the candidate accepts. Until then, only they can call you.
          </Trans>
        </Text>
      )}
      {proposal.canReply && mayAct && (
        <Next proposal={proposal} replies={replies} send={send} error={error} />
      )}
    </>
  )
}

interface Draft {
  code: EmployerReply
  about?: string
  times?: string[]
  date?: string | null
}

function useReply({ id, title, candidateName }: Proposal) {
  const { mutate, error } = useSend(replyAsEmployer)
  const send = (reply: Draft, onSaved?: () => void) =>
    mutate(
      {
        params: { id },
        body: { about: null, times: [], date: null, ...reply },
        title: { title, company: candidateName },
      },
      { onSuccess: () => onSaved?.() },
    )
  return { send, error }
}

interface NextProps extends EmployerRepliesProps {
  send: (reply: Draft, onSaved?: () => void) => void
  error: Error | null
}

/** Answers to open questions, agreement to a time, and asking again. */
function Next({ proposal, replies, send, error }: NextProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const [answeredId, setAnsweredId] = useState<string>()
  const [isOffering, setIsOffering] = useState(false)
  const [typedTimes, setTypedTimes] = useState(NOTHING_TYPED)
  const questions = openQuestions(replies)
  const question = questions.find(({ id }) => id === answeredId)
  const offer = offeredBy('WORKER', replies)
  const later = proposal.status === 'SENT' ? askedLater(replies) : undefined
  const mayAsk = later !== undefined && mayAskAgain(later)
  const hasTimes = replies.some(({ code }) => code === 'OTHER_TIMES')
  const mayOffer = hasTimes || proposal.status === 'ACCEPTED'
  const hasWays = questions.length > 0 || mayAsk || mayOffer
  return (
    <>
      {offer && (
        <OfferedTimes
          offer={offer}
          onAgree={(time) => send({ code: 'TIME_AGREED', about: offer.id, times: [time] })}
        />
      )}
      <Group gap="xs" mt={hasWays ? 'sm' : 0}>
        {questions.map((each) => {
          const text = i18n._(replyText(each, format))
          return (
            <Button
              key={each.id}
              variant="light"
              aria-haspopup="dialog"
              aria-label={t`Answer: ${text}`}
              onClick={() => setAnsweredId(each.id)}
            >
              {questions.length > 1 ? text : <Trans>Answer the question</Trans>}
            </Button>
          )
        })}
        {mayAsk && (
          <Button variant="light" onClick={() => send({ code: 'ASK_AGAIN', about: later.id })}>
            <Trans>Ask again</Trans>
          </Button>
        )}
        {mayOffer && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOffering(true)}>
            {hasTimes ? <Trans>Offer other times</Trans> : <Trans>Offer times</Trans>}
          </Button>
        )}
      </Group>
      {question && (
        <AnswerQuestionSheet
          question={question}
          error={error}
          onAnswer={(answer) => send({ ...answer, about: question.id }, () => setAnsweredId(undefined))}
          onClose={() => setAnsweredId(undefined)}
        />
      )}
      {isOffering && (
        <TimesSheet
          typed={typedTimes}
          onType={setTypedTimes}
          error={error}
          onSend={(reply) =>
            reply.code === 'OTHER_TIMES' &&
            send(reply, () => {
              setTypedTimes(NOTHING_TYPED)
              setIsOffering(false)
            })
          }
          onClose={() => setIsOffering(false)}
        />
      )}
    </>
  )
}
