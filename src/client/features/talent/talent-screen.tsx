import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { Talent } from '../../../contract/candidate/talent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { ListError, isPageGone } from '../../entities/answer/list-error.tsx'
import { openAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { type CandidateFilter, readCandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { talentsFor } from '../../entities/candidate/candidates-query.ts'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { type Missing, useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { PageColumn, PageTitle, useTitle } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { FilterChips } from './filter-chips.tsx'
import { TalentCard } from './talent-card.tsx'
import { type TalentSearch, readTalentSearch } from './talent-search.ts'
import { ViewSheet } from './view-sheet.tsx'
import { useFormat } from '../../i18n/format.ts'
import { PickField } from '../../ui/field/search-field.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

/** Candidates for one of the employer's announcements. */
export function TalentScreen({ search }: { search: TalentSearch }) {
  const { t } = useLingui()
  const postings = useQuery(openAnnouncements(useLanguage()))
  const missing = useMissingVerification()
  useTitle(t`Matched talent`)
  return (
    <PageColumn>
      <Box pt={{ base: 'md', sm: 'xl' }} pb={{ base: 'md', sm: 'lg' }} px={{ base: 'edge', sm: 0 }}>
        <PageTitle>
          <Trans>Matched talent</Trans>
        </PageTitle>
        <Text mt="xxs" inherit maw="36rem" c="dimmed">
          <Trans>
            Job seekers compared with one of your postings. You see short names and no numbers until you view
            a resume.
          </Trans>
        </Text>
      </Box>
      {missing ? (
        <Closed status={missing} />
      ) : postings.data ? (
        <Candidates postings={postings.data.data} search={search} />
      ) : postings.isError ? (
        <ListError
          error={postings.error}
          title={<Trans>Your postings could not be loaded</Trans>}
          onRetry={() => void postings.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </PageColumn>
  )
}

function Candidates({ postings, search }: { postings: readonly EmployerJob[]; search: TalentSearch }) {
  const navigate = useNavigate()
  const chosen = postings.find(({ id }) => id === search.posting) ?? postings[0]
  const filter = readCandidateFilter({ ...search })
  if (!chosen) return <NoPosting />
  return (
    <>
      <Stack
        py={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 'xl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
      >
        <JobField
          postings={postings}
          chosen={chosen}
          onChoose={(posting) => void navigate({ to: '/talent', search: { ...filter, posting } })}
        />
        <FilterChips
          filter={filter}
          opens={search.filter}
          onFilter={(next) =>
            void navigate({
              to: '/talent',
              search: readTalentSearch({ ...next, posting: search.posting }),
              replace: true,
            })
          }
        />
      </Stack>
      <TalentList posting={chosen} filter={filter} page={search.page ?? 1} />
    </>
  )
}

interface TalentListProps {
  posting: EmployerJob
  filter: CandidateFilter
  page: number
}

function TalentList({ posting, filter, page }: TalentListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [viewing, setViewing] = useState<Talent>()
  const result = useQuery({
    ...talentsFor(posting.id, filter, page, useLanguage()),
    placeholderData: keepPreviousData,
  })
  const missing = useMissingVerification(result.error)
  // Also instead of persisted data.
  if (missing) return <Closed status={missing} />
  if (result.data && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={{ ...filter, posting: posting.id }} replace />
  if (!result.data) {
    if (!result.isError) return <LoadingBlocks rows={4} form="text" />
    return (
      <ListError
        error={result.error}
        title={<Trans>The candidates could not be loaded</Trans>}
        onRetry={() => void result.refetch()}
      />
    )
  }
  const { data: talents, totalCount = talents.length, totalPages = 1 } = result.data
  const shown = format.number(totalCount)
  if (talents.length === 0) return <Nobody isFiltered={Object.keys(filter).length > 0} posting={posting.id} />
  return (
    <section aria-labelledby="candidates">
      <Flex
        columnGap="sm"
        align="baseline"
        justify="space-between"
        wrap="wrap"
        pt={{ base: 'md', sm: 'lg' }}
        pb={{ base: 'xs', sm: 'sm' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <h2 id="candidates">
          <Plural value={totalCount} one={`${shown} candidate`} other={`${shown} candidates`} />
        </h2>
        <StaleNote result={result} />
      </Flex>
      <Flex direction="column" gap={{ base: 'xs', sm: 'md' }}>
        {talents.map((talent) => (
          <TalentCard
            key={talent.resumeId}
            talent={talent}
            posting={posting}
            page={page}
            filter={filter}
            dataTime={dataTimeOf(result)}
            onView={() => setViewing(talent)}
          />
        ))}
      </Flex>
      <Pager page={page} totalPages={totalPages} label={t`Pages of candidates`} />
      {viewing && <ViewSheet talent={viewing} posting={posting.id} onClose={() => setViewing(undefined)} />}
    </section>
  )
}

const Closed = ({ status }: { status: Missing }): ReactNode => (
  <NotVerified status={status} ways={<MyPostings />}>
    <Trans>
      Only verified businesses can see job seekers, open their resumes and send job offers. You can always
      read the resumes of your applicants.
    </Trans>
  </NotVerified>
)

const MyPostings = (): ReactNode => (
  <ButtonLink to="/employmentPage/hiringAnnouncement" variant="subtle" color="gray">
    <Trans>My postings</Trans>
  </ButtonLink>
)

const NoPosting = (): ReactNode => (
  <EmptyState
    title={<Trans>You have no posting in progress</Trans>}
    action={
      <ButtonLink to="/writeAnnouncement" variant="light">
        <Trans>Post a job</Trans>
      </ButtonLink>
    }
  >
    <Trans>
      Candidates are compared with one of your postings. You can post a free Life job once every seven days.
    </Trans>
  </EmptyState>
)

const Nobody = ({ isFiltered, posting }: { isFiltered: boolean; posting: string }): ReactNode =>
  isFiltered ? (
    <EmptyState
      title={<Trans>No candidates match these filters</Trans>}
      action={
        <ButtonLink to="/talent" search={{ posting }} variant="light">
          <Trans>Clear filters</Trans>
        </ButtonLink>
      }
    />
  ) : (
    <NobodyYet />
  )

const NobodyYet = (): ReactNode => (
  <EmptyState
    title={<Trans>No candidates match this posting yet</Trans>}
    action={
      <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
        <Trans>My postings</Trans>
      </ButtonLink>
    }
  >
    <Trans>Job seekers who have saved a desired job appear here.</Trans>
  </EmptyState>
)

interface JobFieldProps {
  postings: readonly EmployerJob[]
  chosen: EmployerJob
  onChoose: (id: string) => void
}

/** Selects one of the employer's announcements. */
function JobField({ postings, chosen, onChoose }: JobFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PickField
        label={<Trans>Compare with this posting</Trans>}
        value={<span lang="ko">{chosen.title}</span>}
        placeholder=""
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet open onClose={() => setIsOpen(false)} title={<Trans>Choose a posting</Trans>} fit>
          <Box pb="calc(var(--space-16) + env(safe-area-inset-bottom))">
            <RadioRows
              label={t`Posting`}
              name="posting"
              value={chosen.id}
              rows={postings.map(({ id, title }) => ({ value: id, content: <span lang="ko">{title}</span> }))}
              onPick={(id) => {
                setIsOpen(false)
                onChoose(id)
              }}
            />
          </Box>
        </Sheet>
      )}
    </>
  )
}
