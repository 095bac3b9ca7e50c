import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button/button.tsx'
import { CandidatesDrawing } from './candidates-drawing.tsx'
import { LandingSection } from '../landing-section.tsx'
import classes from './recruiting.module.css'

/** The steps of recruiting. */
export function Recruiting() {
  return (
    <LandingSection surface id="recruiting" title={<Trans>From posting to person, in three steps</Trans>}>
      <div className={classes.split}>
        <div className={classes.steps}>
          <ol>
            <Step title={<Trans>Post the job</Trans>}>
              <Trans>One form. It compares the pay with the minimum wage while you fill it in.</Trans>
            </Step>
            <Step title={<Trans>See who fits</Trans>}>
              <Trans>
                People are put in order by region, work, pay, Korean and kind of stay. Every point is
                explained.
              </Trans>
            </Step>
            <Step title={<Trans>Ask them, or let them ask you</Trans>}>
              <Trans>
                Send a proposal to whoever fits. Resumes of people who apply to you cost nothing to read.
              </Trans>
            </Step>
          </ol>
          <div className={classes.ways}>
            <LinkButton to="/writeAnnouncement" variant="light">
              <Trans>Post a job</Trans>
            </LinkButton>
            <LinkButton to="/talent" variant="outline">
              <Trans>See matched talent</Trans>
            </LinkButton>
          </div>
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
