import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { live } from '../../../api/query-for.ts'
import { useSession } from '../../../api/session.ts'
import { DecisionNotice } from '../cases/decision-notice.tsx'
import { at, type Desk, deskNames, DESKS } from './desks.ts'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import side from './side-menu.module.css'
import classes from './desk.module.css'
import { SecondFactorGate } from '../sign-in/second-factor-gate.tsx'
import { overview } from '../queries.ts'

/** Number of open cases by section. */
const waiting: Partial<Record<Desk, (counts: OperatorOverview) => number>> = {
  verifications: (counts) => counts.waitingVerifications,
  names: (counts) => counts.waitingNames,
  guarantees: (counts) => counts.waitingGuarantees ?? 0,
  latepay: (counts) => counts.openLatePay ?? 0,
  signals: (counts) => counts.suspiciousPostings ?? 0,
  occupations: (counts) => counts.unmatchedPostings ?? 0,
  arrears: (counts) => counts.possibleArrears ?? 0,
  receipts: (counts) => counts.waitingReceipts + (counts.receiptsToCancel ?? 0),
  reports: (counts) =>
    counts.openReports + (counts.openProposalReports ?? 0) + (counts.openMessageReports ?? 0),
}

/** Layout of the console: the menu beside the page on desktop, above it on phones. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  // During a sign-out the pages are still mounted, and their requests would be refused.
  if (useSession()?.role !== 'OPERATOR') return children
  return (
    <SecondFactorGate>
      <Box className={side.layout} style={{ '--menu-width': '176px' }}>
        <Box
          component="a"
          href="#desk"
          pos="absolute"
          py="xs"
          px="sm"
          bdrs="md"
          bg="var(--primary)"
          c="var(--on-primary)"
          style={{ zIndex: 50 }}
          className={classes.skip}
        >
          <Trans>Skip the menu</Trans>
        </Box>
        <DeskMenu />
        <div className={side.page} id="desk" tabIndex={-1}>
          <DecisionNotice />
          {children}
        </div>
      </Box>
    </SecondFactorGate>
  )
}

function DeskMenu() {
  const { i18n, t } = useLingui()
  const counts = useQuery({ ...overview(), ...live }).data?.data
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
    <nav className={side.menu} aria-label={t`Operator console`}>
      <ul ref={list} className={classes.menu}>
        <li>
          <Link to="/operator" activeOptions={{ exact: true }} className={`${side.item} ${classes.item}`}>
            <Trans>Overview</Trans>
          </Link>
        </li>
        {DESKS.map((desk) => (
          <li key={desk}>
            <Link
              {...at(desk)}
              activeOptions={{ includeSearch: false }}
              className={`${side.item} ${classes.item}`}
            >
              {i18n._(deskNames[desk])}
              {counts && <Count>{waiting[desk]?.(counts) ?? 0}</Count>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Count = ({ children }: { children: number }) =>
  children > 0 ? <span className={side.count}>{children}</span> : null

const currentIn = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[aria-current="page"]')

const EDGE = 16

/** Scrolls the menu to the current entry, because it is wider than a phone. */
function showCurrent(list: HTMLElement | null) {
  const current = currentIn(list)
  if (!current || !list) return
  const start = current.offsetLeft - list.scrollLeft
  const isSeen = start >= 0 && start + current.offsetWidth <= list.clientWidth
  if (!isSeen) list.scrollLeft = current.offsetLeft - EDGE
}
