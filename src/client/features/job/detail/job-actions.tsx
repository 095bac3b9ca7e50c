import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Alert, Box, Button, Flex, Group } from '@mantine/core'
import { useState } from 'react'
import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { shownTitle } from '../../../entities/job/job-title.tsx'
import { type Shared, sharePage } from '../../../browser/share-page.ts'
import { useSession, useMemberId } from '../../../api/session.ts'
import { membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { CallIcon, CheckIcon, ShareIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { lazyPart, Optional, optionalPart } from '../../../ui/field/optional.tsx'
import type { ApplicableJob } from './member-application.tsx'
import { applicationEntity } from '../../../entities/application/application-commands.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { RightBefore } from './right-before.tsx'

// Loaded lazily: employers print, and first visits are of others.
const PrintJob = optionalPart(() => import('./print-job.tsx'), 'PrintJob', membersTexts)

interface JobActionsProps {
  job: ApplicableJob & Partial<Pick<JobDetail, 'contact'>>
  dataTime: number
}

/** Call and apply. A closed job has neither, but still shows the member's unsent or refused application. */
export function JobActions({ job, dataTime }: JobActionsProps) {
  const { t } = useLingui()
  const unsent = useUnsent()(applicationEntity(job), dataTime)
  // Beside the status of an application, calling is an icon on phones: the bar covers the job.
  const isApplied = job.apply || job.application != null || unsent !== undefined
  const call = t({ message: 'Call', comment: 'Button: phone the company' })
  if (job.status === 'CLOSED' && !isApplied) return null
  const isCalled = job.status !== 'CLOSED' && job.contact !== undefined
  return (
    <ActionBar>
      <Flex
        gap="xs"
        flex={1}
        miw={0}
        align="flex-end"
        wrap={{ base: isApplied ? 'nowrap' : 'wrap', sm: 'wrap' }}
      >
        {isCalled && (
          <Button
            component="a"
            flex="1 0 auto"
            variant="default"
            visibleFrom={isApplied ? 'sm' : undefined}
            leftSection={<CallIcon size={20} />}
            href={`tel:${job.contact}`}
          >
            {call}
          </Button>
        )}
        {isCalled && isApplied && (
          <ActionIcon
            component="a"
            variant="default"
            size={48}
            radius="md"
            hiddenFrom="sm"
            aria-label={call}
            href={`tel:${job.contact}`}
          >
            <CallIcon size={20} />
          </ActionIcon>
        )}
        <Flex flex="999 1 auto" miw={0} maw="100%">
          <ApplyAction job={job} dataTime={dataTime} />
        </Flex>
      </Flex>
    </ActionBar>
  )
}

/** Share and favorite buttons; employers print instead of saving. */
export function JobTools({ job, dataTime }: { job: JobCard; dataTime: number }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    setShared(undefined)
    setShared(await sharePage({ title: shownTitle(job, langCode), url: window.location.href }))
  }
  return (
    <Group gap={0} align="stretch" wrap="nowrap" pos="relative">
      <ActionIcon aria-label={t`Share`} title={t`Share`} onClick={() => void share()}>
        <ShareIcon size={24} />
      </ActionIcon>
      <FavoriteToggle job={job} dataTime={dataTime} />
      {isEmployer && <PrintJob />}
      {(shared === 'COPIED' || shared === 'FAILED') && (
        <Box pos="absolute" top="100%" right={8} w="max-content" maw="16rem" style={{ zIndex: 1 }}>
          <Alert
            color={shared === 'COPIED' ? 'green' : 'red'}
            icon={shared === 'COPIED' ? <CheckIcon size={20} /> : <TriangleIcon size={20} />}
          >
            {shared === 'COPIED' ? <Trans>The link has been copied</Trans> : <Trans>copy failed</Trans>}
          </Alert>
        </Box>
      )}
    </Group>
  )
}

// Loaded lazily: visitors only read the job.
const MemberApplication = lazyPart(
  async () => (await import('./member-application.tsx')).MemberApplication,
  membersTexts,
  rightsTexts,
)

interface ApplyActionProps {
  job: ApplicableJob
  /** Server time (epoch ms) of the job's data. */
  dataTime: number
}

/** The apply button, or the status of the application, sent or unsent. */
function ApplyAction({ job, dataTime }: ApplyActionProps) {
  const session = useSession()
  const memberId = useMemberId()
  const unsent = useUnsent()(applicationEntity(job), dataTime)
  const isOpen = job.status !== 'CLOSED'
  if (session && session.role !== 'EMPLOYEE') return null
  if (memberId !== null || unsent || job.apply)
    return (
      <Optional fallback={isOpen && <LoadingApply />} missing={isOpen && <ReloadPage />}>
        <MemberApplication job={job} unsent={unsent} />
      </Optional>
    )
  if (!isOpen) return null
  return (
    <Box flex={1}>
      <RightBefore job={job} />
      <ButtonLink fullWidth to="/signIn" search={{ redirect: `/recruitment/detail/${job.id}` }}>
        <Trans comment="Button: send an application for this job">Apply</Trans>
      </ButtonLink>
    </Box>
  )
}

const LoadingApply = () => (
  <Button fullWidth disabled>
    <Trans>Apply</Trans>
  </Button>
)

/** A browser does not load a missing module again before the page is reloaded. */
const ReloadPage = () => (
  <Button fullWidth variant="light" onClick={() => location.reload()}>
    <Trans>Reload</Trans>
  </Button>
)
