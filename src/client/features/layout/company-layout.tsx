import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { dashboard } from '../../entities/announcement/announcement-queries.ts'
import { useHasContact } from '../../entities/site/site-query.ts'
import { useSession } from '../../api/session.ts'
import { Optional } from '../../ui/field/optional.tsx'
import side from '../../ui/page/side-menu.module.css'
import classes from './company-layout.module.css'

const ContactSheet = lazy(() =>
  import('../../entities/site/contact-sheet.tsx').then((module) => ({ default: module.ContactSheet })),
)

interface Item {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  count?: (counts: Dashboard) => number
  /** The count is of those not read. */
  isUnread?: boolean
}

const items: readonly Item[] = [
  {
    to: '/employmentPage/applicants',
    label: msg`Applicants`,
    count: ({ unread }) => unread,
    isUnread: true,
  },
  {
    to: '/employmentPage/hiringAnnouncement',
    label: msg`Postings in progress`,
    count: ({ inProgress, waiting }) => inProgress + waiting,
  },
  { to: '/employmentPage/closeAnnouncement', label: msg`Closed postings`, count: ({ closed }) => closed },
  { to: '/talent', label: msg`Matched talent` },
  { to: '/proposalEmployment', label: msg`Job offers sent`, count: ({ proposals }) => proposals },
  { to: '/employmentPage/paymenthistory', label: msg`Payment history` },
  { to: '/payment', label: msg`Reading tickets` },
]

/** An employer's pages with their menu beside them on desktop; others see the page alone. */
export function CompanyLayout({ children }: { children: ReactNode }) {
  if (useSession()?.role !== 'EMPLOYER') return children
  return (
    <div className={`${side.layout} ${classes.layout}`}>
      <CompanyMenu />
      <div className={side.page}>{children}</div>
    </div>
  )
}

function CompanyMenu() {
  const { i18n } = useLingui()
  const counts = useQuery(dashboard()).data?.data
  const [isAsking, setIsAsking] = useState(false)
  const hasContact = useHasContact()
  return (
    <nav className={`${side.menu} ${classes.menu}`} aria-labelledby="company-menu">
      <p id="company-menu" className={classes.title}>
        <Trans>Company service</Trans>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={side.item} activeOptions={{ exact: true, includeSearch: false }}>
              {i18n._(item.label)}
              {counts && item.count && <Count isUnread={item.isUnread === true}>{item.count(counts)}</Count>}
            </Link>
          </li>
        ))}
        {hasContact && (
          <li>
            <button type="button" className={side.item} onClick={() => setIsAsking(true)}>
              <Trans>Contact us</Trans>
            </button>
          </li>
        )}
      </ul>
      <Optional>{isAsking && <ContactSheet onClose={() => setIsAsking(false)} />}</Optional>
    </nav>
  )
}

function Count({ children: unread, isUnread }: { children: number; isUnread: boolean }) {
  if (unread === 0) return null
  return (
    <span className={side.count}>
      {isUnread ? <Plural value={unread} one="# unread" other="# unread" /> : unread}
    </span>
  )
}
