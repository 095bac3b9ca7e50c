import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Announcement } from '../../../../contract/job/announcement.ts'
import { useFormat } from '../../../i18n/format.ts'
import { closedReasonTexts } from '../../../i18n/labels.ts'
import { UsualWait } from '../../../entities/verification/usual-wait.tsx'
import { PaidAndVerified } from '../../../entities/verification/in-review.tsx'
import {
  myVerification,
  useIsFarm,
  useVerificationStatus,
} from '../../../entities/verification/use-missing-verification.ts'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'

type Job = Pick<Announcement, 'id' | 'status' | 'periodEnd' | 'closedReason'>

interface AnnouncementStatusProps {
  job: Job
  /** Whether changes of a posting were sent, not a new one. */
  isEdit: boolean
}

/** Status of an announcement and the next step. */
export function AnnouncementStatus({ job, isEdit }: AnnouncementStatusProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const isFarm = useIsFarm()
  const until = job.periodEnd === null ? '' : format.date(job.periodEnd)
  if (job.status === 'IN_PROGRESS')
    return (
      <StatusCard
        mark={
          <OutboxMark view="sent">
            {t({ message: 'Public', comment: 'State of a posting that everybody can see' })}
          </OutboxMark>
        }
        title={
          isEdit ? <Trans>Your changes are on the posting</Trans> : <Trans>Your posting is public</Trans>
        }
        ways={
          <ButtonLink to="/recruitment/detail/$id" params={{ id: job.id }}>
            <Trans>View posting</Trans>
          </ButtonLink>
        }
      >
        {until && <Trans>Until {until}</Trans>}
      </StatusCard>
    )
  if (job.status === 'PAYMENT_DUE')
    return (
      <StatusCard
        mark={<OutboxMark view="signIn">{t`Waiting for payment`}</OutboxMark>}
        title={<Trans>Your posting is waiting for payment</Trans>}
        ways={
          <>
            <ButtonLink to="/payment/localJob" search={{ jobId: job.id }}>
              <Trans>Pay for the posting</Trans>
            </ButtonLink>
            <VerifyFirst variant="light" />
          </>
        }
      >
        <PaidAndVerified /> <Wait />
      </StatusCard>
    )
  if (job.status === 'IN_REVIEW')
    return (
      <StatusCard
        mark={
          <OutboxMark view="signIn">{isFarm ? t`Farm verification in progress` : t`In review`}</OutboxMark>
        }
        title={isFarm ? <Trans>Your farm is being verified</Trans> : <Trans>Your posting is in review</Trans>}
        ways={<VerifyFirst />}
      >
        {isFarm ? (
          <Trans>Your posting becomes public as soon as your farm is verified. This page will update.</Trans>
        ) : (
          <Trans>
            Your posting becomes public as soon as your business is verified. This page will update.
          </Trans>
        )}{' '}
        <Wait />
      </StatusCard>
    )
  return (
    <StatusCard mark={null} title={<Trans>Your posting is closed</Trans>} ways={null}>
      {i18n._(closedReasonTexts[job.closedReason ?? 'EXPIRED'])}
    </StatusCard>
  )
}

interface StatusCardProps {
  mark: ReactNode
  title: ReactNode
  ways: ReactNode
  children: ReactNode
}

function StatusCard({ mark, title, ways, children }: StatusCardProps) {
  return (
    <>
      <div role="status">
        {mark}
        <h2>{title}</h2>
        <Text inherit c="dimmed">
          {children}
        </Text>
      </div>
      <Group gap="xs" align="stretch">
        {ways}
        <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
      </Group>
    </>
  )
}

const Wait = () => <UsualWait verification={useQuery(myVerification()).data?.data} />

/** Links to the verification unless it was requested. */
function VerifyFirst({ variant = 'filled' }: { variant?: 'filled' | 'light' }) {
  const status = useVerificationStatus()
  if (status !== 'NONE' && status !== 'REFUSED') return null
  return (
    <ButtonLink to="/mypage/company" variant={variant}>
      <Trans>Verify the business</Trans>
    </ButtonLink>
  )
}
