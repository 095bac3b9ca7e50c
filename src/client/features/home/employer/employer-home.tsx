import { useLingui } from '@lingui/react/macro'
import { Box, Flex } from '@mantine/core'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { live } from '../../../api/query-for.ts'
import { dashboard } from '../../../entities/announcement/announcement-queries.ts'
import { useMayAct } from '../../../entities/member/company-right.tsx'
import { UnsentPostings } from '../../../entities/announcement/unsent-postings.tsx'
import { soldProducts } from '../../../entities/product/products-query.ts'
import { PointsPanel } from '../../../entities/point/points-panel.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { AdCarousel } from '../ad-carousel.tsx'
import { LatestNews } from '../latest-news.tsx'
import { QuickButtons } from '../quick-buttons.tsx'
import { TierSections } from '../tier-section.tsx'
import { OpenApplicants } from './open-applicants.tsx'
import { RunningJobs } from './running-jobs.tsx'

/** The home page of an employer: who waits for an answer, then what runs, then the rest of the site. */
export function EmployerHome() {
  const { t } = useLingui()
  useTitle(t`Home`)
  // So that a posting can be begun without a network, with its prices.
  usePrefetchQuery(soldProducts())
  return (
    <PageColumn>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'xs', sm: 'md' }} mt={{ sm: 'xxl' }}>
        <Box flex={1} miw={0}>
          <OpenApplicants />
        </Box>
        <Flex direction="column" flex="none" w={{ md: 320 }} gap={{ base: 'xs', sm: 'md' }}>
          <UnsentPostings />
          <RunningJobs />
          <Points />
        </Flex>
      </Flex>
      <Flex direction="column" gap={{ base: 'xs', sm: 'md' }} mt={{ base: 'xs', sm: 'md' }}>
        <QuickButtons mayPost={useMayAct()} />
        <AdCarousel />
      </Flex>
      <LatestNews />
      <TierSections />
    </PageColumn>
  )
}

function Points() {
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  return counts ? <PointsPanel balance={counts.balance} /> : null
}
