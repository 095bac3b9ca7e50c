import { Trans, useLingui } from '@lingui/react/macro'
import { type Application, withdrawApplication } from '../../../../contract/candidate/application.ts'
import type { ApplicationStatus } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { applicationStatusLabels } from '../../../i18n/labels.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { CheckIcon, CloseIcon, type Icon, PeopleIcon } from '../../../ui/icon/icons.tsx'
import { EyeIcon } from '../../../ui/icon/member-icons.tsx'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import classes from './application-state.module.css'
import { applicationEntity } from '../commands.ts'

const icons: Record<ApplicationStatus, Icon> = {
  SENT: CheckIcon,
  READ: EyeIcon,
  SHORTLISTED: PeopleIcon,
  REJECTED: CloseIcon,
  WITHDRAWN: CloseIcon,
}

interface ApplicationStateProps {
  application: Application
  /** Server time (epoch ms) of the list. */
  dataTime: number
  onWithdraw: () => void
}

/** Status of an application; it can be withdrawn until it is read. */
export function ApplicationState({ application, dataTime, onWithdraw }: ApplicationStateProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const unsent = useUnsent()(applicationEntity(application.job), dataTime)
  const leaving = unsent?.operation === withdrawApplication.name && application.status === 'SENT'
  const status = leaving && unsent.state === 'SENT' ? 'WITHDRAWN' : application.status
  const Drawing = icons[status]
  const date = format.date(application.createdDate)
  return (
    <div className={classes.line}>
      <span className={classes.state} data-status={status}>
        <Drawing size={18} />
        {i18n._(applicationStatusLabels[status])}
      </span>
      <time className={classes.date} dateTime={application.createdDate}>
        {date}
      </time>
      <span className={classes.end}>
        {leaving && unsent.state === 'ATTENTION' && (
          <LinkButton to="/outbox" variant="subtle" size="sm">
            <Trans>Could not be withdrawn</Trans>
          </LinkButton>
        )}
        {leaving && unsent.state !== 'SENT' && unsent.state !== 'ATTENTION' && (
          <OutboxMark
            view={unsent.state === 'SENDING' ? 'sending' : 'saved'}
          >{t`Will be withdrawn`}</OutboxMark>
        )}
        {!leaving && status === 'SENT' && (
          <Button variant="subtle" size="sm" onClick={onWithdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </span>
    </div>
  )
}
