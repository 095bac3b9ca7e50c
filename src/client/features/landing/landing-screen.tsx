import { useLingui, Trans } from '@lingui/react/macro'
import { Box, Flex } from '@mantine/core'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { useSession } from '../../api/session.ts'
import { Wordmark } from '../../ui/page/brand.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { ContactSection } from './company/contact-section.tsx'
import { Figures } from './figures.tsx'
import { InstallSection } from './install/install-section.tsx'
import { Hero } from './worker/hero.tsx'
import classes from './landing-screen.module.css'
import { Reasons } from './worker/reasons.tsx'
import { Recruiting } from './company/recruiting.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { CompanyView } from './company/company-view.tsx'
import { type Audience, AUDIENCES, type LandingChanges, type LandingSearch } from './landing-search.ts'
import { LandingSection } from './landing-section.tsx'
import { Tabs } from './tabs.tsx'
import { WorkerView } from './worker/worker-view.tsx'

/** Links to sections are active only with their hash. */
const WITH_HASH = { includeHash: true }

/** Sticky header: logo, section links, language menu and sign-in. */
function LandingHeader() {
  const { t } = useLingui()
  const session = useSession()
  const isCompany = useLandingSearch().search.for === 'company'
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Box
      component="header"
      pt="env(safe-area-inset-top)"
      pos="sticky"
      top={0}
      bg="var(--surface)"
      style={{ zIndex: 30, borderBottom: '1px solid var(--hairline)' }}
    >
      <div className={classes.bar}>
        {/* A plain link: pressing the logo reloads this page. */}
        <a href={path} className={classes.home}>
          <Wordmark /> <Hidden>{t`Reload this page`}</Hidden>
        </a>
        <nav className={classes.anchors} aria-label={t`Sections of this page`}>
          <Link to="." search hash="features" activeOptions={WITH_HASH}>
            <Trans comment="Section of the page">Features</Trans>
          </Link>
          <Link to="." search hash="recruiting" activeOptions={WITH_HASH}>
            <Trans comment="Section of the page about hiring, for companies; at most 12 letters">
              Hiring
            </Trans>
          </Link>
        </nav>
        <Flex gap={{ sm: 'md' }} align="center" className={classes.tools}>
          <LanguageMenu />
          {session ? (
            <ButtonLink to="/home" size="sm" variant="light" className={classes.wayIn}>
              <Trans>Home</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink
              to={isCompany ? '/signIn/employer' : '/signIn'}
              size="sm"
              variant="light"
              className={classes.wayIn}
            >
              <Trans>Sign in</Trans>
            </ButtonLink>
          )}
        </Flex>
      </div>
    </Box>
  )
}

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
        <AudienceViews />
        <InstallSection />
        <Figures />
        <Reasons />
        <Recruiting />
        <ContactSection />
      </main>
    </>
  )
}

/** Switches between the views for job seekers and for companies. */
function AudienceViews() {
  const { t } = useLingui()
  const { search, change } = useLandingSearch()
  const audience: Audience = search.for ?? 'worker'
  const titles = { worker: <Trans>I want to work</Trans>, company: <Trans>I am hiring</Trans> }
  return (
    <LandingSection id="features" first title={<Trans>How Ilteo helps you</Trans>}>
      <Tabs
        look="switch"
        label={t`What are you looking for?`}
        tabs={AUDIENCES.map((value) => ({ value, title: titles[value] }))}
        value={audience}
        onChange={(next) =>
          change(next === 'company' ? { for: next } : { for: undefined, feature: undefined })
        }
      >
        {audience === 'company' ? (
          <CompanyView search={search} onChange={change} />
        ) : (
          <WorkerView search={search} onChange={change} />
        )}
      </Tabs>
    </LandingSection>
  )
}

/** The page's choices are search parameters; changing one keeps the scroll position and adds no history entry. */
function useLandingSearch() {
  const search: LandingSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: LandingChanges) =>
    void navigate({
      to: '.',
      search: (before: LandingSearch) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    })
  return { search, change }
}
