import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text, SimpleGrid, Stack } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import type { ReportCase } from '../../../../../contract/operator/case.ts'
import { JobDescription } from '../../../../entities/job/job-conditions.tsx'
import { JobHead } from '../../../../entities/job/job-head.tsx'
import { jobById } from '../../../../entities/job/job-query.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { CaseAnswer } from '../../desk/case-answer.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { useArrivalFocus } from '../../keyboard/use-arrival-focus.ts'
import { reportCase, reportsPage } from '../../queries.ts'
import { CaseActions } from '../case-actions.tsx'
import { reportReasons } from '../case-texts.ts'
import { ReportCompany } from './report-company.tsx'
import { ReportDecision, type ReportDecisionProps } from './report-decision.tsx'
import { ReportText } from './report-text.tsx'
import { reportsIn } from './reports-screen.tsx'
import { useQueue } from '../use-queue.ts'
import { deskCard } from '../../desk/desk-surfaces.ts'

/** A report beside the reported job and its company, and the decision. */
export function ReportScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const result = useQuery(reportCase(id))
  const queue = usePostingQueue(id, search)
  return (
    <DeskPage
      title={t`Report about a posting`}
      actions={
        <CaseActions
          desk="reports"
          search={search}
          back={<Trans>All reports</Trans>}
          queue={queue}
          keys={[
            ['C', <Trans key="c">Close the posting. You are asked for the reason first.</Trans>],
            ['D', <Trans key="d">Dismiss the report. You are asked for the reason first.</Trans>],
          ]}
        />
      }
    >
      <ReportAnswer result={result}>
        {({ data, etag }) => (
          <Case
            report={data}
            etag={etag}
            onAsked={() => void result.refetch()}
            onDecided={async () => (await queue.advance())?.job.title}
          />
        )}
      </ReportAnswer>
    </DeskPage>
  )
}

/** A report, or why there is none to show. */
export function ReportAnswer<Answer>(
  props: Pick<ComponentProps<typeof CaseAnswer<Answer>>, 'result' | 'children'>,
) {
  return (
    <CaseAnswer
      gone={<EmptyState title={<Trans>This report no longer exists</Trans>} />}
      failed={<Trans>The report could not be loaded</Trans>}
      {...props}
    />
  )
}

function usePostingQueue(id: string, search: DeskSearch) {
  const queries = useQueryClient()
  const { state, page } = reportsIn(search)
  const list = useQuery({ ...reportsPage(state, page), placeholderData: keepPreviousData })
  return useReportQueue({ id, search, list, onFirstPage: () => queries.fetchQuery(reportsPage(state, 1)) })
}

interface ReportQueueOptions<Row> {
  id: string
  search: DeskSearch
  list: {
    data: { data: readonly Row[] } | undefined
    refetch: () => Promise<{ data: { data: readonly Row[] } | undefined }>
  }
  onFirstPage: () => Promise<{ data: readonly Row[] }>
}

/** The queue of the list that a case was opened from. */
export function useReportQueue<Row extends { id: string }>(options: ReportQueueOptions<Row>) {
  const { id, search, list, onFirstPage } = options
  const rows = list.data?.data ?? []
  const reload = async () => {
    const left = (await list.refetch()).data?.data ?? rows
    return left.length > 0 || reportsIn(search).page === 1 ? left : (await onFirstPage()).data
  }
  return useQueue({ desk: 'reports', id, search, rows, onReload: reload })
}

function Case(props: ReportDecisionProps) {
  const { report } = props
  const start = useRef<HTMLElement>(null)
  useArrivalFocus(start, true)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Stack>
        <Box
          component="section"
          {...deskCard}
          style={{ outline: 'none' }}
          ref={start}
          tabIndex={-1}
          aria-labelledby="report-reason"
        >
          <Stack gap="sm">
            <Said report={report} />
            <ReportDecision {...props} />
          </Stack>
        </Box>
        <ReportCompany report={report} />
      </Stack>
      <Posting report={report} />
    </SimpleGrid>
  )
}

interface SaidProps {
  report: Pick<ReportCase, 'reason' | 'text' | 'langCode' | 'createdDate' | 'formerText' | 'isByMember'>
}

/** What the reporter wrote. */
export function Said({ report }: SaidProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const when = format.moment(report.createdDate)
  return (
    <>
      <h2 id="report-reason">{i18n._(reportReasons[report.reason])}</h2>
      <Text size="sm" c="dimmed">
        {report.isByMember ? (
          <Trans>Reported by a member · {when}</Trans>
        ) : (
          <Trans>Reported by a visitor · {when}</Trans>
        )}
      </Text>
      {report.text === '' ? (
        <Text size="sm" c="dimmed">
          <Trans>No further details were given.</Trans>
        </Text>
      ) : (
        <ReportText {...report} />
      )}
      {report.formerText !== null && (
        <>
          <h3>
            <Trans>The posting has changed since the report. The reported text was:</Trans>
          </h3>
          <ReportText text={report.formerText} langCode={null} />
        </>
      )}
    </>
  )
}

function Posting({ report: { job } }: Pick<ReportDecisionProps, 'report'>) {
  const { t } = useLingui()
  const result = useQuery(jobById(job.id, useLanguage()))
  return (
    <Box component="section" {...deskCard} p={0} aria-label={t`The posting`}>
      <CaseAnswer
        result={result}
        as="h3"
        rows={2}
        gone={
          <Text p="xl">
            <b lang="ko">{job.title}</b>
            <br />
            <Trans>This posting is no longer public.</Trans>
          </Text>
        }
        failed={<Trans>The posting could not be loaded</Trans>}
      >
        {({ data }) => (
          <>
            <JobHead job={data} as="h2" />
            <JobDescription job={data} />
            <ButtonLink
              variant="default"
              size="sm"
              mx={{ base: 'edge', sm: 'xl' }}
              mb="xl"
              to="/recruitment/detail/$id"
              params={{ id: job.id }}
            >
              <Trans>Open the full posting</Trans>
            </ButtonLink>
          </>
        )}
      </CaseAnswer>
    </Box>
  )
}
