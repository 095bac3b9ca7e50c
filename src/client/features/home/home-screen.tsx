import { useLingui, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { PageColumn, Section } from '../../ui/page/page.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { FavoriteToggle } from '../../entities/job/favorite-toggle.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { JobCard } from '../../entities/job/job-card.tsx'
import { JobList } from '../../entities/job/job-card.tsx'
import { AdCarousel } from './ad-carousel.tsx'
import classes from './home-screen.module.css'
import { JobFinder } from './job-finder.tsx'
import { MemberPanels } from './member-panels.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { TierSections } from './tier-sections.tsx'
import { recommendedJobs } from './queries.ts'

const MOST = 3

/** Jobs near the member's desired job; renders nothing without recommendations. */
function RecommendedSection() {
  const result = useQuery(recommendedJobs(useLanguage()))
  const jobs = result.data?.data.slice(0, MOST)
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

export function HomeScreen() {
  const { t } = useLingui()
  const session = useSession()
  const phone = usePhone()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <div className={classes.top}>
        <JobFinder />
        <QuickButtons />
        <AdCarousel />
        {!phone && <MemberPanels />}
      </div>
      {session?.role === 'EMPLOYEE' && <RecommendedSection />}
      <TierSections />
      {phone && <MemberPanels />}
    </PageColumn>
  )
}
