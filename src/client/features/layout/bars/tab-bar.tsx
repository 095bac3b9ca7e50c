import { useLingui } from '@lingui/react/macro'
import { Box, Stack } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type MouseEvent } from 'react'
import { useSession } from '../../../api/session.ts'
import { isPlainPress, usePressed } from '../../../ui/button/use-pressed.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { activeTab } from '../active-tab.ts'
import { tabsOf } from '../navigation.ts'
import classes from './tab-bar.module.css'

// Loaded for members only.
const UnreadBadge = optionalPart(() => import('../unread-badge.tsx'), 'UnreadBadge')

/** The tabs of the role at the foot of a phone's screen. */
export function TabBar() {
  const { i18n, t } = useLingui()
  const role = useSession()?.role
  const path = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const { shown, press } = usePressed(path)
  const tabs = tabsOf(role)
  const current = activeTab(path, tabs)
  const highlighted = activeTab(shown, tabs)
  return (
    <Box
      component="nav"
      hiddenFrom="sm"
      pos="fixed"
      inset="auto 0 0"
      bg="var(--surface)"
      className={classes.bar}
      aria-label={t({ message: 'Main menu', comment: 'Read by screen readers' })}
      data-tab-bar
    >
      {tabs.map((tab) => {
        const active = tab === highlighted
        return (
          <Stack
            key={tab.to}
            renderRoot={(root) => <Link {...root} to={tab.to} activeOptions={{ exact: true }} />}
            gap={2}
            align="center"
            justify="center"
            mih={60}
            px={2}
            py={6}
            c={active ? 'primary' : 'var(--faint)'}
            fw={active ? 700 : undefined}
            ta="center"
            className={classes.tab}
            data-active={active || undefined}
            aria-current={tab === current ? 'page' : undefined}
            onClick={(event: MouseEvent) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              void press(tab.to, () => navigate({ to: tab.to }))
            }}
          >
            <tab.icon />
            <span>{i18n._(tab.label)}</span>
            {tab.countsUnread && <UnreadBadge atCorner />}
          </Stack>
        )
      })}
    </Box>
  )
}
