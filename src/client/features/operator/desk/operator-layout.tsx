import { Trans, useLingui } from '@lingui/react/macro'
import { Box, NavLink, Text } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSession } from '../../../api/session.ts'
import { DecisionNotice } from './decision-notice.tsx'
import { waitingIn } from './case-places.ts'
import { nameOfDesk } from './case-sections.ts'
import { at, DESKS, type Group, groupNames, sections } from './desks.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { SkipLink } from '../../../ui/page/page.tsx'
import classes from './desk.module.css'
import { SecondFactorGate } from '../sign-in/second-factor-gate.tsx'
import { useOverview } from '../queries.ts'

/** Layout of the console: the menu beside the page on desktop, above it on phones. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  // During a sign-out the pages are still mounted, and their requests would be refused.
  if (useSession()?.role !== 'OPERATOR') return children
  return (
    <SecondFactorGate>
      <div className={classes.layout}>
        <SkipLink href="#desk" pos="absolute" px="sm" py="xs">
          <Trans>Skip the menu</Trans>
        </SkipLink>
        <DeskMenu />
        <Box miw={0} id="desk" tabIndex={-1}>
          <DecisionNotice />
          {children}
        </Box>
      </div>
    </SecondFactorGate>
  )
}

const groups = Object.keys(groupNames) as Group[]

function DeskMenu() {
  const { i18n, t } = useLingui()
  const counts = useOverview().data?.data
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  useShortcuts({ g: () => currentIn(list.current)?.focus() })
  const isCounted = counts !== undefined
  useEffect(() => {
    showCurrent(list.current)
    return router.subscribe('onRendered', () => showCurrent(list.current))
  }, [router])
  useEffect(() => {
    // The counts have widened the menu.
    if (isCounted) showCurrent(list.current)
  }, [isCounted])
  return (
    <nav className={classes.menu} aria-label={t`Operator console`}>
      <ul ref={list} className={classes.groups}>
        <MenuGroup name={<Trans>Today</Trans>}>
          <MenuItem name={<Trans>Overview</Trans>} to="/operator" activeOptions={{ exact: true }} />
        </MenuGroup>
        {groups.map((group) => (
          <MenuGroup key={group} name={i18n._(groupNames[group])}>
            {DESKS.filter((desk) => sections[desk].group === group).map((desk) => (
              <MenuItem
                key={desk}
                name={i18n._(nameOfDesk(desk))}
                count={counts && waitingIn(desk, counts)}
                {...at(desk)}
                activeOptions={{ includeSearch: false }}
              />
            ))}
          </MenuGroup>
        ))}
      </ul>
    </nav>
  )
}

/** Its name is no heading: headings are of the page beside the menu. */
function MenuGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <li>
      <Text id={id} visibleFrom="md" pt="sm" px="sm" size="xs" c="dimmed">
        {name}
      </Text>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  )
}

interface MenuItemProps extends Pick<LinkProps, 'to' | 'params' | 'activeOptions'> {
  name: ReactNode
  /** Number of cases that wait. */
  count?: number | undefined
}

const MenuItem = ({ name, count = 0, ...link }: MenuItemProps) => (
  <li>
    <NavLink
      label={name}
      rightSection={count > 0 ? count : undefined}
      className={classes.item}
      renderRoot={(props) => <Link {...link} {...props} />}
    />
  </li>
)

const currentIn = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[aria-current="page"]')

const EDGE = 16

/** Scrolls the menu to the current entry: it is wider than a phone, and may be higher than a window. */
function showCurrent(list: HTMLElement | null) {
  const current = currentIn(list)?.getBoundingClientRect()
  if (!current || !list) return
  const shown = list.getBoundingClientRect()
  if (current.left < shown.left || current.right > shown.right)
    list.scrollLeft += current.left - shown.left - EDGE
  if (current.top < shown.top || current.bottom > shown.bottom)
    list.scrollTop += current.top - shown.top - EDGE
}
