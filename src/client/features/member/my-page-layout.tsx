import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Role } from '../../../contract/base/enums.ts'
import { EmailNote } from '../../entities/email-link/email-note.tsx'
import { useSession } from '../../api/session.ts'
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

const company: readonly Item[] = [
  { to: '/employmentPage/hiringAnnouncement', label: msg`Postings in progress` },
  { to: '/employmentPage/closeAnnouncement', label: msg`Closed postings` },
  { to: '/talent', label: msg`Matched talent` },
  { to: '/proposalEmployment', label: msg`Proposals sent` },
  { to: '/employmentPage/paymenthistory', label: msg`Payment history` },
  { to: '/payment', label: msg`Reading tickets` },
  { to: '/mypage/company', label: msg`Company and verification` },
]

const pagesOf: Record<Role, readonly Item[]> = {
  EMPLOYEE: jobSeeker,
  EMPLOYER: company,
  OPERATOR: [{ to: '/operator', label: msg`Operator console` }],
}

/** The pages of a role; the first is the role's "my page". */
const myPages = (role: Role): readonly Item[] => [...pagesOf[role], ...everybody]

/** A member's pages with their menu beside them on desktop. */
export function MyPageLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const session = useSession()
  if (!session) return children
  return (
    <div className={classes.layout}>
      <nav className={classes.menu} aria-label={t`My page`}>
        <MyPageLinks role={session.role} />
        <EmailNote />
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  )
}

export function MyPageLinks({ role }: { role: Role }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {myPages(role).map((item) => (
        <li key={item.to}>
          <Link to={item.to} className={classes.item}>
            {i18n._(item.label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
