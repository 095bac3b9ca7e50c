import { Trans } from '@lingui/react/macro'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { answer as answerCommand } from './commands.ts'
import classes from './proposal-card.module.css'

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
    <Sheet
      open
      fit
      onClose={onClose}
      title={isAccepting ? <Trans>Accept this proposal?</Trans> : <Trans>Decline this proposal?</Trans>}
    >
      <div className={classes.sheet}>
        <p lang="ko">
          {proposal.company} · {proposal.title}
        </p>
        <p>
          {isAccepting ? (
            <Trans>
              The company then sees your name and phone number, and calls you. This cannot be taken back.
            </Trans>
          ) : (
            <Trans>The company is told, without your name. This cannot be taken back.</Trans>
          )}
        </p>
        <SaveError error={error} />
        <Button full onClick={confirm}>
          {isAccepting ? <Trans>Accept</Trans> : <Trans>Decline</Trans>}
        </Button>
        <Button full variant="subtle" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
