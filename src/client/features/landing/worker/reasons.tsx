import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DocumentIcon, type Icon, PeopleIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import { LandingSection } from '../landing-section.tsx'
import classes from './reasons.module.css'

export function Reasons() {
  return (
    <LandingSection
      id="reasons"
      title={<Trans>Why companies hire people from abroad here</Trans>}
      lead={
        <Trans>
          Factories, farms, restaurants and construction sites need people. Find people here who want this
          work.
        </Trans>
      }
    >
      <ul className={classes.reasons}>
        <Reason icon={PeopleIcon} title={<Trans>People who want your kind of work</Trans>}>
          <Trans>People say which kind of work, region and pay they want.</Trans>
        </Reason>
        <Reason icon={DocumentIcon} title={<Trans>Know before you call</Trans>}>
          <Trans>
            Each resume shows nationality, residence type, Korean level, experience and a short introduction.
          </Trans>
        </Reason>
        <Reason icon={ShieldIcon} title={<Trans>Know the cost in advance</Trans>}>
          <Trans>
            You can post a free Life job once every seven days. All other prices are fixed and shown before
            you pay.
          </Trans>
        </Reason>
      </ul>
    </LandingSection>
  )
}

interface ReasonProps {
  icon: Icon
  title: ReactNode
  children: ReactNode
}

function Reason({ icon: Drawing, title, children }: ReasonProps) {
  return (
    <li className={classes.reason}>
      <span className={classes.sign}>
        <Drawing size={24} />
      </span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
