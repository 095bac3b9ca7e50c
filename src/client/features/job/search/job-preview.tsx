import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { dataTimeOf } from '../../../api/query-for.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { Section } from '../../../ui/page/page.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { ApplyAction } from '../detail/apply-action.tsx'
import { JobColumns } from '../detail/job-columns.tsx'
import { JobTools } from '../detail/job-actions.tsx'
import { JobHead } from '../../../entities/job/job-head.tsx'
import type { KnownCard } from '../detail/use-known-card.ts'
import { WeekStrip } from '../../../entities/job/pay/week-strip.tsx'

interface JobPreviewProps {
  card: KnownCard
  /** The details could not be loaded. */
  isMissing: boolean
  onRetry: () => void
}

/** A job known from a list only: its card until the details arrive. */
export function JobPreview({ card: { job, result }, isMissing, onRetry }: JobPreviewProps) {
  return (
    <JobColumns
      aside={
        <ActionBar>
          <ApplyAction job={job} dataTime={0} />
        </ActionBar>
      }
      tools={<JobTools job={job} dataTime={dataTimeOf(result)} />}
    >
      {isMissing && <StaleNote result={result} />}
      <JobHead job={job} />
      <Box h={{ base: 'xs', sm: 0 }} />
      <WeekStrip job={job} />
      <Section surface id="rest" title={<Trans>Details</Trans>}>
        {isMissing ? (
          <ErrorState as="h3" title={<Trans>The details are not on this device yet</Trans>} onRetry={onRetry}>
            <Trans>The details load when you are connected. You can already apply or save the job.</Trans>
          </ErrorState>
        ) : (
          <LoadingBlocks rows={3} form="text" />
        )}
      </Section>
    </JobColumns>
  )
}
