import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import { useFormat } from '../../i18n/format.ts'
import { closedReasonTexts } from '../../i18n/labels.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import { WaitingState } from '../../entities/announcement/waiting-state.tsx'
import { outboxViews, OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { Pay } from '../../entities/job/pay/pay.tsx'
import { myVerification } from '../../entities/verification/use-missing-verification.ts'
import { AnnouncementActions } from './announcement-actions.tsx'
import classes from './announcement-card.module.css'
import { announcementEntity, close, reopen } from './commands.ts'
import { termLeft } from './term.ts'

interface AnnouncementCardProps {
  job: EmployerJob
  /** Server time (epoch ms) of the job's data. */
  dataTime: number
  /** Whether its applicants are shown below. */
  isOpen: boolean
  applicants: ReactNode
}

/** One of the employer's announcements with its remaining term, pay and actions. */
export function AnnouncementCard({ job, dataTime, isOpen, applicants }: AnnouncementCardProps) {
  const unsent = useUnsent()(announcementEntity(job), dataTime)
  const closing = unsent?.operation === close.endpoint.name && unsent.state !== 'ATTENTION'
  const reopening = unsent?.operation === reopen.endpoint.name && unsent.state !== 'ATTENTION'
  const view = unsent && unsent.state !== 'SENT' ? outboxViews[unsent.state] : undefined
  return (
    <article className={classes.card} data-open={isOpen || undefined}>
      <div className={classes.face}>
        <div className={classes.facts}>
          <div className={classes.term}>
            <Tier job={job} />
            {closing ? <Trans>You closed this posting</Trans> : <Term job={job} />}
          </div>
          <h3 className={classes.title} lang="ko">
            <Title job={job} />
          </h3>
          <p className={classes.place}>
            <span lang="ko">{job.companyName}</span>
            {BETWEEN_FACTS}
            {job.regionName}
          </p>
          <Pay job={job} />
        </div>
        <AnnouncementActions job={job} isClosing={closing} isReopening={reopening} isOpen={isOpen} />
      </div>
      {view && (
        <p className={classes.unsent}>
          <OutboxMark view={view} />{' '}
          <Link to="/outbox">{<Trans comment="Button that opens the item">View</Trans>}</Link>
        </p>
      )}
      {!closing && <NextStep job={job} />}
      {isOpen && applicants}
    </article>
  )
}

/** Opens the public page, or the form where there is no public page yet. */
function Title({ job: { id, title, status } }: { job: EmployerJob }) {
  const isWaiting = status === 'IN_REVIEW' || status === 'PAYMENT_DUE'
  return isWaiting ? (
    <Link to="/writeAnnouncement" search={{ id }}>
      {title}
    </Link>
  ) : (
    <Link to="/recruitment/detail/$id" params={{ id }}>
      {title}
    </Link>
  )
}

function Tier({ job }: { job: EmployerJob }) {
  const { i18n } = useLingui()
  return (
    <Badge component="span" color="purple" fw={700}>
      {i18n._(tierLabels[job.productType])}
    </Badge>
  )
}

function Term({ job }: { job: EmployerJob }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (job.status === 'IN_REVIEW' || job.status === 'PAYMENT_DUE') return <WaitingState job={job} />
  if (job.status === 'CLOSED')
    return (
      <>
        {i18n._(closedReasonTexts[job.closedReason ?? 'EXPIRED'])}
        {job.closedDate && <time dateTime={job.closedDate}>{format.date(job.closedDate)}</time>}
      </>
    )
  const left = termLeft(job)
  if (!left) return null
  return (
    <>
      {left.days === 0 ? (
        <Trans>Ends today</Trans>
      ) : (
        <Plural value={left.days} one="# day left" other="# days left" />
      )}
      <span className={classes.left} aria-hidden="true">
        <span style={{ width: `${left.share * 100}%` }} />
      </span>
    </>
  )
}

/** What an announcement needs before it is public; renders nothing for other statuses. */
function NextStep({
  job: { status, depositOrderId, depositDueDate },
}: {
  job: Pick<EmployerJob, 'status' | 'depositOrderId' | 'depositDueDate'>
}) {
  const format = useFormat()
  if (depositOrderId) {
    const until = depositDueDate && `${format.date(depositDueDate)} ${format.time(depositDueDate)}`
    return (
      <p className={classes.next}>
        <Trans>The pass is ordered and waiting for your deposit.</Trans>{' '}
        {until && (
          <Trans>
            If your deposit does not arrive by {until}, the order is cancelled and you pay nothing.
          </Trans>
        )}
      </p>
    )
  }
  if (status !== 'IN_REVIEW' && status !== 'PAYMENT_DUE') return null
  return <Waiting status={status} />
}

function Waiting({ status }: { status: 'IN_REVIEW' | 'PAYMENT_DUE' }) {
  const verification = useQuery(myVerification()).data?.data.status
  const isUnasked = verification === 'NONE' || verification === 'REFUSED'
  return (
    <p className={classes.next}>
      {status === 'PAYMENT_DUE' ? (
        <Payment verification={verification} />
      ) : isUnasked ? (
        <Trans>Job seekers will see your posting when your business is verified.</Trans>
      ) : (
        <Trans>
          We are checking your business registration. Job seekers will see your posting when this is done. You
          do not need to do anything.
        </Trans>
      )}
      {isUnasked && (
        <>
          {' '}
          <Link to="/mypage/company">
            <Trans>Verify the business</Trans>
          </Link>
        </>
      )}
    </p>
  )
}

function Payment({ verification }: { verification: VerificationStatus | undefined }) {
  if (verification === 'VERIFIED')
    return <Trans>Job seekers will see your posting when you have paid for the pass.</Trans>
  return <Trans>Your posting becomes public once you have paid and your business is verified.</Trans>
}
