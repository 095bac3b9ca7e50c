import { useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import { AdCarousel } from './ad-carousel.tsx'
import { JobFinder } from './job-finder.tsx'
import { LatestNews } from './latest-news.tsx'
import { MemberPanels } from './member-panels.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { TierSections } from './tier-section.tsx'

/** The home page of visitors and operators. */
export function HomeScreen() {
  const { t } = useLingui()
  const phone = usePhone()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ sm: 'md' }} mt={{ sm: 'xxl' }}>
        <Flex direction="column" flex={1} gap={{ sm: 'md' }} miw={0}>
          <JobFinder />
          {/* In the order of the screen: a page that arrives in pieces is drawn piece by piece. */}
          {phone && <AdCarousel />}
          <QuickButtons />
          {!phone && <AdCarousel />}
        </Flex>
        {!phone && <MemberPanels />}
      </Flex>
      <TierSections />
      <LatestNews />
      {phone && <MemberPanels />}
    </PageColumn>
  )
}
