import { useLingui } from '@lingui/react/macro'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { AdCarousel } from '../ad-carousel.tsx'
import { JobFinder } from '../job-finder.tsx'
import { LatestNews } from '../latest-news.tsx'
import { TierSections } from '../tier-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { NearRow } from './near-row.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import { ResumeRow } from './resume-row.tsx'
import classes from './worker-home.module.css'

/**
 * The home page of a job seeker: the search, what their resume lacks, their applications, what fits
 * them, then what is near. */
export function WorkerHome() {
  const { t } = useLingui()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <div className={classes.top}>
        <JobFinder />
      </div>
      <ResumeRow />
      <ApplicationsSection />
      <RecommendedSection />
      <NearRow />
      <div className={classes.ads}>
        <AdCarousel />
      </div>
      <TierSections />
      <LatestNews />
    </PageColumn>
  )
}
