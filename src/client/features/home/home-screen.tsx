import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../api/session.ts'
import { PageColumn } from '../../ui/page/page.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { AdCarousel } from './ad-carousel.tsx'
import classes from './home-screen.module.css'
import { JobFinder } from './job-finder.tsx'
import { MemberPanels } from './member-panels.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import { TierSections } from './tier-sections.tsx'

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
