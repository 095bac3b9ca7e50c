import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { live } from '../../../api/live-query.ts'
import { useSession } from '../../../api/session.ts'
import { at, type Desk, deskNames, DESKS } from './desks.ts'
import side from '../../../ui/page/side-menu.module.css'
import classes from './operator-layout.module.css'
import { SecondFactorGate } from '../sign-in/second-factor-gate.tsx'
import { overview } from '../queries.ts'

/** What waits on a desk. */
const waiting: Partial<Record<Desk, (counts: OperatorOverview) => number>> = {
  verifications: (counts) => counts.waitingVerifications,
  reports: (counts) => counts.openReports,
}

/** The console's pages with their menu: beside them on desktop, above them on phones. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  // While somebody signs out, the pages are still there for a moment and their reads would be refused.
  if (useSession()?.role !== 'OPERATOR') return children
  return (
    <SecondFactorGate>
      <div className={`${side.layout} ${classes.layout}`}>
        <DeskMenu />
        <div className={side.page}>{children}</div>
      </div>
    </SecondFactorGate>
  )
}

function DeskMenu() {
  const { i18n, t } = useLingui()
  const counts = useQuery({ ...overview(), ...live }).data?.data
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const isCounted = counts !== undefined
  useEffect(() => {
    showCurrent(list.current)
    return router.subscribe('onRendered', () => showCurrent(list.current))
  }, [router])
  useEffect(() => {
    // They have made it wider.
    if (isCounted) showCurrent(list.current)
  }, [isCounted])
  return (
    <nav className={`${side.menu} ${classes.menu}`} aria-label={t`Operator console`}>
      <ul ref={list}>
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

const EDGE = 16

/** On phones the menu is wider than the screen. */
function showCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!current || !list) return
  const start = current.offsetLeft - list.scrollLeft
  const isSeen = start >= 0 && start + current.offsetWidth <= list.clientWidth
  if (!isSeen) list.scrollLeft = current.offsetLeft - EDGE
}
