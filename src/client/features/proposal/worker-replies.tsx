import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { ProposalStatus } from '../../../contract/base/enums.ts'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import type { WorkerReply } from '../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { AskSheet } from './sheets/ask-sheet.tsx'
import { replyAsWorker } from './commands.ts'
import { OfferedTimes } from './proposal-card.tsx'
import { ProposalTimeline } from './proposal-timeline.tsx'
import { agreedTime, offeredBy } from './replies.ts'
import { NOTHING_TYPED, TimesSheet } from './sheets/times-sheet.tsx'
import type { ShownReply } from './use-shown-replies.ts'

interface WorkerRepliesProps {
  proposal: Proposal
  /** The status, or the answer that is not sent yet. */
  status: ProposalStatus
  replies: readonly ShownReply[]
}

function useReply({ id, title, company }: Proposal) {
  const { mutate, error, reset } = useSend(replyAsWorker)
  const send = (
    reply: { code: WorkerReply; about?: string; times?: string[]; date?: string | null },
    onSaved?: () => void,
  ) =>
    mutate(
      { params: { id }, body: { about: null, times: [], date: null, ...reply }, title: { title, company } },
      { onSuccess: () => onSaved?.() },
    )
  return { send, error, reset }
}

/** The timeline for the candidate, and the times that the company offers. */
export function WorkerTimeline({ proposal, status, replies }: WorkerRepliesProps) {
  const { send, error } = useReply(proposal)
  const offer = isOpen(proposal, status) ? offeredBy('EMPLOYER', replies) : undefined
  const isAgreed = agreedTime(replies) !== undefined
  return (
    <>
      <ProposalTimeline proposal={proposal} replies={replies} reader="WORKER" />
      {offer && (
        <OfferedTimes
          offer={offer}
          onAgree={(time) => send({ code: 'TIME_AGREED', about: offer.id, times: [time] })}
        />
      )}
      <SaveError error={error} />
      {isAgreed && status === 'SENT' && (
        <Text mt="sm" size="sm" c="dimmed">
          <Trans>
            The company does not have your number yet. Call it at this time, or accept the job offer.
          </Trans>
        </Text>
      )}
    </>
  )
}

/** Offers another time, or asks. */
export function WorkerReplyButtons({ proposal, status, replies }: WorkerRepliesProps) {
  const { send, error, reset } = useReply(proposal)
  const [sheet, setSheet] = useState<'ASK' | 'TIMES'>()
  const [typedWhen, setTypedWhen] = useState(NOTHING_TYPED)
  if (!isOpen(proposal, status)) return null
  const close = () => {
    setSheet(undefined)
    reset()
  }
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setSheet('TIMES')}>
        <Trans>Another time</Trans>
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setSheet('ASK')}>
        <Trans>Ask</Trans>
      </Button>
      {sheet === 'TIMES' && (
        <TimesSheet
          hasLater={status === 'SENT'}
          typed={typedWhen}
          onType={setTypedWhen}
          error={error}
          onSend={(reply) =>
            send(reply, () => {
              setTypedWhen(NOTHING_TYPED)
              close()
            })
          }
          onClose={close}
        />
      )}
      {sheet === 'ASK' && (
        <AskSheet
          asked={replies.map(({ code }) => code)}
          error={error}
          onAsk={(question) => send(question, close)}
          onClose={close}
        />
      )}
    </>
  )
}

const isOpen = (proposal: Proposal, status: ProposalStatus) =>
  proposal.canReply === true && status !== 'DECLINED'
