import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Flex, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Application,
  applyToJob,
  withdrawApplication,
} from '../../../../contract/candidate/application.ts'
import type { ApplicationStage } from '../../../../contract/base/enums.ts'
import { rightsTexts } from '../../../i18n/activate-language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { discard, useOutbox, useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { InnerPage } from '../../../ui/page/inner-header.tsx'
import { JobCard } from '../../../entities/job/job-card.tsx'
import { DeviceButton } from '../../../entities/outbox/device-button.tsx'
import { OutboxMark, outboxViews } from '../../../entities/outbox/outbox-mark.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { applicationsPage } from '../../../entities/application/my-job-queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { applicationStageLabels } from '../../../entities/application/stage-labels.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { CheckIcon, CloseIcon, EyeIcon, type Icon, InfoIcon, PeopleIcon } from '../../../ui/icon/icons.tsx'
import { FindJobs } from '../find-jobs.tsx'
import { ApplicationProgress } from '../../../entities/application/application-progress.tsx'
import { ConversationButton } from '../../../entities/conversation/conversation-button.tsx'
import { applicationEntity, latePayEntity } from '../../../entities/application/application-commands.ts'
import { missingFrom, type UnsentJob } from './unsent-jobs.ts'
import { MyJobList, UnsentJobCard } from './my-job-list.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LatePayOutcome } from '../../../../contract/candidate/late-pay.ts'
import { LatePaySheet } from '../../../entities/application/late-pay-sheet.tsx'

const NextStep = optionalPart(
  () => import('../../../entities/work-right/next-step.tsx'),
  'NextStep',
  rightsTexts,
)

const icons: Record<ApplicationStage, Icon> = {
  SENT: CheckIcon,
  READ: EyeIcon,
  SHORTLISTED: PeopleIcon,
  INTERVIEW: PeopleIcon,
  HIRED: CheckIcon,
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
function ApplicationState({ application, dataTime, onWithdraw }: ApplicationStateProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const unsent = useUnsent()(applicationEntity(application.job), dataTime)
  const leaving = unsent?.operation === withdrawApplication.name && application.status === 'SENT'
  const status = leaving && unsent.state === 'SENT' ? 'WITHDRAWN' : (application.stage ?? application.status)
  const Drawing = icons[status]
  return (
    <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" mih={36}>
      <Group
        component="span"
        gap={6}
        fz="sm"
        lh="sm"
        fw={700}
        c={status === 'SHORTLISTED' ? 'primary' : 'dimmed'}
      >
        <Drawing size={18} />
        {i18n._(applicationStageLabels[status])}
      </Group>
      {/* The other stages have a timeline, which begins with this date. */}
      {status === 'WITHDRAWN' && (
        <Text component="time" size="xs" c="var(--faint)" dateTime={application.createdDate}>
          {format.date(application.createdDate)}
        </Text>
      )}
      <Box component="span" ms="auto" pos="relative">
        {leaving && unsent.state === 'ATTENTION' && (
          <ButtonLink to="/outbox" variant="subtle" color="gray" size="sm">
            <Trans>The application could not be withdrawn</Trans>
          </ButtonLink>
        )}
        {leaving && unsent.state !== 'SENT' && unsent.state !== 'ATTENTION' && (
          <OutboxMark view={unsent.state === 'SENDING' ? 'sending' : 'saved'}>
            {t({
              message: 'Waiting to be withdrawn',
              comment: 'State of an application that the worker takes back',
            })}
          </OutboxMark>
        )}
        {!leaving && status === 'SENT' && (
          <Button variant="subtle" color="gray" size="sm" onClick={onWithdraw}>
            <Trans>Withdraw application</Trans>
          </Button>
        )}
      </Box>
    </Flex>
  )
}

const hasNotEnded = ({ status, stage }: Application) =>
  status !== 'WITHDRAWN' && stage !== 'WITHDRAWN' && stage !== 'REJECTED'

/** An application that has ended keeps its chat, but begins none. */
const mayTalk = (application: Application) => application.conversationId != null || hasNotEnded(application)

/**
 * The member's applications and their status, latest first.
 * @param page one-based
 */
export function ApplicationsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const outbox = useOutbox()
  const [leaving, setLeaving] = useState<Application['job']>()
  const result = useQuery({
    ...applicationsPage(page, useLanguage()),
    ...live,
    placeholderData: keepPreviousData,
  })
  const active = result.data?.data.filter(({ status }) => status !== 'WITHDRAWN') ?? []
  const listed = active.map(({ job }) => job.id)
  const queued =
    page === 1
      ? missingFrom(listed, outbox, { operation: applyToJob.name, dataTime: dataTimeOf(result) })
      : []
  useStoredStay(true)
  return (
    <InnerPage title={t`Application status`} up="/home">
      <MyJobList
        page={page}
        result={result}
        before={queued.map((job) => (
          <QueuedApplication key={job.jobId} job={job} dataTime={dataTimeOf(result)} />
        ))}
        rows={(result.data?.data ?? []).map((application) => (
          <JobCard key={application.id} job={application.job} form="local" headingLevel="h2">
            <Stack gap="xs">
              <ApplicationState
                application={application}
                dataTime={dataTimeOf(result)}
                onWithdraw={() => setLeaving(application.job)}
              />
              <ApplicationProgress application={application} />
              {hasNotEnded(application) && <NextStep job={application.job} />}
              <LatePay application={application} dataTime={dataTimeOf(result)} />
              {mayTalk(application) && (
                <ConversationButton
                  about={{ applicationId: application.id }}
                  id={application.conversationId}
                  unread={application.unreadMessages}
                />
              )}
            </Stack>
          </JobCard>
        ))}
        empty={<NoApplications />}
        error={<Trans>The applications could not be loaded</Trans>}
        pagerLabel={t`Pages of applications`}
      />
      {leaving && <WithdrawSheet job={leaving} onClose={() => setLeaving(undefined)} />}
    </InnerPage>
  )
}

/** An application that the list does not have yet; it can be cancelled until it is sent. */
function QueuedApplication({ job, dataTime }: { job: UnsentJob; dataTime: number }) {
  const { t } = useLingui()
  const unsent = useUnsent()(applicationEntity({ id: job.jobId }), dataTime)
  if (!unsent) return <UnsentJobCard job={job} />
  return (
    <UnsentJobCard job={job}>
      <Group justify="space-between" gap="xs">
        <OutboxMark view={outboxViews[unsent.state]}>
          {unsent.state === 'SAVED' ? t`Not sent yet, saved on this device` : undefined}
        </OutboxMark>
        {unsent.state !== 'SENT' && (
          <DeviceButton variant="subtle" act={() => discard(unsent.id)}>
            <Trans>Cancel</Trans>
          </DeviceButton>
        )}
      </Group>
    </UnsentJobCard>
  )
}

function NoApplications() {
  return (
    <EmptyState title={<Trans>You have not applied yet</Trans>} action={<FindJobs />}>
      <Trans>Here you see whether a company has read your application, and what it decided.</Trans>
    </EmptyState>
  )
}

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
function LatePay({ application, dataTime }: LatePayProps) {
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
