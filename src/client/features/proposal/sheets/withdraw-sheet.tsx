import { Trans } from '@lingui/react/macro'
import type { Proposal } from '../../../../contract/candidate/proposal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { withdraw } from '../commands.ts'

/** Asks for confirmation before a job offer is taken back. */
export function WithdrawSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { mutate, error } = useSend(withdraw)
  const confirm = () =>
    mutate(
      {
        params: { id: proposal.id },
        title: { title: proposal.title, company: proposal.candidateName },
      },
      { onSuccess: onClose },
    )
  return (
    <FormSheet
      title={<Trans>Withdraw this job offer?</Trans>}
      action={<Trans>Withdraw</Trans>}
      cancel={<Trans>Keep it</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>The candidate is told and cannot accept it any more.</Trans>
      </p>
      <SaveError error={error} />
    </FormSheet>
  )
}
