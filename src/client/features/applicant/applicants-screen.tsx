import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, NativeSelect, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { APPLICANT_STAGES } from '../../../contract/base/enums.ts'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { newestAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { ListError, isPageGone } from '../../entities/answer/list-error.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { chosenApplicants } from '../../entities/applicant/applicants-query.ts'
import { ReadingNote } from '../../entities/applicant/applicant-note.tsx'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import type { ApplicantSearch } from './applicant-search.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { ApplicantTools } from './applicant-tools.tsx'
import { useRowsInPlace } from './rows-in-place.ts'
import { useFormat } from '../../i18n/format.ts'

/** The applicants of all jobs, by stage and by job, for printing and for spreadsheets. */
export function ApplicantsScreen({ search }: { search: ApplicantSearch }) {
  const { t } = useLingui()
  const format = useFormat()
  const { stage, job, page = 1 } = search
  const result = useQuery({
    ...chosenApplicants({ stages: stage === undefined ? [] : [stage], jobId: job }, page),
    ...live,
    placeholderData: keepPreviousData,
  })
  useTitle(t`Applicants`)
  const applicants = result.data?.data
  const list = result.isPlaceholderData ? undefined : `${stage} ${job} ${page}`
  const rows = useRowsInPlace(list, applicants, dataTimeOf(result))
  const total = result.data?.totalCount ?? 0
  const shown = format.number(total)
  if (applicants && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={(before: object) => ({ ...before, page: undefined })} replace />
  return (
    <PageColumn>
      <Group
        justify="space-between"
        gap="xs"
        pt={{ base: 'md', sm: 'xl' }}
        pb={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <Title order={1} fz={{ sm: 'xxl' }}>
          <Trans>Applicants</Trans>
        </Title>
        <ApplicantTools stage={stage} jobId={job} />
      </Group>
      <Filters search={search} />
      <StaleNote result={result} />
      {applicants ? (
        <Box
          py="md"
          px={{ base: 'edge', sm: 'xl' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
          style={{ '--edge': '0px' }}
        >
          <Text size="sm" c="dimmed">
            <Plural value={total} one={`${shown} applicant`} other={`${shown} applicants`} />
          </Text>
          <ReadingNote applicants={applicants} />
          {rows.length > 0 && <ApplicantTable rows={rows} />}
          <Pager page={page} totalPages={result.data?.totalPages ?? 1} label={t`Pages of applicants`} />
        </Box>
      ) : result.isError ? (
        <ListError
          error={result.error}
          title={<Trans>The applicants could not be loaded</Trans>}
          onRetry={() => void result.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </PageColumn>
  )
}

function Filters({ search: { stage, job } }: { search: ApplicantSearch }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  const to = '/employmentPage/applicants'
  const ofJob = job === undefined ? {} : { job }
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      gap="xs"
      pb="md"
      px={{ base: 'edge', sm: 0 }}
      data-no-print
    >
      <Flex component="nav" wrap="wrap" gap="xs" align="center" flex={1} aria-label={t`Stage`}>
        {[undefined, ...APPLICANT_STAGES].map((each) => (
          <ButtonLink
            key={each ?? 'ALL'}
            to={to}
            search={each === undefined ? ofJob : { ...ofJob, stage: each }}
            size="sm"
            variant={stage === each ? 'light' : 'default'}
          >
            {each === undefined ? <Trans>All</Trans> : i18n._(applicantStageLabels[each])}
          </ButtonLink>
        ))}
      </Flex>
      <NativeSelect
        w={{ sm: 260 }}
        aria-label={t`Posting`}
        value={job ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          void navigate({
            to,
            search: { ...(stage === undefined ? {} : { stage }), ...(value === '' ? {} : { job: value }) },
          })
        }}
      >
        <option value="">{t`All postings`}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Flex>
  )
}
