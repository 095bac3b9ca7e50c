import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import classes from './my-page-layout.module.css'

interface Item {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
}

const everybody: readonly Item[] = [
  { to: '/mypage/notifications', label: msg`Notifications` },
  { to: '/mypage/language', label: msg`Change language` },
  { to: '/mypage/account', label: msg`My account` },
]

const jobSeeker: readonly Item[] = [
  { to: '/mypage/alarm', label: msg`Alarm settings` },
  { to: '/mypage/modifyResume', label: msg`Edit resume` },
  { to: '/mypage/applyStatus', label: msg`Application status` },
  { to: '/mypage/proposals', label: msg`Proposals to you` },
  { to: '/mypage/favorites', label: msg`Favorites` },
]

/** A member's own pages; on desktop with their menu beside them. */
export function MyPageLayout({ children }: { children: ReactNode }) {
  const { i18n, t } = useLingui()
  const session = useSession()
  if (!session) return children
  const items = session.role === 'EMPLOYEE' ? [...jobSeeker, ...everybody] : everybody
  return (
    <div className={classes.layout}>
      <nav className={classes.menu} aria-label={t`My page`}>
        <ul>
          {items.map((item) => (
            <li key={item.to}>
              <Link to={item.to} className={classes.item}>
                {i18n._(item.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  )
}
