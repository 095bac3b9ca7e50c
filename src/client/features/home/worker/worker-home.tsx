import { Trans, useLingui } from '@lingui/react/macro'
import { Box, SimpleGrid, Text, Title } from '@mantine/core'
import { PageColumn, Section, useTitle } from '../../../ui/page/page.tsx'
import { AdCarousel } from '../ad-carousel.tsx'
import { JobFinder } from '../job-finder.tsx'
import { LatestNews } from '../latest-news.tsx'
import { TierSections } from '../tier-section.tsx'
import { ResumeRow } from './resume-row.tsx'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { usePlaceName } from '../../../entities/place/use-place-name.ts'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { LocateIcon } from '../../../ui/icon/icons.tsx'
import { HomeRow } from './home-row.tsx'
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
