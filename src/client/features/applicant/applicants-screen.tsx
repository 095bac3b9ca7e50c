import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { applicantCounts, chosenApplicants } from '../../entities/applicant/applicants-query.ts'
import { ReadingNote } from '../../entities/applicant/applicant-note.tsx'
import { NoStatusNote } from '../../entities/applicant/applicant-right.tsx'
import {
  useApplicationDecision,
  useHasOfferedTimes,
  useIsShortlisted,
} from '../../entities/applicant/decision.ts'
import { useFormat } from '../../i18n/format.ts'
import { ShortcutsHelp } from '../../ui/keyboard/shortcuts-help.tsx'
import { PageTitle, useTitle } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { ApplicantFilters } from './applicant-filters.tsx'
import { ApplicantList } from './applicant-list.tsx'
import type { ApplicantRow } from './applicant-rows.tsx'
import { type ApplicantSearch, choiceOf } from './applicant-search.ts'
import { ApplicantTools } from './applicant-tools.tsx'
import type { ResumeComponent } from './resume-pane.tsx'
import { type Placed, useRowsInPlace } from './rows-in-place.ts'
import { countsWith, knownApplicants } from './unsent-counts.ts'

interface ApplicantsScreenProps {
  search: ApplicantSearch
  Resume: ResumeComponent
}

/** The applicants of all jobs at a glance: filtered, compared beside their resumes, and decided about together. */
export function ApplicantsScreen({ search, Resume }: ApplicantsScreenProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { page = 1 } = search
  const { result, counts, rows, added } = useApplicants(search)
  const opensBeside = useMediaQuery('(width >= 68em)', false, { getInitialValueInEffect: false })
  useTitle(t`Applicants`)
  const applicants = result.data?.data
  const total = (result.data?.totalCount ?? 0) + added
  const shown = format.number(total)
  if (applicants && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={(before: object) => ({ ...before, page: undefined })} replace />
  return (
    <Box w="100%" px={{ sm: 'edge' }}>
      <Head search={search} />
      <ApplicantFilters search={search} counts={counts} />
      <StaleNote result={result} />
      {applicants ? (
        <Box
          py="md"
          px={{ base: 'edge', sm: 'md' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
          style={{ '--edge': '0px' }}
        >
          <Text size="sm" c="dimmed">
            <Plural value={total} one={`${shown} applicant`} other={`${shown} applicants`} />
          </Text>
          <ReadingNote applicants={applicants} />
          <NoStatusNote applicants={applicants} />
          <ApplicantList rows={rows} search={search} opensBeside={opensBeside} Resume={Resume} />
          <Pager page={page} totalPages={result.data?.totalPages ?? 1} label={t`Pages of applicants`} />
        </Box>
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The applicants could not be loaded</Trans>}
          rows={4}
        />
      )}
    </Box>
  )
}

/** The page of applicants with what this member has decided and not sent yet. */
function useApplicants(search: ApplicantSearch) {
  const { stage, shortlist, sort, page = 1 } = search
  const choice = choiceOf(search)
  const result = useQuery({
    ...chosenApplicants(
      {
        ...choice,
        isShortlisted: shortlist && true,
        stages: stage ? [stage] : [],
        ...(sort ? { sort } : {}),
      },
      page,
    ),
    ...live,
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({ ...applicantCounts(choice), ...live, placeholderData: keepPreviousData })
  const rowOf = useRow()
  const known = knownApplicants(useQueryClient(), choice)
  const { open: _, ...listed } = search
  const list = result.isPlaceholderData ? undefined : JSON.stringify(listed)
  const dataTime = dataTimeOf(result)
  const placed = useRowsInPlace(list, result.data?.data, dataTime)
  const knownAt = (time: number) => known.map(({ applicant }) => rowOf({ applicant, dataTime: time }))
  // Put on the shortlist in another list and not sent: the server does not list them yet.
  const added = knownAt(dataTime).filter(
    ({ applicant, isShortlisted }) =>
      shortlist &&
      isShortlisted &&
      !applicant.isShortlisted &&
      placed.every((row) => row.applicant.id !== applicant.id),
  )
  return {
    result,
    counts: counts.data && countsWith(counts.data.data, knownAt(dataTimeOf(counts))),
    rows: [...added, ...placed.map(rowOf)],
    added: added.length,
  }
}

/** An applicant with what this member has done and not sent yet. */
function useRow(): (placed: Placed<OpenApplicant>) => ApplicantRow {
  const decisionOf = useApplicationDecision()
  const isOnShortlist = useIsShortlisted()
  const hasOffered = useHasOfferedTimes()
  return ({ applicant, dataTime }) => ({
    applicant,
    decision: decisionOf(applicant, dataTime),
    isShortlisted: isOnShortlist(applicant, dataTime),
    hasOfferedTimes: hasOffered(applicant, dataTime),
  })
}

function Head({ search }: { search: ApplicantSearch }) {
  return (
    <Group
      justify="space-between"
      gap="xs"
      pt={{ base: 'md', sm: 'xl' }}
      pb={{ base: 'md', sm: 'lg' }}
      px={{ base: 'edge', sm: 0 }}
    >
      <PageTitle>
        <Trans>Applicants</Trans>
      </PageTitle>
      <Flex gap="xs" wrap="wrap" data-no-print>
        <ShortcutsHelp keys={KEYS} />
        <ApplicantTools
          stage={search.stage}
          choice={{ ...choiceOf(search), isShortlisted: search.shortlist && true }}
        />
      </Flex>
    </Group>
  )
}

const KEYS = [
  ['J', <Trans key="j">Next applicant</Trans>],
  ['K', <Trans key="k">Previous applicant</Trans>],
  ['S', <Trans key="s">Put on your shortlist, or take off it. Nobody is told.</Trans>],
  ['R', <Trans key="r">See what is sent if you decline. Press Enter to send it.</Trans>],
  ['X', <Trans key="x">Choose the applicant, or not</Trans>],
  [
    <Trans key="shift" comment="Keyboard and mouse together">
      Shift + click
    </Trans>,
    <Trans key="range">Choose all applicants from the last one that you chose to this one</Trans>,
  ],
  ['Z', <Trans key="z">Undo while it has not been sent</Trans>],
] as const
