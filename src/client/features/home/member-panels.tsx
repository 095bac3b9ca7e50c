import { Trans } from '@lingui/react/macro'
import { Center, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { BriefcaseIcon, type Icon, UserIcon } from '../../ui/icon/icons.tsx'
import classes from './member-panels.module.css'

/** For visitors: the ways in for both kinds of members. */
export function MemberPanels() {
  if (useSession()) return null
  return (
    <div className={classes.panels}>
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
    </div>
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
      <Group gap="sm" wrap="nowrap" className={classes.who}>
        <Center component="span" flex="none" w={40} h={40} bdrs="md" bg="var(--tint)" c="purple">
          <Drawing size={22} />
        </Center>
        <div>
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
      </Group>
      <div className={classes.ways}>
        <ButtonLink fullWidth variant="light" to={signIn}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink fullWidth variant="default" to="/signUp" search={{ role: member }}>
          <Trans>Sign up</Trans>
        </ButtonLink>
      </div>
      <Link to="/findPassword" className={classes.find}>
        <Trans>Forgot password?</Trans>
      </Link>
    </section>
  )
}
