import { Trans } from '@lingui/react/macro'
import { Box, Button } from '@mantine/core'
import { useMemberId, useSession } from '../../../api/session.ts'
import { applicationEntity } from '../../../entities/application/application-commands.ts'
import { membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'
import type { ApplicableJob } from './member-application.tsx'
import { RightBefore } from './right-before.tsx'

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
export function ApplyAction({ job, dataTime }: ApplyActionProps) {
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
