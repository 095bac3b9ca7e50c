import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { useAlertsOffered } from '../../entities/notification/alerts-offer.ts'
import { onSession } from '../../api/session.ts'
import { onSignOutRequested } from '../../api/sign-out-request.ts'
import { createPortal } from 'react-dom'
import { useUpdateReady } from '../../offline/install/app-update.ts'
import { useInstallOffer } from '../../browser/install-prompt.ts'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import classes from './app-layout.module.css'
import { Footer } from './header/footer.tsx'
import { Header } from './header/header.tsx'
import { OfflineBanner } from './bars/offline-banner.tsx'
import { TabBar } from './bars/tab-bar.tsx'
import { Optional } from '../../ui/field/optional.tsx'

const ContactSheet = lazy(() =>
  import('./contact-sheet.tsx').then((module) => ({ default: module.ContactSheet })),
)
const SignOutSheet = lazy(() =>
  import('./sign-out-sheet.tsx').then((module) => ({ default: module.SignOutSheet })),
)

const UpdateBar = lazy(() =>
  import('./bars/update-bar.tsx').then((module) => ({ default: module.UpdateBar })),
)
const InstallBar = lazy(() =>
  import('./bars/install-bar.tsx').then((module) => ({ default: module.InstallBar })),
)

const AlertsBar = lazy(() =>
  import('./bars/alerts-bar.tsx').then((module) => ({ default: module.AlertsBar })),
)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A screen below the tabs: on phones it brings its own header with a way back. */
    inner?: boolean
    /** A screen that brings its own header and main part, and has no tabs. */
    bare?: boolean
  }
}

/** What surrounds every screen; a bare one has the bars where it wants them, and the footer. */
export function AppLayout({ bare }: { bare: boolean }) {
  const [sheet, setSheet] = useState<'contact' | 'signOut' | null>(null)
  const inner = useMatches({ select: (matches) => matches.some((match) => match.staticData.inner === true) })
  const phone = usePhone()
  const [underHeader, setUnderHeader] = useState<HTMLElement | null>(null)
  useFocusOnNavigation()
  useGuardsOnSession()
  useEffect(() => onSignOutRequested(() => setSheet('signOut')), [])
  const close = () => setSheet(null)
  return (
    <div className={classes.app} data-bare={bare || undefined}>
      <a href="#main" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {!bare && (
        <Header inner={inner} onContact={() => setSheet('contact')} onSignOut={() => setSheet('signOut')} />
      )}
      {(phone || bare) && underHeader ? createPortal(<Bars />, underHeader) : !bare && <Bars />}
      <UnderHeader value={setUnderHeader}>
        {bare ? (
          <Outlet />
        ) : (
          <main id="main" tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        )}
      </UnderHeader>
      <Footer onContact={() => setSheet('contact')} />
      {!bare && <TabBar />}
      <Optional>
        {sheet === 'contact' && <ContactSheet onClose={close} />}
        {sheet === 'signOut' && <SignOutSheet onClose={close} />}
      </Optional>
    </div>
  )
}

/** What is amiss or on offer, in the flow of the page. */
function Bars() {
  const updateReady = useUpdateReady()
  const installOffer = useInstallOffer()
  const alertsOffered = useAlertsOffered()
  return (
    <>
      <OfflineBanner />
      <Optional>
        {updateReady && <UpdateBar />}
        {installOffer !== 'none' && <InstallBar offer={installOffer} />}
        {alertsOffered && <AlertsBar />}
      </Optional>
    </>
  )
}

/** A new screen starts at its beginning for keyboards and screen readers too; a new page of a list does not. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** Signing in or out, here or in another tab, asks every guard again. */
function useGuardsOnSession() {
  const router = useRouter()
  useEffect(() => onSession(() => void router.invalidate()), [router])
}
