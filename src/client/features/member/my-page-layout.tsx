import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Role } from '../../../contract/base/enums.ts'
import { EmailNote } from '../../entities/email-link/send-email-link-button.tsx'
import { useLacksResume } from '../../entities/resume/use-lacks-resume.ts'
import { useSession } from '../../api/session.ts'
import {
  BellIcon,
  BriefcaseIcon,
  CallIcon,
  ChatIcon,
  CheckIcon,
  ChevronRightIcon,
  DocumentIcon,
  FavoriteIcon,
  GlobeIcon,
  type Icon,
  NewsIcon,
  OfficeIcon,
  PeopleIcon,
  SendIcon,
  ShieldIcon,
  UserIcon,
  VisaIcon,
} from '../../ui/icon/icons.tsx'
import classes from './member.module.css'

interface Item {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  icon: Icon
}

const everybody: readonly Item[] = [
  { to: '/mypage/notifications', label: msg`Notifications`, icon: BellIcon },
  { to: '/news', label: msg`Read news`, icon: NewsIcon },
  { to: '/help', label: msg`Help and phone numbers`, icon: CallIcon },
  { to: '/mypage/language', label: msg`Change language`, icon: GlobeIcon },
  { to: '/mypage/account', label: msg`My account`, icon: UserIcon },
]

const messages: Item = { to: '/messages', label: msg`Messages`, icon: ChatIcon }

const editResume: Item = { to: '/mypage/modifyResume', label: msg`Edit resume`, icon: DocumentIcon }
const writeResume: Item = { to: '/writeResume', label: msg`Write resume`, icon: DocumentIcon }

const jobSeeker: readonly Item[] = [
  { to: '/mypage/alarm', label: msg`Notification settings`, icon: BellIcon },
  editResume,
  { to: '/resumePaper', label: msg`Resume on paper`, icon: DocumentIcon },
  { to: '/mypage/applyStatus', label: msg`Application status`, icon: SendIcon },
  { to: '/mypage/proposals', label: msg`Job offers for you`, icon: BriefcaseIcon },
  messages,
  { to: '/mypage/pay', label: msg`My pay`, icon: CheckIcon },
  { to: '/mypage/favorites', label: msg`Saved jobs`, icon: FavoriteIcon },
]

const company: readonly Item[] = [
  { to: '/employmentPage/applicants', label: msg`Applicants`, icon: PeopleIcon },
  messages,
  { to: '/employmentPage/hiringAnnouncement', label: msg`Postings in progress`, icon: OfficeIcon },
  { to: '/employmentPage/closeAnnouncement', label: msg`Closed postings`, icon: CheckIcon },
  { to: '/talent', label: msg`Matched talent`, icon: PeopleIcon },
  { to: '/proposalEmployment', label: msg`Job offers sent`, icon: SendIcon },
  { to: '/employmentPage/paymenthistory', label: msg`Payment history`, icon: DocumentIcon },
  { to: '/payment', label: msg`Reading tickets`, icon: VisaIcon },
  { to: '/mypage/company', label: msg`Company and verification`, icon: ShieldIcon },
  { to: '/mypage/people', label: msg`People`, icon: PeopleIcon },
]

const pagesOf: Record<Role, readonly Item[]> = {
  EMPLOYEE: jobSeeker,
  EMPLOYER: company,
  OPERATOR: [{ to: '/operator', label: msg`Operator console`, icon: ShieldIcon }],
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
      <Box miw={0}>{children}</Box>
    </div>
  )
}

interface MyPageLinksProps {
  role: Role
  /** `rows` has an icon before each, and an arrow behind it. */
  look?: 'list' | 'rows'
}

export function MyPageLinks({ role, look = 'list' }: MyPageLinksProps) {
  const { i18n } = useLingui()
  const lacksResume = useLacksResume()
  return (
    <ul className={look === 'rows' ? classes.rows : undefined}>
      {myPages(role)
        .map((each) => (lacksResume && each === editResume ? writeResume : each))
        .map((item) => (
          <li key={item.to}>
            <NavLink
              label={i18n._(item.label)}
              {...(look === 'rows' && {
                leftSection: <item.icon size={22} />,
                rightSection: <ChevronRightIcon size={18} />,
                px: 'edge',
                mih: 56,
              })}
              renderRoot={(props) => <Link to={item.to} activeProps={{ 'data-active': true }} {...props} />}
            />
          </li>
        ))}
    </ul>
  )
}
