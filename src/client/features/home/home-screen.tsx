import { useLingui } from '@lingui/react/macro'
import { PageColumn } from '../../ui/page/page.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { AdCarousel } from './ad-carousel.tsx'
import classes from './home-screen.module.css'
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
      <div className={classes.top}>
        <JobFinder />
        {/* In the order of the screen: a page that arrives in pieces is drawn piece by piece. */}
        {phone && <AdCarousel />}
        <QuickButtons />
        {!phone && <AdCarousel />}
        {!phone && <MemberPanels />}
      </div>
      <TierSections />
      <LatestNews />
      {phone && <MemberPanels />}
    </PageColumn>
  )
}
