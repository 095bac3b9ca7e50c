import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { AdCarousel } from '../ad-carousel.tsx'
import { JobFinder } from '../job-finder.tsx'
import { LatestNews } from '../latest-news.tsx'
import { TierSections } from '../tier-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { NearRow } from './near-row.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import { ResumeRow } from './resume-row.tsx'

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
