import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import type { Application } from '../../../contract/candidate/application.ts'
import type { LatePayOutcome } from '../../../contract/candidate/late-pay.ts'
import { useFormat } from '../../i18n/format.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { OutboxMark } from '../outbox/outbox-mark.tsx'
import { latePayEntity } from './application-commands.ts'
import { LatePaySheet } from './late-pay-sheet.tsx'
import { InfoIcon } from '../../ui/icon/icons.tsx'

/** What an operator found, for the worker. */
const outcomes: Record<LatePayOutcome, MessageDescriptor> = {
  PAID: msg`The company has paid.`,
  COVERED: msg`You will be paid from the guarantee. We will tell you how.`,
  NOT_PROVEN: msg`We could not confirm it. Call 1350, the labor office.`,
  REFERRED: msg`The labor office decides about it. Call 1350.`,
}

interface LatePayProps {
  application: Application
  /** Server time (epoch ms) of the list. */
  dataTime: number
}

/** Lets a hired worker call on guaranteed pay, also without a network, and shows what became of it. */
export function LatePay({ application, dataTime }: LatePayProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const unsent = useUnsent()(latePayEntity({ id: application.id }), dataTime)
  const { latePay, isPayGuaranteed = false } = application
  const isWaiting = unsent !== undefined && unsent.state !== 'SENT'
  return (
    <>
      {latePay && <State latePay={latePay} />}
      {isWaiting && unsent.state === 'ATTENTION' && (
        <ButtonLink to="/outbox" variant="subtle" color="gray" size="sm">
          <Trans>Your note about late pay could not be sent</Trans>
        </ButtonLink>
      )}
      {isWaiting && unsent.state !== 'ATTENTION' && (
        <OutboxMark
          view={unsent.state === 'SENDING' ? 'sending' : 'saved'}
        >{t`Your note about late pay is saved on this device`}</OutboxMark>
      )}
      {isPayGuaranteed && !isWaiting && latePay?.status !== 'OPEN' && (
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>My pay was late</Trans>
        </Button>
      )}
      {isOpen && <LatePaySheet application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

function State({ latePay }: { latePay: NonNullable<Application['latePay']> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const day = format.date(latePay.dueOn)
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <p>
        <Trans>You told us that your pay due on {day} was late.</Trans>
      </p>
      <b>
        {latePay.outcome === null ? <Trans>We are checking it.</Trans> : i18n._(outcomes[latePay.outcome])}
      </b>
      {latePay.note !== '' && <p lang="ko">{latePay.note}</p>}
    </Alert>
  )
}
