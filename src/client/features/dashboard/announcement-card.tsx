import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Box, Flex, Group, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import { useFormat } from '../../i18n/format.ts'
import { closedReasonTexts } from '../../i18n/labels.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import { WaitingState } from '../../entities/announcement/unsent-postings.tsx'
import { RightGate, useMayAct } from '../../entities/member/company-right.tsx'
import { outboxViews, OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { Pay } from '../../entities/job/pay/pay.tsx'
import { CheckingCertificate, PaidAndVerified } from '../../entities/verification/in-review.tsx'
import { myVerification } from '../../entities/verification/use-missing-verification.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { AnnouncementActions } from './announcement-actions.tsx'
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
    <Box
      component="article"
      px={{ base: 'edge', sm: 'xl' }}
      py={{ base: 'md', sm: 'lg' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      mod={{ open: isOpen }}
    >
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="md"
      >
        <Box miw={0}>
          <Group gap="4px 8px" mb="xxs" fz="xs" lh="xs" c="dimmed">
            <Tier job={job} />
            {closing ? <Trans>You closed this posting</Trans> : <Term job={job} />}
          </Group>
          <Title order={3} size="h2" lang="ko">
            <TitleLink job={job} />
          </Title>
          <Text size="sm" c="dimmed">
            <span lang="ko">{job.companyName}</span>
            {BETWEEN_FACTS}
            {job.regionName}
          </Text>
          <Pay job={job} />
        </Box>
        <AnnouncementActions job={job} isClosing={closing} isReopening={reopening} isOpen={isOpen} />
      </Flex>
      {view && (
        <Group gap="xs" mt="sm">
          <OutboxMark view={view} />
          <ButtonLink to="/outbox" variant="subtle" size="sm">
            <Trans comment="Button that opens the item">View</Trans>
          </ButtonLink>
        </Group>
      )}
      {!closing && <NextStep job={job} />}
      {isOpen && applicants}
    </Box>
  )
}

/** Opens the public page, or the form where there is no public page yet. */
function TitleLink({ job: { id, title, status } }: { job: EmployerJob }) {
  const isWaiting = status === 'IN_REVIEW' || status === 'PAYMENT_DUE'
  const mayAct = useMayAct()
  if (isWaiting && !mayAct) return title
  return (
    <Anchor
      inherit
      c="dark"
      renderRoot={(props) =>
        isWaiting ? (
          <Link to="/writeAnnouncement" search={{ id }} {...props} />
        ) : (
          <Link to="/recruitment/detail/$id" params={{ id }} {...props} />
        )
      }
    >
      {title}
    </Anchor>
  )
}

function Tier({ job }: { job: EmployerJob }) {
  const { i18n } = useLingui()
  return (
    <Badge component="span" color="primary" fw={700}>
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
      <Progress value={left.share * 100} w={88} size={6} radius="full" color="gray" aria-hidden="true" />
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
      <NextText>
        <Trans>The pass is ordered and waiting for your deposit.</Trans>{' '}
        {until && (
          <Trans>
            If your deposit does not arrive by {until}, the order is cancelled and you pay nothing.
          </Trans>
        )}
      </NextText>
    )
  }
  if (status !== 'IN_REVIEW' && status !== 'PAYMENT_DUE') return null
  return <Waiting status={status} />
}

function Waiting({ status }: { status: 'IN_REVIEW' | 'PAYMENT_DUE' }) {
  const verification = useQuery(myVerification()).data?.data.status
  const isUnasked = verification === 'NONE' || verification === 'REFUSED'
  return (
    <NextText>
      {status === 'PAYMENT_DUE' ? (
        <Payment verification={verification} />
      ) : isUnasked ? (
        <Trans>Job seekers will see your posting when your business is verified.</Trans>
      ) : (
        <CheckingCertificate />
      )}
      {isUnasked && (
        <RightGate quiet needed="OWNER">
          {' '}
          <Link to="/mypage/company">
            <Trans>Verify the business</Trans>
          </Link>
        </RightGate>
      )}
    </NextText>
  )
}

const NextText = ({ children }: { children: ReactNode }) => (
  <Text mt="sm" p="sm" size="sm" c="dimmed" bdrs="md" bg="var(--sunk)">
    {children}
  </Text>
)

function Payment({ verification }: { verification: VerificationStatus | undefined }) {
  if (verification === 'VERIFIED')
    return <Trans>Job seekers will see your posting when you have paid for the pass.</Trans>
  return <PaidAndVerified />
}
