import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, SimpleGrid, Text, Title, Group } from '@mantine/core'
import { PageColumn, Section, useTitle } from '../../../ui/page/page.tsx'
import { AdCarousel } from '../ad-carousel.tsx'
import { JobFinder } from '../job-finder.tsx'
import { LatestNews } from '../latest-news.tsx'
import { TierSections } from '../tier-section.tsx'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { usePlaceName } from '../../../entities/place/use-place-name.ts'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { DocumentIcon, LocateIcon, type Icon } from '../../../ui/icon/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { recommendedJobs } from '../queries.ts'
import { Link } from '@tanstack/react-router'
import { ApplicationProgress } from '../../../entities/application/application-progress.tsx'
import { applicationsPage } from '../../../entities/application/my-job-queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CompanyName, OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import classes from '../home.module.css'
import type { ReactNode } from 'react'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'
import { missingFrom } from '../../../entities/resume/completeness.ts'
import {
  RESUME_DRAFT,
  type ResumeDraft,
  type ResumeValues,
  isResumeDraftOrNothing,
} from '../../../entities/resume/resume-values.ts'
import { useSavedResume } from '../../../entities/resume/latest-resume.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'

/**
 * The home page of a job seeker: the search, what their resume lacks, their applications, what fits
 * them, then what is near.
 */
export function WorkerHome() {
  const { t } = useLingui()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <Box mt={{ sm: 'xxl' }}>
        <JobFinder />
      </Box>
      <ResumeRow />
      <ApplicationsSection />
      <RecommendedSection />
      <NearRow />
      <Box mt={{ sm: 'xxxl' }}>
        <AdCarousel />
      </Box>
      <TierSections />
      <LatestNews />
    </PageColumn>
  )
}

/** Leads to the jobs nearest to the reader's place, and asks for it the first time. */
function NearRow() {
  const place = useMyPlace()
  const name = usePlaceName(place)
  return (
    <HomeRow
      icon={LocateIcon}
      title={<Trans>Jobs near you</Trans>}
      note={place ? <Trans>Distance from {name}</Trans> : <Trans>See which jobs are close to you</Trans>}
      action={
        <ButtonLink
          to="/recruitInfo"
          search={{ sort: 'distance', ...(place ? {} : { open: 'place' }) }}
          variant="light"
          size="sm"
        >
          <Trans>Show</Trans>
        </ButtonLink>
      }
    />
  )
}

const MAX_JOBS = 3

/** Jobs that fit the member; nothing while there is nothing to recommend. */
function RecommendedSection() {
  const result = useQuery(recommendedJobs(useLanguage()))
  const jobs = result.data?.data.slice(0, MAX_JOBS)
  if (!jobs || jobs.length === 0) return null
  return (
    <Section id="recommended" title={<Trans>Jobs for you</Trans>}>
      <JobList form="grand">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            form="grand"
            bookmark={<FavoriteToggle job={job} dataTime={dataTimeOf(result)} />}
          />
        ))}
      </JobList>
    </Section>
  )
}

const MAX_APPLICATIONS = 2

/** The latest applications that are still open, with how far each has come; nothing without one. */
function ApplicationsSection() {
  const format = useFormat()
  const { data: result } = useQuery({ ...applicationsPage(1, useLanguage()), ...live })
  const open = result?.data.filter(({ status }) => status !== 'WITHDRAWN' && status !== 'REJECTED') ?? []
  if (!result || open.length === 0) return null
  const total = format.number(result.totalCount ?? result.data.length)
  return (
    <Section
      id="applications"
      surface
      title={<Trans>Your applications</Trans>}
      aside={
        <TextLink to="/mypage/applyStatus">
          <Trans>All {total}</Trans>
        </TextLink>
      }
    >
      <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing={{ base: 'lg', md: 'xxl' }}>
        {open.slice(0, MAX_APPLICATIONS).map((application) => (
          <Box component="li" key={application.id} pos="relative">
            <Title order={3}>
              <Link
                to="/recruitment/detail/$id"
                params={{ id: application.job.id }}
                className={classes.cover}
              >
                <ShownTitle job={application.job} />
                <OriginalTitle job={application.job} className={classes.original} />
              </Link>
            </Title>
            <Text size="sm" mb="xs" c="dimmed">
              <bdi>
                <CompanyName job={application.job} />
              </bdi>
            </Text>
            <ApplicationProgress application={application} />
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}

/** Leads to the resume while there is none or while something of it is missing. */
function ResumeRow() {
  const { i18n } = useLingui()
  const values = useLatestValues()
  if (values === undefined) return null
  if (values === null)
    return (
      <Row title={<Trans>Write your resume</Trans>} action={<Trans>Start</Trans>} to="/writeResume">
        <Trans>Takes three minutes, even without internet</Trans>
      </Row>
    )
  const { required, better } = missingFrom(values)
  const [next] = [...required, ...better]
  if (next === undefined) return null
  const field = i18n._(completenessFieldNames[next])
  const count = required.length + better.length
  return (
    <Row
      title={
        <Plural
          value={count}
          one="Your resume is missing # answer"
          other="Your resume is missing # answers"
        />
      }
      action={<Trans comment="Button: go on with a form that was begun">Continue</Trans>}
      to="/mypage/modifyResume"
    >
      <Trans>Next: {field}</Trans>
    </Row>
  )
}

/** As the member last wrote it: typed, saved on this device, or stored; null for none, undefined while unknown. */
function useLatestValues(): ResumeValues | null | undefined {
  const saved = useSavedResume()
  const draft = useDraft<ResumeDraft | null>(RESUME_DRAFT, null, isResumeDraftOrNothing)
  if (!draft.ready) return undefined
  return draft.value ? draft.value.values : saved
}

interface RowProps {
  title: ReactNode
  action: ReactNode
  to: '/writeResume' | '/mypage/modifyResume'
  children: ReactNode
}

function Row({ title, action, to, children }: RowProps) {
  return (
    <HomeRow
      icon={DocumentIcon}
      title={title}
      note={children}
      action={
        <ButtonLink to={to} variant="light" size="sm">
          {action}
        </ButtonLink>
      }
    />
  )
}

interface HomeRowProps {
  icon: Icon
  title: ReactNode
  note: ReactNode
  /** A link that looks like a small button. */
  action: ReactNode
}

/** One thing that the reader can go on with. */
function HomeRow({ icon: Drawing, title, note, action }: HomeRowProps) {
  return (
    <Group
      gap="sm"
      mt={{ base: 'xs', sm: 'md' }}
      mb="xs"
      py={{ base: 'sm', sm: 'md' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Drawing />
      <Box flex="1 1 9rem" miw={0} style={{ overflowWrap: 'break-word' }}>
        <Text size="md" fw={700}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Box>
      {action}
    </Group>
  )
}
