import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Proposal } from '../../../../contract/candidate/proposal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
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
    <Sheet
      open
      fit
      onClose={onClose}
      title={isAccepting ? <Trans>Accept this job offer?</Trans> : <Trans>Decline this job offer?</Trans>}
    >
      <Stack
        gap="sm"
        pt={{ base: 'xs', sm: 0 }}
        pb={{ base: 'calc(var(--space-16) + env(safe-area-inset-bottom))', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
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
        <Button fullWidth onClick={confirm}>
          {isAccepting ? (
            <Trans comment="Button: accept the job offer">Accept</Trans>
          ) : (
            <Trans>Decline</Trans>
          )}
        </Button>
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
