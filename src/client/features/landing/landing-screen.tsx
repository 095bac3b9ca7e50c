import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { AudienceViews } from './audience-views.tsx'
import { ContactSection } from './company/contact-section.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './worker/hero.tsx'
import { LandingHeader } from './landing-header.tsx'
import classes from './landing-screen.module.css'
import { Reasons } from './worker/reasons.tsx'
import { Recruiting } from './company/recruiting.tsx'

/** The landing page for newcomers, with its own header and without tabs. */
export function LandingScreen() {
  const { t } = useLingui()
  const underHeader = useContext(UnderHeader)
  useTitle(t`Jobs in Korea that show the pay first`)
  return (
    <>
      <LandingHeader />
      <div ref={underHeader} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Hero />
        <Figures />
        <Reasons />
        <Recruiting />
        <AudienceViews />
        <ContactSection />
      </main>
    </>
  )
}
