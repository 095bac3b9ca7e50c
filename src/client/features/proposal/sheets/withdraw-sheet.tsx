import { Trans } from '@lingui/react/macro'
import type { Proposal } from '../../../../contract/candidate/proposal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { withdraw } from '../commands.ts'
import classes from './reply-sheet.module.css'

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
    <Sheet open fit onClose={onClose} title={<Trans>Withdraw this job offer?</Trans>}>
      <div className={classes.sheet}>
        <p>
          <Trans>The candidate is told and cannot accept it any more.</Trans>
        </p>
        <SaveError error={error} />
        <div className={classes.actions}>
          <Button full onClick={confirm}>
            <Trans>Withdraw</Trans>
          </Button>
          <Button full variant="subtle" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
