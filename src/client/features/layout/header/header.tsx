import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { Wordmark } from '../../../ui/page/brand.tsx'
import { ChevronDownIcon, ChevronUpIcon, GlobeIcon } from '../../../ui/icon/icons.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { OfflineMark } from '../../../ui/page/offline-mark.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import classes from './header.module.css'
import { HeaderOutbox } from './header-outbox.tsx'
import { activeTab } from '../active-tab.ts'
import { headerTabsOf, menusOf, type ServiceMenu } from '../navigation.ts'
import { AccountItems, MenuLinks } from './service-menu.tsx'
import { useDismiss } from '../use-dismiss.ts'

const UnreadBadge = lazy(() =>
  import('../unread-badge.tsx').then((module) => ({ default: module.UnreadBadge })),
)
// Loaded for members only.
const HeaderBell = lazy(() => import('./header-bell.tsx').then((module) => ({ default: module.HeaderBell })))

interface HeaderProps {
  onContact: () => void
  onSignOut: () => void
  /** Inner screens: phones show the screen's own header instead. */
  inner: boolean
}

export function Header({ inner, ...actions }: HeaderProps) {
  const { t } = useLingui()
  const session = useSession()
  const isTalent = useLocation({ select: ({ pathname }) => pathname === '/talent' })
  return (
    <header className={classes.header} data-no-print data-inner={inner || undefined}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Wordmark /> <Hidden>{t`Home`}</Hidden>
        </Link>
        <DesktopTabs />
        <div className={classes.tools}>
          <HeaderOutbox />
          <OfflineMark />
          <PhoneMenu {...actions} />
          <DesktopMenus {...actions} />
          {session && (
            <span className={classes.bell}>
              <Optional>
                <HeaderBell />
              </Optional>
            </span>
          )}
          <Link
            to="/mypage/language"
            className={classes.language}
            data-member={session !== null || undefined}
            aria-label={t`Change language`}
          >
            <GlobeIcon size={22} />
          </Link>
          {!session && (
            <Link
              to="/signIn"
              // The sign-in takes the role of the page that led there, where visitors see one for companies.
              {...(isTalent ? { search: { redirect: '/talent' } } : {})}
              className={classes.signIn}
            >
              <Trans>Sign in</Trans>
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

function DesktopTabs() {
  const { i18n, t } = useLingui()
  const role = useSession()?.role
  const path = useLocation({ select: (location) => location.pathname })
  const tabs = headerTabsOf(role)
  const current = activeTab(path, tabs)
  return (
    <nav className={classes.tabs} aria-label={t`Main menu`}>
      {tabs.map((tab) => {
        const active = tab === current
        return (
          <Link
            key={tab.to}
            to={tab.to}
            data-active={active || undefined}
            activeOptions={{ exact: true }}
            aria-current={active ? 'page' : undefined}
          >
            {i18n._(tab.label)}
            {tab.countsUnread && (
              <Optional>
                <UnreadBadge />
              </Optional>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

type MenuActions = Omit<HeaderProps, 'inner'>

/** All menus behind one button, opening below the header. */
function PhoneMenu(actions: MenuActions) {
  const { i18n } = useLingui()
  const menus = menusOf(useSession()?.role)
  return (
    <Disclosure className={classes.phoneMenu} title={i18n._(menus[0].title)}>
      {(close) => (
        <>
          {menus.map((menu, index) => (
            <div key={menu.title.id} className={classes.group}>
              {index > 0 && <p className={classes.groupTitle}>{i18n._(menu.title)}</p>}
              <MenuLinks items={menu.items} onLeave={close} />
            </div>
          ))}
          <div className={classes.group}>
            <AccountItems {...closing(actions, close)} />
          </div>
        </>
      )}
    </Disclosure>
  )
}

function DesktopMenus(actions: MenuActions) {
  const { i18n } = useLingui()
  const menus: readonly ServiceMenu[] = menusOf(useSession()?.role)
  return menus.map((menu) => (
    <Disclosure key={menu.title.id} className={classes.desktopMenu} title={i18n._(menu.title)}>
      {(close) => (
        <>
          <MenuLinks items={menu.items} onLeave={close} />
          {menu === menus[0] && <AccountItems {...closing(actions, close)} />}
        </>
      )}
    </Disclosure>
  ))
}

function closing(actions: MenuActions, close: () => void) {
  return {
    onLeave: close,
    onContact: () => {
      close()
      actions.onContact()
    },
    onSignOut: () => {
      close()
      actions.onSignOut()
    },
  }
}

interface DisclosureProps {
  className: string | undefined
  title: string
  children: (close: () => void) => ReactNode
}

function Disclosure({ className, title, children }: DisclosureProps) {
  const [open, { close, toggle }] = useDisclosure()
  const { area, leave } = useDismiss(open, close)
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon
  return (
    <div ref={area} className={className}>
      <button type="button" className={classes.toggle} aria-expanded={open} onClick={toggle}>
        <span>{title}</span>
        <Chevron size={18} />
      </button>
      {open && <div className={classes.panel}>{children(leave)}</div>}
    </div>
  )
}
