import { Trans } from '@lingui/react/macro'
import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EmployerJob } from '../../../../contract/job/announcement.ts'
import { live } from '../../../api/query-for.ts'
import {
  dashboard,
  openAnnouncements,
  waitingAnnouncements,
} from '../../../entities/announcement/announcement-queries.ts'
import { WaitingState } from '../../../entities/announcement/unsent-postings.tsx'
import { CheckingCertificate } from '../../../entities/verification/in-review.tsx'
import { RightGate } from '../../../entities/member/company-right.tsx'
import { VerifyLink } from '../../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../../entities/verification/use-missing-verification.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'

const MAX_JOBS = 5

/** The postings that are public or wait for it, counted and ordered as on their own page. */
export function RunningJobs() {
  const format = useFormat()
  const langCode = useLanguage()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  const due = useQuery({ ...waitingAnnouncements('PAYMENT_DUE', langCode), ...live }).data?.data ?? []
  const inReview = useQuery({ ...waitingAnnouncements('IN_REVIEW', langCode), ...live }).data?.data ?? []
  const open = useQuery({ ...openAnnouncements(langCode), ...live }).data?.data ?? []
  const jobs = [...due, ...inReview, ...open]
  return (
    <Box
      component="section"
      py="md"
      px={{ base: 'edge', sm: 'md' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      aria-labelledby="running"
    >
      <Title order={2} mb="xs" fz="sm" lh="sm" fw={400} c="dimmed" id="running">
        <Trans>Postings in progress</Trans>{' '}
        {counts && <b>{format.number(counts.inProgress + counts.waiting)}</b>}
      </Title>
      <ul>
        {jobs.slice(0, MAX_JOBS).map((job) => (
          <Group
            component="li"
            key={job.id}
            gap="xxs"
            justify="space-between"
            py="xs"
            style={{ borderTop: '1px solid var(--hairline)' }}
          >
            <TextLink
              to="/employmentPage/hiringAnnouncement"
              search={job.status === 'IN_PROGRESS' ? { posting: job.id } : {}}
              color="dark"
            >
              <bdi lang="ko">{job.title}</bdi>
            </TextLink>
            <Text component="span" size="sm" c="dimmed">
              {job.status === 'IN_PROGRESS' ? <ApplicantCount job={job} /> : <WaitingState job={job} />}
            </Text>
          </Group>
        ))}
      </ul>
      {due.length + inReview.length > 0 && <Verification />}
      <Stack gap="xs">
        {jobs.length > MAX_JOBS && (
          <ButtonLink fullWidth variant="default" to="/employmentPage/hiringAnnouncement">
            <Trans>My postings</Trans>
          </ButtonLink>
        )}
        <RightGate>
          <ButtonLink fullWidth variant="light" to="/writeAnnouncement">
            <Trans>Post a job</Trans>
          </ButtonLink>
        </RightGate>
      </Stack>
    </Box>
  )
}

function ApplicantCount({ job }: { job: EmployerJob }) {
  const format = useFormat()
  const applicants = format.number(job.applicantCount)
  const unread = format.number(job.unreadCount)
  if (job.unreadCount === 0) return <Trans>Applicants: {applicants}</Trans>
  return (
    <Trans>
      Applicants: {applicants} · Unread: {unread}
    </Trans>
  )
}

/** The way to the verification that postings wait for; nothing where the business is verified. */
function Verification() {
  const missing = useMissingVerification()
  if (!missing) return null
  return (
    <Stack gap="xs" mb="xs" p="sm" bg="var(--sunk)" bdrs="md">
      <Text size="sm" c="dimmed">
        {missing === 'REQUESTED' ? (
          <CheckingCertificate />
        ) : (
          <Trans>Job seekers will see your posting when your business is verified.</Trans>
        )}
      </Text>
      <VerifyLink status={missing} />
    </Stack>
  )
}
