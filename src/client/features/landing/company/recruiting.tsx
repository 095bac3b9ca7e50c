import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/link.tsx'
import { CandidatesDrawing } from './candidates-drawing.tsx'
import { LandingSection } from '../landing-section.tsx'
import classes from './recruiting.module.css'

/** The steps of recruiting. */
export function Recruiting() {
  return (
    <LandingSection surface id="recruiting" title={<Trans>Hire in three steps</Trans>}>
      <div className={classes.split}>
        <div className={classes.steps}>
          <ol>
            <Step title={<Trans>Post your job</Trans>}>
              <Trans>Fill in one form. It checks the pay against the minimum wage.</Trans>
            </Step>
            <Step title={<Trans>See who matches</Trans>}>
              <Trans>
                People are sorted by how well region, kind of work, pay, Korean and residence type match. You
                can see the reasons.
              </Trans>
            </Step>
            <Step title={<Trans>Send job offers or receive applications</Trans>}>
              <Trans>
                Send job offers to people who match. You can read the resumes of your applicants for free.
              </Trans>
            </Step>
          </ol>
          <Group gap="xs" align="stretch">
            <ButtonLink to="/signUp" search={{ redirect: '/writeAnnouncement' }} variant="light">
              <Trans>Post a job</Trans>
            </ButtonLink>
            <ButtonLink to="/talent" variant="default">
              <Trans>View matched talent</Trans>
            </ButtonLink>
          </Group>
        </div>
        <CandidatesDrawing />
      </div>
    </LandingSection>
  )
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
