import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { JobDetail } from '../../../contract/job/job.ts'
import { Section } from '../../ui/page/page.tsx'
import { phoneNumber } from '../../i18n/format.ts'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyName } from './job-title.tsx'
import { membersTexts } from '../../i18n/activate-language.ts'
import { optionalPart } from '../../ui/field/optional.tsx'
import { useIdle } from '../../browser/use-idle.ts'

/** Jobs cached by an older build lack this field. */
type ShownJob = Omit<JobDetail, 'businessVerified'> & Partial<Pick<JobDetail, 'businessVerified'>>

export function JobCompany({ job }: { job: ShownJob }) {
  const { businessVerified = true } = job
  return (
    <Section surface id="company" title={<Trans comment="The business that offers the job">Company</Trans>}>
      <Group gap="sm" wrap="nowrap">
        <CompanyLogo name={job.companyName} logoUrl={job.logoImageUrl} />
        <div>
          <Text fw={700}>
            <CompanyName job={job} />
          </Text>
          <RegisteredName name={job.companyName} registered={job.businessName} />
          {job.status !== 'CLOSED' && (
            <Text component="a" display="inline-block" py="xxs" c="primary" href={`tel:${job.contact}`}>
              {phoneNumber(job.contact)}
            </Text>
          )}
        </div>
      </Group>
      <StandsBehind job={job} />
      {!job.behind && !businessVerified && job.status !== 'CLOSED' && (
        <Text mt="md" size="sm" c="dimmed">
          <Trans>This company is not verified at the moment.</Trans>
        </Text>
      )}
      <Text mt="md" size="sm" c="dimmed">
        <Trans>
          Using this contact for anything other than applying, such as advertising, can be punished by law.
        </Trans>
      </Text>
    </Section>
  )
}

interface RegisteredNameProps {
  /** The company's own name. */
  name: string
  /** Missing in data cached by an older build. */
  registered: string | null | undefined
}

/** The name on the business registration, if it differs from the company's own. */
export function RegisteredName({ name, registered }: RegisteredNameProps) {
  if (!registered || registered === name) return null
  return (
    <Text span display="block" size="sm" c="dimmed">
      <Trans>
        Registered as <bdi lang="ko">{registered}</bdi>
      </Trans>
    </Text>
  )
}

const BehindFacts = optionalPart(() => import('../behind/behind-facts.tsx'), 'BehindFacts', membersTexts)

/**
 * Who stands behind a job, after the first view: its texts are those of members. Answers that devices stored earlier do
 * not say it.
 */
function StandsBehind({ job }: { job: Pick<JobDetail, 'behind'> }) {
  const isIdle = useIdle()
  return isIdle && job.behind && <BehindFacts behind={job.behind} />
}
