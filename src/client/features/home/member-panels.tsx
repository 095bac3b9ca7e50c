import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Role } from '../../../contract/base/enums.ts'
import { useSession } from '../../api/session.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import {
  FavoriteIcon,
  BriefcaseIcon,
  DocumentIcon,
  type Icon,
  PencilIcon,
  PeopleIcon,
  UserIcon,
} from '../../ui/icon/icons.tsx'
import classes from './member-panels.module.css'

/** Sign-in links for both roles; signed-in members see their own pages. */
export function MemberPanels() {
  const session = useSession()
  return <div className={classes.panels}>{session ? <OwnThings role={session.role} /> : <WaysIn />}</div>
}

function WaysIn() {
  return (
    <>
      <Panel
        icon={UserIcon}
        title={<Trans>I want to work</Trans>}
        note={<Trans>Job seekers</Trans>}
        signIn="/signIn/employee"
        member="EMPLOYEE"
      />
      <Panel
        icon={BriefcaseIcon}
        title={<Trans>I am hiring</Trans>}
        note={<Trans>Companies</Trans>}
        signIn="/signIn/employer"
        member="EMPLOYER"
      />
    </>
  )
}

interface PanelProps {
  icon: Icon
  title: ReactNode
  note: ReactNode
  signIn: '/signIn/employee' | '/signIn/employer'
  member: 'EMPLOYEE' | 'EMPLOYER'
}

function Panel({ icon: Drawing, title, note, signIn, member }: PanelProps) {
  return (
    <section className={classes.panel}>
      <div className={classes.who}>
        <span className={classes.sign}>
          <Drawing size={22} />
        </span>
        <div>
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
      </div>
      <div className={classes.ways}>
        <LinkButton full variant="light" to={signIn}>
          <Trans>Sign in</Trans>
        </LinkButton>
        <LinkButton full variant="outline" to="/signUp" search={{ role: member }}>
          <Trans>Sign up</Trans>
        </LinkButton>
      </div>
      <Link to="/findPassword" className={classes.find}>
        <Trans>Find ID and password</Trans>
      </Link>
    </section>
  )
}

function OwnThings({ role }: { role: Role }) {
  return (
    <nav className={classes.own}>
      {role === 'OPERATOR' ? (
        <Own to="/operator" icon={BriefcaseIcon}>
          <Trans>Operator console</Trans>
        </Own>
      ) : role === 'EMPLOYER' ? (
        <>
          <Own to="/employmentPage/hiringAnnouncement" icon={BriefcaseIcon}>
            <Trans>My postings</Trans>
          </Own>
          <Own to="/writeAnnouncement" icon={PencilIcon}>
            <Trans>Post a job</Trans>
          </Own>
          <Own to="/talent" icon={PeopleIcon}>
            <Trans>Matched talent</Trans>
          </Own>
        </>
      ) : (
        <>
          <Own to="/mypage/favorites" icon={FavoriteIcon}>
            <Trans>Favorites</Trans>
          </Own>
          <Own to="/mypage/applyStatus" icon={BriefcaseIcon}>
            <Trans>Application status</Trans>
          </Own>
          <Own to="/mypage/modifyResume" icon={DocumentIcon}>
            <Trans>Edit resume</Trans>
          </Own>
        </>
      )}
    </nav>
  )
}

interface OwnProps {
  to:
    | '/operator'
    | '/employmentPage/hiringAnnouncement'
    | '/writeAnnouncement'
    | '/talent'
    | '/mypage/favorites'
    | '/mypage/applyStatus'
    | '/mypage/modifyResume'
  icon: Icon
  children: ReactNode
}

function Own({ to, icon: Drawing, children }: OwnProps) {
  return (
    <Link to={to}>
      <span className={classes.sign}>
        <Drawing size={22} />
      </span>
      {children}
    </Link>
  )
}
