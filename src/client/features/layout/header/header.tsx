import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Paper, Text, UnstyledButton } from '@mantine/core'
import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, lazy, useEffect } from 'react'
import { useMemberId, useSession } from '../../../api/session.ts'
import { Wordmark } from '../../../entities/site/brand.tsx'
import { ChevronDownIcon, ChevronUpIcon, GlobeIcon } from '../../../ui/icon/icons.tsx'
import { Optional, optionalPart } from '../../../ui/field/optional.tsx'
import { OfflineMark } from '../../../ui/page/network-notice.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import classes from './header.module.css'
import { activeTab } from '../active-tab.ts'
import { type ServiceMenu, headerTabsOf, menusOf } from '../navigation.ts'
import { ButtonLink, IconLink } from '../../../ui/link.tsx'
import { AccountItems, MenuLinks } from './service-menu.tsx'
import { whenIdle } from '../../../browser/scheduling.ts'
import { useFromOutbox, useOutboxMark } from '../../../offline/outbox/use-outbox.ts'

const UnreadBadge = optionalPart(() => import('../unread-badge.tsx'), 'UnreadBadge')
// Loaded for members only.
const HeaderBell = optionalPart(() => import('./header-bell.tsx'), 'HeaderBell')

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
  const isUnsent = useFromOutbox(({ entries }) => entries.length > 0)
  return (
    <Box
      component="header"
      visibleFrom={inner ? 'sm' : undefined}
      pos={{ base: 'sticky', sm: 'relative' }}
      top={0}
      bg="var(--surface)"
      className={classes.header}
      data-no-print
    >
      <Flex
        pos="relative"
        align="center"
        wrap={{ base: 'nowrap', sm: 'wrap' }}
        maw={{ base: 'var(--column)', sm: 'calc(var(--content) + 2 * var(--edge))' }}
        mih={{ base: 56, sm: 83 }}
        mx="auto"
        ps="edge"
        pe={{ base: 4, sm: 'edge' }}
        className={classes.bar}
        data-unsent={isUnsent || undefined}
      >
        <Flex component={Link} to="/" flex="none" align="center" mih="var(--target)" className={classes.home}>
          <Wordmark /> <Hidden>{t`Home`}</Hidden>
        </Flex>
        <DesktopTabs />
        <div className={classes.tools}>
          <HeaderOutbox />
          <OfflineMark />
          <PhoneMenu {...actions} />
          <DesktopMenus {...actions} />
          {session && (
            <Box component="span" flex="none" w="var(--target)" h="var(--target)" className={classes.first}>
              <HeaderBell />
            </Box>
          )}
          <IconLink
            to="/mypage/language"
            // Members find it in their menu; the bell needs the room.
            visibleFrom={session ? 'sm' : undefined}
            className={classes.first}
            aria-label={t`Change language`}
          >
            <GlobeIcon size={22} />
          </IconLink>
          {!session && (
            <ButtonLink
              to="/signIn"
              // The sign-in takes the role of the page that led there, where visitors see one for companies.
              {...(isTalent ? { search: { redirect: '/talent' } } : {})}
              visibleFrom="sm"
              variant="light"
              size="sm"
              ms="xs"
            >
              <Trans>Sign in</Trans>
            </ButtonLink>
          )}
        </div>
      </Flex>
    </Box>
  )
}

function DesktopTabs() {
  const { i18n, t } = useLingui()
  const role = useSession()?.role
  const path = useLocation({ select: (location) => location.pathname })
  const tabs = headerTabsOf(role)
  const current = activeTab(path, tabs)
  return (
    <Group component="nav" visibleFrom="sm" gap={0} ms="md" aria-label={t`Main menu`}>
      {tabs.map((tab) => {
        const active = tab === current
        return (
          <ButtonLink
            key={tab.to}
            to={tab.to}
            variant="subtle"
            color={active ? 'primary' : 'gray'}
            mih="var(--target)"
            px="sm"
            fw={active ? 700 : 400}
            activeOptions={{ exact: true }}
            aria-current={active ? 'page' : undefined}
          >
            {i18n._(tab.label)}
            {tab.countsUnread && <UnreadBadge />}
          </ButtonLink>
        )
      })}
    </Group>
  )
}

type MenuActions = Omit<HeaderProps, 'inner'>

/** All menus behind one button, opening below the header. */
function PhoneMenu(actions: MenuActions) {
  const { i18n } = useLingui()
  const menus = menusOf(useSession()?.role)
  return (
    <Disclosure onPhones title={i18n._(menus[0].title)}>
      {(close) => (
        <>
          {menus.map((menu, index) => (
            <Box key={menu.title.id}>
              {index > 0 && (
                <Text
                  mt="xs"
                  px="sm"
                  py="xs"
                  size="sm"
                  c="dimmed"
                  style={{ borderTop: '1px solid var(--hairline)' }}
                >
                  {i18n._(menu.title)}
                </Text>
              )}
              <MenuLinks items={menu.items} onLeave={close} />
            </Box>
          ))}
          <AccountItems {...closing(actions, close)} />
        </>
      )}
    </Disclosure>
  )
}

function DesktopMenus(actions: MenuActions) {
  const { i18n } = useLingui()
  const menus: readonly ServiceMenu[] = menusOf(useSession()?.role)
  return menus.map((menu) => (
    <Disclosure key={menu.title.id} title={i18n._(menu.title)}>
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
  /** On phones only, else on desktops only. */
  onPhones?: boolean
  title: string
  children: (close: () => void) => ReactNode
}

function Disclosure({ onPhones = false, title, children }: DisclosureProps) {
  const [open, { close, toggle }] = useDisclosure()
  const { area, leave } = useDismiss(open, close)
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon
  const place = onPhones
    ? ({ hiddenFrom: 'sm', className: classes.phoneMenu } as const)
    : ({ visibleFrom: 'sm', pos: 'relative' } as const)
  return (
    <Box ref={area} {...place}>
      <UnstyledButton
        mih="var(--target)"
        px={{ base: 'xs', sm: 'sm' }}
        c="dimmed"
        fw={700}
        className={classes.toggle}
        aria-expanded={open}
        onClick={toggle}
      >
        <span>{title}</span>
        <Chevron size={18} />
      </UnstyledButton>
      {open && (
        <Paper
          shadow="lg"
          radius={onPhones ? 0 : 'md'}
          withBorder={!onPhones}
          p="xs"
          pb={onPhones ? 'calc(var(--space-16) + env(safe-area-inset-bottom))' : 'xs'}
          className={classes.panel}
        >
          {children(leave)}
        </Paper>
      )}
    </Box>
  )
}

const loadLink = () => import('./outbox-link.tsx')
const OutboxLink = lazy(async () => ({ default: (await loadLink()).OutboxLink }))

/** State of unsent entries, announced politely on changes. Visitors have none and load nothing for it. */
function HeaderOutbox() {
  const mark = useOutboxMark()
  const memberId = useMemberId()
  // Preloaded, so that it works if the first entry is saved offline.
  useEffect(() => {
    if (memberId !== null)
      void whenIdle()
        .then(loadLink)
        .catch(() => undefined)
  }, [memberId])
  return (
    <Box component="span" flex="none" style={{ order: -2 }} role="status">
      {mark && (
        <Optional>
          <OutboxLink state={mark.state} count={mark.count} />
        </Optional>
      )}
    </Box>
  )
}

/**
 * Closes a menu on a press outside, when focus leaves, and on Escape. `area` is the ref of its root. `leave`
 * closes it from inside and, like Escape, returns the focus to the button that opened it.
 */
function useDismiss(open: boolean, close: () => void) {
  const area = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin'], undefined, open)
  const leave = () => {
    area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    close()
  }
  useWindowEvent('keydown', (event) => {
    if (open && event.key === 'Escape') leave()
  })
  return { area, leave }
}
