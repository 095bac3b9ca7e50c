import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Paper, Tabs, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { Hidden, useTitle } from '../../ui/page/page.tsx'
import { useSession } from '../../api/session.ts'
import { Wordmark } from '../../entities/site/brand.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Figures } from './figures.tsx'
import { InstallSection } from './install/install-buttons.tsx'
import { Hero } from './worker/hero.tsx'
import { Reasons } from './worker/reasons.tsx'
import { Recruiting } from './company/recruiting.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { CompanyView } from './company/company-view.tsx'
import type { Audience, LandingChanges, LandingSearch } from './landing-search.ts'
import { LandingSection, SECTION_WIDTH, TAB } from './landing-section.tsx'
import { WorkerView } from './worker/worker-view.tsx'
import { useSite } from '../../entities/site/site-query.ts'
import { ChatIcon, MailIcon } from '../../ui/icon/icons.tsx'

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
      style={{ zIndex: 30, borderBottom: '1px solid var(--hairline)', whiteSpace: 'nowrap' }}
    >
      <Flex
        wrap="wrap"
        align="center"
        columnGap={{ base: 'xxs', sm: 'xs' }}
        mx="auto"
        maw={{ base: 'var(--column)', sm: 'calc(var(--content) + 2 * var(--edge))' }}
        mih={{ base: 56, sm: 83 }}
        ps="edge"
        pe={{ base: 'xs', sm: 'edge' }}
      >
        {/* A plain link: pressing the logo reloads this page. */}
        <Flex component="a" href={path} align="center" mih={44}>
          <Wordmark /> <Hidden>{t`Reload this page`}</Hidden>
        </Flex>
        <SectionLinks />
        <LanguageMenu />
        <ButtonLink
          to={session ? '/home' : isCompany ? '/signIn/employer' : '/signIn'}
          size="sm"
          variant="light"
          px={{ base: 'xs', sm: 'sm' }}
        >
          {session ? <Trans>Home</Trans> : <Trans>Sign in</Trans>}
        </ButtonLink>
      </Flex>
    </Box>
  )
}

/** A link that does not fit is on a second row, out of sight until it is focused. */
function SectionLinks() {
  const { t } = useLingui()
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: 'sm',
    mih: 44,
    // A link as wide as the row wraps as a whole.
    maw: 'none',
    px: { base: 'xxs', sm: 'xs' },
  } as const
  return (
    <Flex
      component="nav"
      aria-label={t`Sections of this page`}
      wrap="wrap"
      justify={{ base: 'flex-end', sm: 'flex-start' }}
      columnGap={{ sm: 'xs' }}
      flex="1 1 0"
      miw={0}
      h={44}
      ms={{ sm: 'xl' }}
      style={{ overflow: 'hidden' }}
    >
      {/* Without something before it, the first link would be cut off instead of wrapped. */}
      <Box w={0} h={44} />
      <ButtonLink to="." search hash="features" activeOptions={WITH_HASH} {...look}>
        <Trans comment="Section of the page">Features</Trans>
      </ButtonLink>
      <ButtonLink to="." search hash="recruiting" activeOptions={WITH_HASH} {...look}>
        <Trans comment="Section of the page about hiring, for companies; at most 12 letters">Hiring</Trans>
      </ButtonLink>
    </Flex>
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
      <main id="main" tabIndex={-1} style={{ outline: 0 }}>
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
  return (
    <LandingSection id="features" first title={<Trans>How Ilteo helps you</Trans>}>
      <Tabs
        variant="pills"
        color="var(--tint)"
        __vars={{ '--tabs-text-color': 'var(--primary-text)' }}
        keepMounted={false}
        value={audience}
        onChange={(next) =>
          change(next === 'company' ? { for: next } : { for: undefined, feature: undefined })
        }
      >
        <Paper radius="lg" p="xxs" maw="30rem">
          <Tabs.List aria-label={t`What are you looking for?`}>
            <Tabs.Tab value="worker" {...TAB}>
              <Trans>I want to work</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="company" {...TAB}>
              <Trans>I am hiring</Trans>
            </Tabs.Tab>
          </Tabs.List>
        </Paper>
        <Tabs.Panel value="worker" pt={{ base: 'md', sm: 'xl' }}>
          <WorkerView search={search} onChange={change} />
        </Tabs.Panel>
        <Tabs.Panel value="company" pt={{ base: 'md', sm: 'xl' }}>
          <CompanyView search={search} onChange={change} />
        </Tabs.Panel>
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

/** The operator's contacts, if configured. */
function ContactSection() {
  const contact = useSite()?.contact
  if (!contact?.messengerUrl && !contact?.email) return null
  const { messengerUrl, email, weekdayHours } = contact
  return (
    <Box component="section" pb={{ base: 'xxl', sm: 'xxxl' }} px="edge" aria-labelledby="contact-title">
      <Paper
        radius="lg"
        mx="auto"
        maw={SECTION_WIDTH}
        px={{ base: 'lg', sm: 'xxl' }}
        py={{ base: 'xl', sm: 'xxl' }}
      >
        <Group justify="space-between" gap="lg">
          <div>
            <Title order={2} size="h1" id="contact-title">
              <Trans>Do you have questions?</Trans>
            </Title>
            {weekdayHours && (
              <Text c="dimmed">
                <Trans>We answer on weekdays, {weekdayHours}.</Trans>
              </Text>
            )}
          </div>
          <Group gap="xs" align="stretch">
            {messengerUrl && (
              <Button
                component="a"
                href={messengerUrl}
                target="_blank"
                rel="noreferrer"
                variant="light"
                leftSection={<ChatIcon size={20} />}
              >
                <Trans>Messenger chat</Trans>
              </Button>
            )}
            {email && (
              <Button
                component="a"
                href={`mailto:${email}`}
                variant="default"
                leftSection={<MailIcon size={20} />}
              >
                {email}
              </Button>
            )}
          </Group>
        </Group>
      </Paper>
    </Box>
  )
}
