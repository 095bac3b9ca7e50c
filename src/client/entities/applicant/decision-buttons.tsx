import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSend } from '../../offline/outbox/sending.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import classes from './decision-buttons.module.css'
import { decide, type ApplicationDecision } from './decision.ts'

interface DecisionButtonsProps {
  application: { id: string; name: string }
  /** Title of the announcement, for the outbox. */
  jobTitle: string
  decision: ApplicationDecision
  /** In a table row: desktop shows the icons only. */
  compact?: boolean
}

/**
 * Buttons to shortlist or reject an applicant. The applicant is notified either way, so rejecting asks for
 * confirmation.
 */
export function DecisionButtons({
  application,
  jobTitle: posting,
  decision: standing,
  compact = false,
}: DecisionButtonsProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, error } = useSend(decide)
  const send = (status: 'SHORTLISTED' | 'REJECTED') =>
    mutate({
      params: { id: application.id },
      body: { status },
      title: { title: posting, company: application.name },
    })
  const isShortlisted = standing.status === 'SHORTLISTED'
  const isRejected = standing.status === 'REJECTED'
  const { name } = application
  return (
    <div className={classes.decision} data-compact={compact || undefined}>
      {standing.unsent && <OutboxMark view={outboxViews[standing.unsent]} />}
      <SaveError error={error} />
      <div className={classes.buttons}>
        <Button
          size={compact ? 'sm' : 'md'}
          full={!compact}
          variant={isShortlisted ? 'light' : 'outline'}
          icon={CheckIcon}
          aria-pressed={isShortlisted}
          aria-label={compact ? (isShortlisted ? t`Shortlisted: ${name}` : t`Shortlist ${name}`) : undefined}
          title={compact ? t`Shortlist` : undefined}
          onClick={() => !isShortlisted && send('SHORTLISTED')}
        >
          {isShortlisted ? <Trans>Shortlisted</Trans> : <Trans>Shortlist</Trans>}
        </Button>
        <Button
          size={compact ? 'sm' : 'md'}
          full={!compact}
          variant={isRejected ? 'light' : 'outline'}
          icon={CloseIcon}
          aria-pressed={isRejected}
          aria-label={compact ? (isRejected ? t`Rejected: ${name}` : t`Reject ${name}`) : undefined}
          title={compact ? t`Reject` : undefined}
          onClick={() => !isRejected && setIsAsking(true)}
        >
          {isRejected ? <Trans>Rejected</Trans> : <Trans>Reject</Trans>}
        </Button>
      </div>
      {isAsking && (
        <RejectSheet
          name={name}
          onReject={() => {
            send('REJECTED')
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

interface RejectSheetProps {
  name: string
  onReject: () => void
  onClose: () => void
}

function RejectSheet({ name, onReject, onClose }: RejectSheetProps) {
  return (
    <Sheet open onClose={onClose} title={<Trans>Reject {name}?</Trans>} fit>
      <div className={classes.sheet}>
        <p>
          <Trans>We tell the applicant that they were not chosen. You can still shortlist them later.</Trans>
        </p>
        <Button full onClick={onReject}>
          <Trans>Reject</Trans>
        </Button>
        <Button full variant="subtle" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
