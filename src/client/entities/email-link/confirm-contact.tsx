import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import classes from './email-link.module.css'
import { useContactGate } from './use-contact-gate.tsx'

/**
 * Asks an employer to confirm the e-mail address or the cellphone before publishing.
 * @param onConfirmed called when that was done in the sheet
 */
export function ConfirmContact({ onConfirmed = () => undefined }: { onConfirmed?: () => void }) {
  const { unconfirmed, open, sheet } = useContactGate(onConfirmed)
  return (
    <>
      {unconfirmed && <Request onOpen={open} />}
      {sheet}
    </>
  )
}

const Request = ({ onOpen }: { onOpen: () => void }) => (
  <AlertMessage kind="info">
    <b>
      <Trans>Confirm your email or verify your cellphone to post</Trans>
    </b>
    <p>
      <Trans>One of the two is enough. What you wrote is kept.</Trans>
    </p>
    <div className={classes.ways}>
      <Button variant="light" size="sm" onClick={onOpen}>
        <Trans>Confirm now</Trans>
      </Button>
    </div>
  </AlertMessage>
)
