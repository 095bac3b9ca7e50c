import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack, UnstyledButton } from '@mantine/core'
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useAlertsOffered } from '../../entities/notification/alerts-offer.ts'
import { onSession } from '../../api/session.ts'
import { onSignOutRequested } from '../../api/sign-out-request.ts'
import { createPortal } from 'react-dom'
import { membersTexts } from '../../i18n/activate-language.ts'
import { useAsksLanguage } from '../../i18n/asks-language.ts'
import { useUpdateReady } from '../../offline/install/app-update.ts'
import { currentOfflineNotice, onOfflineNotice, shortenOfflineNotice } from '../../browser/offline-notice.ts'
import { isStorageShortLived } from '../../browser/platform.ts'
import { useInstallOffer } from '../../browser/install-prompt.ts'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { SlowNotice, useConnectivityText } from '../../ui/page/network-notice.tsx'
import { SkipLink } from '../../ui/page/page.tsx'
import { usePhone } from '../../browser/use-phone.ts'
import classes from './app-layout.module.css'
import { Footer } from './header/footer.tsx'
import { Header } from './header/header.tsx'
import { TabBar } from './bars/tab-bar.tsx'
import { optionalPart } from '../../ui/field/optional.tsx'
import { tagOf } from '../../../reference/interface-languages.ts'
import { languages } from '../../i18n/languages.ts'
import { chooseLanguage } from '../../i18n/locale-preference.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { GlobeIcon, OfflineIcon } from '../../ui/icon/icons.tsx'
import { Banner } from '../../ui/page/banner.tsx'
import { useFrozenWhilePressed } from '../../ui/button/use-pressed.ts'

const ContactSheet = optionalPart(
  () => import('../../entities/site/contact-sheet.tsx'),
  'ContactSheet',
  membersTexts,
)
const SignOutSheet = optionalPart(() => import('./sign-out-sheet.tsx'), 'SignOutSheet', membersTexts)

const UpdateBar = optionalPart(() => import('./bars/update-bar.tsx'), 'UpdateBar')
const InstallBar = optionalPart(() => import('./bars/install-bar.tsx'), 'InstallBar', membersTexts)

const UnsentBar = optionalPart(() => import('./bars/unsent-bar.tsx'), 'UnsentBar', membersTexts)

const SignedUpBar = optionalPart(() => import('./bars/signed-up-bar.tsx'), 'SignedUpBar', membersTexts)

const AlertsBar = optionalPart(() => import('./bars/alerts-bar.tsx'), 'AlertsBar', membersTexts)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Email of a member who has just signed up; the page shown next tells them so. */
    signedUp?: string
  }
  interface StaticDataRouteOption {
    /** An inner screen: on phones it has its own header with a back button. */
    inner?: boolean
    /** A screen with its own header and main element, without tabs. */
    bare?: boolean
  }
}

/** The frame of every screen; a bare screen places the bars itself and has the footer only. */
export function AppLayout({ bare }: { bare: boolean }) {
  const [sheet, setSheet] = useState<'contact' | 'signOut' | null>(null)
  const inner = useMatches({ select: (matches) => matches.some((match) => match.staticData.inner === true) })
  // The console's menu is within the main content, before its pages.
  const hasMenu = useLocation({ select: ({ pathname }) => pathname.startsWith('/operator') })
  useFocusOnNavigation()
  useGuardsOnSession()
  useEffect(() => onSignOutRequested(() => setSheet('signOut')), [])
  const close = () => setSheet(null)
  return (
    <Stack gap={0} mih="100dvh" className={classes.app} data-bare={bare || undefined}>
      <SkipLink href={hasMenu ? '#desk' : '#main'} pos="fixed" top={8} left={8} fw={700}>
        <Trans>Skip to content</Trans>
      </SkipLink>
      {!bare && (
        <Header inner={inner} onContact={() => setSheet('contact')} onSignOut={() => setSheet('signOut')} />
      )}
      <BelowHeader bare={bare}>
        {bare ? (
          <Outlet />
        ) : (
          <main id="main" tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        )}
      </BelowHeader>
      <Footer onContact={() => setSheet('contact')} />
      {!bare && <TabBar />}
      <SlowNotice />
      {sheet === 'contact' && <ContactSheet onClose={close} />}
      {sheet === 'signOut' && <SignOutSheet onClose={close} />}
    </Stack>
  )
}

/** The screen, with the bars above it or, where a screen has a header of its own, below that. */
function BelowHeader({ bare, children }: { bare: boolean; children: ReactNode }) {
  const phone = usePhone()
  // Here and not in the frame, which would be drawn a second time as soon as the screen has told its place.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      {(phone || bare) && place ? createPortal(<Bars />, place) : !bare && <Bars />}
      <UnderHeader value={setPlace}>{children}</UnderHeader>
    </>
  )
}

/** Bars with notices and offers, in the flow of the page. */
function Bars() {
  const updateReady = useUpdateReady()
  const installOffer = useInstallOffer()
  const [mayLoseWork] = useState(isStorageShortLived)
  const alertsOffered = useAlertsOffered()
  const asksLanguage = useAsksLanguage()
  const signedUp = useLocation({ select: ({ state }) => state.signedUp })
  return (
    <>
      <OfflineBanner />
      {asksLanguage && <LanguageStrip />}
      <div className={classes.bars}>
        {signedUp !== undefined && <SignedUpBar email={signedUp} />}
        {updateReady && <UpdateBar />}
        {mayLoseWork && <UnsentBar />}
        {installOffer !== 'none' && <InstallBar offer={installOffer} />}
        {alertsOffered && <AlertsBar />}
      </div>
    </>
  )
}

/** Moves the focus to the start of a new screen, but not on a new page of a list. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        shortenOfflineNotice()
        // A screen that is there to be written in has taken it.
        if (document.activeElement?.closest('[data-keeps-focus]')) return
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** Re-runs the route guards when the session changes, here or in another tab. */
function useGuardsOnSession() {
  const router = useRouter()
  useEffect(() => onSession(() => void router.invalidate()), [router])
}

/** The languages by their own names, for a reader whose language we could not detect; gone once one is chosen. */
function LanguageStrip() {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    <Flex
      component="nav"
      gap="xs"
      align="center"
      px={{ base: 'edge', sm: 'max(var(--edge), (100% - var(--content)) / 2)' }}
      bg="var(--tint)"
      c="dark"
      aria-label={t`Change language`}
    >
      <GlobeIcon size={20} />
      {/* All at once where there is room. */}
      <Flex
        component="ul"
        wrap={{ base: 'nowrap', sm: 'wrap' }}
        style={{ overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' }}
      >
        {languages.map(({ code, nameInNative }) => (
          <li key={code}>
            <UnstyledButton
              lang={tagOf(code)}
              miw="var(--target)"
              mih="var(--target)"
              px="sm"
              c={code === current ? 'primary' : undefined}
              fz="sm"
              fw={700}
              td={code === current ? 'underline' : undefined}
              style={{ whiteSpace: 'nowrap' }}
              aria-pressed={code === current}
              onClick={() => chooseLanguage(code)}
            >
              {nameInNative}
            </UnstyledButton>
          </li>
        ))}
      </Flex>
    </Flex>
  )
}

/** Under the header, in the flow: one line, which the mark in the header replaces on the next page. */
function OfflineBanner() {
  const text = useConnectivityText()
  const notice = useFrozenWhilePressed(
    useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none'),
  )
  return <div role="status">{notice === 'words' && <Banner icon={OfflineIcon} title={text} />}</div>
}
