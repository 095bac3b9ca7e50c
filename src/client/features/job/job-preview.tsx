import { Trans } from '@lingui/react/macro'
import type { JobCard } from '../../../contract/job.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Section } from '../../ui/page.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/states.tsx'
import { ApplyAction } from './apply-action.tsx'
import actions from './job-actions.module.css'
import classes from './job-detail-screen.module.css'
import { JobHead } from './job-head.tsx'
import { WeekStrip } from './week-strip.tsx'

interface JobPreviewProps {
  job: JobCard
  /** The rest cannot be had now. */
  isMissing: boolean
  onRetry: () => void
}

/** A posting that was only seen in a list: what the list knew of it, until the rest arrives. */
export function JobPreview({ job, isMissing, onRetry }: JobPreviewProps) {
  return (
    <div className={classes.job}>
      <article className={classes.main}>
        <JobHead job={job} />
        <div className={classes.band} />
        <WeekStrip job={job} />
        <Section surface id="rest" title={<Trans>Details</Trans>}>
          {isMissing ? (
            <ErrorState
              as="h3"
              title={<Trans>The details are not on this phone yet</Trans>}
              onRetry={onRetry}
            >
              <Trans>They load when you are connected. You can apply and bookmark all the same.</Trans>
            </ErrorState>
          ) : (
            <LoadingBlocks rows={3} form="text" />
          )}
        </Section>
      </article>
      <aside className={classes.aside}>
        <ActionBar>
          <div className={actions.apply}>
            <ApplyAction job={job} seenAt={0} />
          </div>
        </ActionBar>
      </aside>
    </div>
  )
}
