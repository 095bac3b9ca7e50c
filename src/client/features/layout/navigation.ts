import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { Role } from '../../../contract/base/enums.ts'
import {
  BriefcaseIcon,
  ChatIcon,
  DocumentIcon,
  FavoriteIcon,
  HomeIcon,
  type Icon,
  NewsIcon,
  OfficeIcon,
  PeopleIcon,
  SendIcon,
  ShieldIcon,
  UserIcon,
} from '../../ui/icon/icons.tsx'

export interface Destination {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  search?: LinkProps['search']
  /** Not for employers who may only look. */
  isForManagers?: boolean
}

export interface Tab extends Destination {
  icon: Icon
  /** Other paths of this entry, case-insensitive. */
  also?: readonly string[]
  /** Shows how many conversations are unread. */
  countsUnread?: boolean
}

const home: Tab = { to: '/home', label: msg`Home`, icon: HomeIcon, also: ['/'] }
const jobs: Tab = { to: '/recruitInfo', label: msg`Jobs`, icon: BriefcaseIcon, also: ['/recruitment/detail'] }
const saved: Tab = {
  to: '/mypage/favorites',
  label: msg({ message: 'Saved', context: 'favorites', comment: 'Tab: saved jobs' }),
  icon: FavoriteIcon,
}
const applications: Tab = { to: '/mypage/applyStatus', label: msg`Applications`, icon: SendIcon }
const messages: Tab = {
  to: '/messages',
  label: msg({ message: 'Messages', comment: 'Tab: what the reader and others wrote to each other' }),
  icon: ChatIcon,
  countsUnread: true,
}
const resume: Tab = { to: '/writeResume', label: msg`Resume`, icon: DocumentIcon }
const announcements: Tab = {
  to: '/employmentPage/hiringAnnouncement',
  label: msg`Postings`,
  icon: OfficeIcon,
  also: ['/employmentpage', '/writeannouncement', '/anoouncementtype'],
}
const talent: Tab = {
  to: '/talent',
  label: msg({ message: 'Talent', comment: 'Menu of companies: candidates that match their postings' }),
  icon: PeopleIcon,
  also: ['/proposalemployment'],
}
const news: Tab = { to: '/news', label: msg`News`, icon: NewsIcon }
const myPage: Tab = { to: '/mypage', label: msg`My page`, icon: UserIcon, also: ['/writeresume', '/payment'] }
const signIn: Tab = {
  to: '/signIn',
  label: msg`Sign in`,
  icon: UserIcon,
  also: ['/signup', '/findpassword'],
}
const desk: Tab = { to: '/operator', label: msg`Operator console`, icon: ShieldIcon }

const memberTabs: Record<Role, readonly Tab[]> = {
  // Saved jobs are at the top of "My page": six words do not fit a narrow phone in every language.
  EMPLOYEE: [home, jobs, applications, messages, myPage],
  EMPLOYER: [home, announcements, talent, messages, myPage],
  OPERATOR: [desk, jobs, news, myPage],
}
const visitorTabs: readonly Tab[] = [jobs, saved, resume, news, signIn]

/** The tabs of a role; what is not among them is in the menus. */
export const tabsOf = (role: Role | undefined): readonly Tab[] => (role ? memberTabs[role] : visitorTabs)

/** The header of the desktop has room for one more: saved jobs, for employers the news. */
export function headerTabsOf(role: Role | undefined): readonly Tab[] {
  if (role === 'EMPLOYEE') return tabsOf(role).toSpliced(2, 0, saved)
  return role === 'EMPLOYER' ? tabsOf(role).toSpliced(4, 0, news) : tabsOf(role)
}

const readNews: Destination = { to: '/news', label: msg`Read news` }
const help: Destination = { to: '/help', label: msg`Help and phone numbers` }
const language: Destination = { to: '/mypage/language', label: msg`Change language` }

/** Entry of the last menu for members. */
export const account: Destination = { to: '/mypage/account', label: msg`My account` }

const jobSeekerMenu: readonly Destination[] = [
  { to: '/mypage/alarm', label: msg`Notification settings` },
  { to: '/mypage/modifyResume', label: msg`Edit resume` },
  { to: '/mypage/applyStatus', label: msg`Application status` },
  messages,
  { to: '/mypage/proposals', label: msg`Job offers for you` },
  { to: '/mypage/favorites', label: msg`Saved jobs` },
  readNews,
  help,
  language,
]

const visitorJobMenu: readonly Destination[] = [
  { to: '/recruitInfo', label: msg`Find jobs` },
  readNews,
  { to: '/signIn/employee', label: msg`Sign in as a job seeker` },
  { to: '/signUp', search: { role: 'EMPLOYEE' }, label: msg`Sign up` },
  help,
  language,
]

const employerMenu: readonly Destination[] = [
  { to: '/employmentPage/applicants', label: msg`Applicants` },
  { to: '/employmentPage/hiringAnnouncement', label: msg`Postings in progress` },
  { to: '/employmentPage/closeAnnouncement', label: msg`Closed postings` },
  { to: '/writeAnnouncement', label: msg`Post a job`, isForManagers: true },
  { to: '/talent', label: msg`Matched talent` },
  { to: '/proposalEmployment', label: msg`Job offers` },
  { to: '/employmentPage/paymenthistory', label: msg`Payment history` },
  { to: '/payment', label: msg`Reading tickets` },
  { to: '/mypage/company', label: msg`Company and verification` },
  { to: '/mypage/people', label: msg({ message: 'People', comment: 'Who works for the company' }) },
  help,
  language,
]

const jobSeekerCompanyMenu: readonly Destination[] = [
  { to: '/writeAnnouncement', label: msg`Post a job` },
  { to: '/talent', label: msg`Matched talent` },
]

const visitorCompanyMenu: readonly Destination[] = [
  ...jobSeekerCompanyMenu,
  { to: '/signIn/employer', label: msg`Sign in as a company` },
]

export interface ServiceMenu {
  title: MessageDescriptor
  items: readonly Destination[]
}

const jobSeekerService = msg`Job seeker service`
const companyService = msg`Company service`

/** The header's menus: both for visitors and job seekers, one's own for employers and operators. */
export function menusOf(role: Role | undefined): readonly [ServiceMenu, ...ServiceMenu[]] {
  if (role === 'OPERATOR') return [{ title: msg`Operator`, items: [desk, language] }]
  if (role === 'EMPLOYER') return [{ title: companyService, items: employerMenu }]
  return role === 'EMPLOYEE'
    ? [
        { title: jobSeekerService, items: jobSeekerMenu },
        { title: companyService, items: jobSeekerCompanyMenu },
      ]
    : [
        { title: jobSeekerService, items: visitorJobMenu },
        { title: companyService, items: visitorCompanyMenu },
      ]
}
