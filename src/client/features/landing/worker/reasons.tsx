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
          Factories, farms, kitchens and building sites need people. Here are people who want that work.
        </Trans>
      }
    >
      <ul className={classes.reasons}>
        <Reason icon={PeopleIcon} title={<Trans>They want your kind of work</Trans>}>
          <Trans>People say here which work, which place and which pay they hope for.</Trans>
        </Reason>
        <Reason icon={DocumentIcon} title={<Trans>You know before you call</Trans>}>
          <Trans>
            Each resume says nationality and kind of stay, with room for Korean, experience and a few words.
          </Trans>
        </Reason>
        <Reason icon={ShieldIcon} title={<Trans>You know what it costs</Trans>}>
          <Trans>
            A Life posting is free once in seven days. Every other price is fixed and shown before you pay.
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
