import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { publicErrorTexts } from '../../../../contract/base/public-error-texts.ts'
import { closedReasonTexts } from '../../../i18n/labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { ListError } from '../../../entities/answer/list-error.tsx'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, Section, useTitle } from '../../../ui/page/page.tsx'
import { Pay } from '../../../entities/job/pay/pay.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { JobCompany } from '../../../entities/job/job-company.tsx'
import {
  JobConditions,
  JobDescription,
  JobPhrases,
  JobPromises,
} from '../../../entities/job/job-conditions.tsx'
import { JobHead } from '../../../entities/job/job-head.tsx'
import { JobPlace } from '../../../entities/job/job-place.tsx'
import { ShownTitle, shownTitle } from '../../../entities/job/job-title.tsx'
import { PayBar } from '../../../entities/job/pay/pay-bar.tsx'
import { WeekStrip } from '../../../entities/job/pay/week-strip.tsx'
import { FindJobs } from '../find-jobs.tsx'
import { JobColumns } from './job-columns.tsx'
import { JobActions, JobTools } from './job-actions.tsx'
import { withNewerFacts } from './newer-facts.ts'
import { type KnownCard, useKnownCard } from './use-known-card.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { landingTexts, membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import type { CardWork } from '../../../entities/work-right/work-of-card.ts'

interface JobDetailScreenProps {
  id: string
  /** Shown at the end of the job. */
  report: ReactNode
}

export function JobDetailScreen({ id, report }: JobDetailScreenProps) {
  const result = useQuery({ ...jobById(id, useLanguage()), ...live })
  const card = useKnownCard(id, result.isError && !result.data)
  const job = result.data && withNewerFacts(result.data.data, dataTimeOf(result), seenCard(card))
  const preview = isGone(result.error) ? undefined : card
  const known = job ?? preview?.job
  const titled = job ?? card?.job
  useTitle(titled && shownTitle(titled))
  const tools = known && (
    <JobTools job={known} dataTime={dataTimeOf(job ? result : (preview?.result ?? {}))} />
  )
  return (
    <>
      <InnerHeader up="/recruitInfo">
        {tools && (
          <Box component="span" hiddenFrom="md">
            {tools}
          </Box>
        )}
      </InnerHeader>
      <PageColumn>
        {known ? (
          <JobColumns
            aside={<JobAside job={known} details={job} dataTime={job ? dataTimeOf(result) : 0} />}
            tools={tools}
          >
            {job ? (
              <Job job={job} note={<StaleNote result={result} />} report={report} />
            ) : (
              preview && (
                <JobPreview
                  card={preview}
                  isMissing={!result.isFetching}
                  onRetry={() => void result.refetch()}
                />
              )
            )}
          </JobColumns>
        ) : result.error ? (
          <NoJob error={result.error} onRetry={() => void result.refetch()} />
        ) : (
          <LoadingBlocks rows={4} form="text" />
        )}
      </PageColumn>
    </>
  )
}

const seenCard = (card: KnownCard | undefined) => card && { job: card.job, dataTime: dataTimeOf(card.result) }

interface JobAsideProps {
  job: KnownCard['job']
  /** Undefined until they arrive, which must not end what was begun here. */
  details: JobDetail | undefined
  dataTime: number
}

/** What the reader does about a job, known from a list or whole. */
const JobAside = ({ job, details, dataTime }: JobAsideProps) => (
  <>
    {details && (
      <Box visibleFrom="md">
        <Text mb="xs" size="sm" c="dimmed">
          <ShownTitle job={details} />
        </Text>
        <Pay job={details} />
      </Box>
    )}
    <JobActions job={details ?? job} dataTime={dataTime} />
  </>
)

function Job({ job, note, report }: { job: JobDetail; note: ReactNode; report: ReactNode }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <>
      {note}
      {job.status === 'CLOSED' && (
        <Box pt={{ base: 'xs', sm: 0 }} pb={{ base: 'xs', sm: 'md' }} px={{ base: 'edge', sm: 0 }}>
          <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
            {i18n._(job.closedReason ? closedReasonTexts[job.closedReason] : publicErrorTexts.JOB_CLOSED)}{' '}
            {job.closedDate && <time dateTime={job.closedDate}>{format.date(job.closedDate)}</time>}
          </Alert>
        </Box>
      )}
      <JobHead job={job} />
      {job.isOwn && <OwnPosting jobId={job.id} />}
      <PostingWarnings job={job} />
      <Box h={{ base: 'xs', sm: 0 }} />
      <PayBar job={job}>
        <HowReckoned job={job} />
      </PayBar>
      <WeekStrip job={job} />
      <JobConditions job={job}>
        <MayITake job={job} />
      </JobConditions>
      <JobPhrases job={job} />
      <JobPromises job={job} />
      <JobDescription job={job} />
      <JobPlace job={job} />
      <JobCompany job={job} />
      {report}
    </>
  )
}

/** Whether the job does not exist or its id is malformed. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status)

function NoJob({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isGone(error))
    return (
      <ErrorState as="h1" title={<Trans>This job does not exist</Trans>} action={<FindJobs />}>
        <Trans>The job may have been taken down, or the address is incomplete.</Trans>
      </ErrorState>
    )
  return (
    <ListError as="h1" error={error} title={<Trans>The job could not be loaded</Trans>} onRetry={onRetry} />
  )
}

const JobWage = optionalPart(() => import('../../../entities/job/wage/job-wage.tsx'), 'JobWage', membersTexts)

/** Opens the lines of the pay; what the law would refuse today is shown at once. */
function HowReckoned({ job }: { job: JobDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>How this is calculated</Trans>
      </Button>
      {(isOpen || job.wageWarnings?.[0]) && <JobWage job={job} isOpen={isOpen} />}
    </>
  )
}

interface JobPreviewProps {
  card: KnownCard
  /** The details could not be loaded. */
  isMissing: boolean
  onRetry: () => void
}

/** A job known from a list only: its card until the details arrive. */
function JobPreview({ card: { job, result }, isMissing, onRetry }: JobPreviewProps) {
  return (
    <>
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
    </>
  )
}

const OwnPosting = optionalPart(() => import('./own-posting.tsx'), 'OwnPosting', membersTexts)

const FraudWarnings = optionalPart(
  () => import('../../../entities/fraud/fraud-warnings.tsx'),
  'FraudWarnings',
  membersTexts,
)

/** Warns of a posting that looks like a known fraud; others load nothing for it. */
function PostingWarnings({ job: { warnings = [] } }: { job: Pick<JobDetail, 'warnings'> }) {
  return warnings.length > 0 && <FraudWarnings warnings={warnings} />
}

const WorkRightPanel = optionalPart(
  () => import('../../../entities/work-right/work-right-panel.tsx'),
  'WorkRightPanel',
  rightsTexts,
  landingTexts,
)

/** Opens the answer on the right to work; it is shown at once to readers who gave their status. */
function MayITake({ job }: { job: CardWork }) {
  const facts = useOwnFacts()
  const [isOpen, setIsOpen] = useState<boolean>()
  const isShown = isOpen ?? facts !== null
  return (
    <>
      <Button variant="light" size="sm" mt="md" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
        <Trans>May I take this job?</Trans>
      </Button>
      {isShown && <WorkRightPanel job={job} />}
    </>
  )
}
