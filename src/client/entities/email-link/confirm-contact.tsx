import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useContactGate } from './use-contact-gate.tsx'
import { InfoIcon } from '../../ui/icon/icons.tsx'

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
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    <b>
      <Trans>Confirm your email or verify your cellphone to post</Trans>
    </b>
    <p>
      <Trans>One of the two is enough. What you wrote is kept.</Trans>
    </p>
    <Button variant="light" size="sm" mt="sm" onClick={onOpen}>
      <Trans>Confirm now</Trans>
    </Button>
  </Alert>
)
