import { Trans } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Proposal } from '../../../../contract/candidate/proposal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { answer as answerCommand } from '../commands.ts'

export interface Answer {
  proposal: Proposal
  status: 'ACCEPTED' | 'DECLINED'
}

/** Asks for confirmation of an answer, which cannot be changed. */
export function AnswerSheet({ answer, onClose }: { answer: Answer; onClose: () => void }) {
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
